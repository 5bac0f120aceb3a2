import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderApiDocs } from './render.ts';

writeFileSync(join('docs', 'architecture', 'api.md'), await renderApiDocs());
