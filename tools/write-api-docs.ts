import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderApiDocs } from './api-docs/render.ts';

writeFileSync(join('docs', 'api.md'), await renderApiDocs());
