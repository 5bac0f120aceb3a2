import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '#tools/docs/formatted';
import { cutFamily } from './cut.ts';
import { families } from './families.ts';

const fonts = join('web', 'static', 'static', 'fonts');
const table = join('web', 'shared', 'typefaces', 'fonts.json');

for (const name of readdirSync(fonts)) if (name.endsWith('.woff2')) rmSync(join(fonts, name));
const faces: Record<string, object> = {};
for (const key of Object.keys(families)) {
  const { files, face } = await cutFamily(key);
  faces[key] = face;
  for (const { name, bytes } of files) {
    writeFileSync(join(fonts, name), bytes);
    console.log(name, bytes.length);
  }
}
writeFileSync(table, await formatted(table, JSON.stringify(faces)));
