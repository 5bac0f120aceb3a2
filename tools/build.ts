import { buildFunctions } from './build-functions.ts';
import { buildWeb } from './local/build-web.ts';

/** `npm run build`: everything that is deployed, under `dist/`. */
await Promise.all([buildFunctions(), buildWeb()]);
