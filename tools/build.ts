import { parseArgs } from 'node:util';
import { buildFunctions } from './build-functions.ts';
import { buildWeb } from './local/build-web.ts';

/** `npm run build`: everything that is deployed, under `dist/`. With `--lambda`, native code is that of Lambda's machines. */
const { values } = parseArgs({ options: { lambda: { type: 'boolean', default: false } } });
await Promise.all([buildFunctions({ platform: values.lambda ? 'lambda' : 'here' }), buildWeb()]);
