import { parseArgs } from 'node:util';
import { buildFunctions } from './build-functions.ts';
import { buildWeb } from './build-web.ts';
import { synthesize } from './synthesize.ts';

/** `npm run build`: everything that is deployed, under `dist/`, and the templates of the local stage. With `--lambda`, native code is that of Lambda's machines. */
const { values } = parseArgs({ options: { lambda: { type: 'boolean', default: false } } });
const functions = buildFunctions({ platform: values.lambda ? 'lambda' : 'here' });
// `cdk` makes the templates of what is deployed.
await Promise.all([values.lambda ? functions : functions.then(synthesize), buildWeb()]);
