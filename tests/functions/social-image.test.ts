import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultBranding } from '#contract/cards/default-branding';
import { glyphsOf } from '#pages/social-image/glyphs.ts';
import { collectionText, organizationText, referenceText } from '#pages/social-image/texts.ts';
import { drawable } from '#pages/social-image/typography.ts';

const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const files = scripts.flatMap((script) =>
  [400, 600].map((weight) => `node_modules/@fontsource/geist/files/geist-${script}-${weight}-normal.woff`),
);
const fonts = files.map((file) => glyphsOf(readFileSync(file)));
const has = (codePoint: number) => fonts.some((font) => font(codePoint));

describe('the characters of a font', () => {
  it('are read from the font file', () => {
    const latin = fonts[0]!;
    for (const character of 'AZaz09åäöÅÄÖß é…·–“”') expect(latin(character.codePointAt(0)!)).toBe(true);
    for (const character of 'łńŹжяộ漢ع🎉\u{10FFFF}') expect(latin(character.codePointAt(0)!)).toBe(false);
    for (const character of 'łńŹőčжЯйộữ€') expect(has(character.codePointAt(0)!)).toBe(true);
    for (const character of '漢字عש한🎉\u0000\u200D') expect(has(character.codePointAt(0)!)).toBe(false);
  });

  it('are the same in both weights', () => {
    for (let n = 0; n < fonts.length; n += 2) {
      for (let codePoint = 0x20; codePoint < 0x3000; codePoint += 1)
        expect(fonts[n]!(codePoint), `${files[n]} ${codePoint}`).toBe(fonts[n + 1]!(codePoint));
    }
  });
});

describe('a text in a social image', () => {
  it.each([
    ['Työkalu & Pöytä Oy, Ähtäri', 'Työkalu & Pöytä Oy, Ähtäri'],
    ['Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
    ['Привет, мир', 'Привет, мир'],
    // The decomposed letters become one character each.
    ['Pa\u0308a\u0308sky', 'Pääsky'],
    ['Launch 🎉 day 👩‍👩‍👧 done ❤️', 'Launch day done'],
    ['  two\n\nlines\t', 'two lines'],
    ['شركة Northern Bridges Company', 'Northern Bridges Company'],
  ])('%j is drawn as %j', (text, drawn) => expect(drawable(text, has)).toBe(drawn));

  it.each(['مرحبا', '日本語', '🎉🎉', '', '   ', '…', '東京本社 2024', undefined])(
    '%j is omitted as a whole',
    (text) => expect(drawable(text, has)).toBeUndefined(),
  );

  it('is cut after 240 characters', () => {
    const drawn = drawable('x'.repeat(100_000), has)!;
    expect(drawn).toHaveLength(241);
    expect(drawn.endsWith('…')).toBe(true);
  });
});

describe('a social image', () => {
  const card = (input: object = {}) => ({
    id: 'r',
    title: 'A bridge',
    status: 'Published' as const,
    templateId: 'standard',
    templateConfig: '{}',
    tags: [],
    company: 'Acme',
    ...input,
  });
  const page = (name: string, companies: string[]) => ({
    organization: { organizationId: 'o', name, slug: 'o' },
    branding: defaultBranding,
    references: companies.map((company) => card({ company })),
    facets: { tags: [], types: [], industries: [], templates: [] },
    version: 1,
  });

  it('of an organization names it and each customer once', () => {
    expect(organizationText(page('Aalto', ['A', 'B', 'A', 'C', 'D', 'E']), has, 'en')).toEqual({
      title: 'Aalto',
      text: 'A, B, C and 2 more',
      facts: '6 customer references',
    });
    expect(organizationText(page('Aalto', ['A', 'B']), has, 'en').text).toBe('A and B');
    expect(organizationText(page('Aalto', []), has, 'en')).toEqual({
      title: 'Aalto',
      facts: 'Customer references',
    });
  });

  it('of a collection names the collection and the organization', () => {
    const collection = { id: 'c', name: 'Bridges', visibility: 'public' as const };
    expect(collectionText({ ...page('Aalto', ['A']), collection }, has, 'en')).toEqual({
      owner: 'Aalto',
      title: 'Bridges',
      text: 'A',
      facts: 'Collection  ·  1 reference',
    });
  });

  it('of a reference shows its title, or a general one if it cannot be drawn', () => {
    const described = card({ referenceType: 'Project', referenceDate: '2025-11', location: 'Tampere' });
    expect(referenceText('Aalto', described, has, 'en')).toEqual({
      owner: 'Aalto',
      about: 'Acme',
      title: 'A bridge',
      facts: 'Project  ·  2025  ·  Tampere',
    });
    expect(referenceText('مرحبا', card({ title: '東京', company: '한국' }), has, 'en')).toEqual({
      title: 'Customer reference',
      facts: '',
    });
  });
});
