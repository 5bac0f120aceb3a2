import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { broken, reliedOn, BASELINE_FILE, compatibilityBaseline } from './compatibility.ts';
import { renderApiDocs } from './render.ts';

/** `npm run docs`. With `--break-compatibility`, what old callers rely on may go. */
const { values } = parseArgs({ options: { 'break-compatibility': { type: 'boolean', default: false } } });

writeFileSync(join('docs', 'architecture', 'api.md'), await renderApiDocs());

const stumbles = existsSync(BASELINE_FILE) ? broken(compatibilityBaseline(), reliedOn()) : [];
if (stumbles.length > 0 && !values['break-compatibility']) {
  console.error(`An old web would stumble over:\n${stumbles.join('\n')}`);
  process.exitCode = 1;
} else writeFileSync(BASELINE_FILE, `${reliedOn().join('\n')}\n`);
