import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { broken, promises, PROMISES_FILE, compatibilityBaseline } from './compatibility.ts';
import { renderApiDocs } from './render.ts';

/** `npm run docs`. With `--break-promises`, what old callers rely on may go. */
const { values } = parseArgs({ options: { 'break-promises': { type: 'boolean', default: false } } });

writeFileSync(join('docs', 'api.md'), await renderApiDocs());

const stumbles = existsSync(PROMISES_FILE) ? broken(compatibilityBaseline(), promises()) : [];
if (stumbles.length > 0 && !values['break-promises']) {
  console.error(`An old web would stumble over:\n${stumbles.join('\n')}`);
  process.exitCode = 1;
} else writeFileSync(PROMISES_FILE, `${promises().join('\n')}\n`);
