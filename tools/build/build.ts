import { parseArgs } from 'node:util';
import { buildFunctions } from './build-functions.ts';
import { buildWeb } from './build-web.ts';
import { synthesize } from './synthesize.ts';

/** `npm run build`; `--lambda` selects native code for Lambda. */
const { values } = parseArgs({ options: { lambda: { type: 'boolean', default: false } } });
const functions = buildFunctions({ platform: values.lambda ? 'lambda' : 'here' });
await Promise.all([values.lambda ? functions : functions.then(synthesize), buildWeb()]);
