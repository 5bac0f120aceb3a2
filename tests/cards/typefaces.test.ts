import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { typefaces } from '#contract/rules/choices';
import { cutFamily } from '#tools/media/typefaces/cut';
import { families } from '#tools/media/typefaces/families';
import { typefaceSheet } from '#web/plugins/typefaces.ts';
import fonts from '#web/shared/typefaces/fonts.json' with { type: 'json' };
import { pairings } from '#web/shared/typefaces/pairings.ts';
import {
  fontAddress,
  preloadedFonts,
  typefaceProperties,
  typefaceStyles,
} from '#web/shared/typefaces/typeface-styles.ts';

const folder = join('web', 'static', 'static', 'fonts');
const bytesOf = (file: string) => statSync(join(folder, file)).size;
const addressesIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address!);

describe.each(typefaces)('the pairing %s', (name) => {
  const { display, text } = pairings[name];
  const css = typefaceStyles(name);

  it('takes at most 45 kB for Western languages', () => {
    const first = new Set([display.files[0]!, text.files[0]!]);
    expect([...first].reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(45_000);
  });

  it('names only its own fonts, of which those for Western languages are preloaded', () => {
    const own = [...new Set([...display.files, ...text.files])].map(fontAddress);
    expect(addressesIn(css)).toEqual(own);
    expect(preloadedFonts(name)).toEqual(own.filter((address) => !address.includes('-ext-')));
  });

  it('is swapped in over a fallback of the same measures', () => {
    const faces = css.match(/@font-face\{[^}]*\}/g)!;
    const [hosted, local] = [/url\(/, /local\(/].map((source) => faces.filter((face) => source.test(face)));
    for (const face of hosted!) expect(face).toContain('font-display:swap');
    expect(local).toHaveLength(new Set([display, text]).size);
    for (const face of local!)
      expect(face).toMatch(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/);
  });
});

describe('the hosted fonts', () => {
  it('are what their packages are cut to today (npm run typefaces)', async () => {
    const names: string[] = [];
    for (const key of Object.keys(families)) {
      const { files, face } = await cutFamily(key);
      expect(face).toEqual(fonts[key as keyof typeof fonts]);
      for (const { name, bytes } of files) expect(bytes.equals(readFileSync(join(folder, name)))).toBe(true);
      names.push(...files.map(({ name }) => name));
    }
    expect(readdirSync(folder).toSorted()).toEqual(['LICENSE.md', ...names].toSorted());
  });

  it.each(['swap', 'optional'] as const)('are declared with %s in a sheet of all pairings', (display) => {
    const sheet = typefaceSheet(display);
    const faces = sheet.match(/@font-face\{[^}]*\}/g)!;
    expect(new Set(faces).size).toBe(faces.length);
    expect(addressesIn(sheet).toSorted()).toEqual(
      Object.values(fonts)
        .flatMap(({ files }) => files.map(fontAddress))
        .toSorted(),
    );
    for (const face of faces.filter((one) => one.includes('url(')))
      expect(face).toContain(`font-display:${display}`);
    for (const name of typefaces) {
      const properties = Object.entries(typefaceProperties(pairings[name])).map((entry) => entry.join(':'));
      expect(sheet).toContain(`[data-typefaces='${name}']{${properties.join(';')}}`);
    }
  });

  it('are each licensed beside the files', () => {
    const license = readFileSync(join(folder, 'LICENSE.md'), 'utf8');
    for (const { source } of Object.values(families))
      expect(license).toContain(`\`@fontsource-variable/${source}\` 5.3.0`);
  });

  it('of workspace and site are those of the pairing system', () => {
    const css = readFileSync(join('web', 'shared', 'styles', 'font.css'), 'utf8');
    expect(addressesIn(css)).toEqual(fonts.geist.files.map((file) => `'${fontAddress(file)}'`));
  });
});
