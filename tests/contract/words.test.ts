import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLanguage, visitorLanguages } from '#contract/words/languages';

type Words = Record<string, unknown>;
const areas = (language: string) =>
  readdirSync(`contract/words/${language}`)
    .map((file) => file.replace('.ts', ''))
    .sort();
const wordsOf = async (language: string, area: string) =>
  (await import(`../../contract/words/${language}/${area}.ts`)) as Words;

/** Names and terms that are the same in every language. */
const names = [
  'PDF',
  'Logo',
  'Iframe',
  'https://',
  'JSON API',
  'JSON',
  'XLIFF',
  'React',
  'RefdeckReferences.tsx',
  'https://www.example.com',
  'Esc',
  'Markdown',
  'Ctrl K',
  'IoT',
  'min',
];

/** Words that a language may share with English: names, units and terms that are written alike. */
const shared: Record<string, readonly string[]> = {
  fi: ['logo'],
  de: ['Filter', 'Name', 'Text', 'Person', 'Websites'],
  sv: [
    'Standard',
    'Text',
    'text',
    'Person',
    'Press',
    'Period',
    'Status',
    'Layout',
    'Minimal',
    'Team',
    'GB',
    'MB',
    'Design',
    'Auto',
    'Export',
    'Term',
    'Transport',
    'App',
    'Support',
  ],
};

/** The shape of an export: its kind, and the keys of an object. */
const shapeOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Array.isArray(value)
      ? 'list'
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
    : typeof value;

const textsOf = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => textsOf(one, `${path}.${key}`))
      : [];

/** Visitors and contacts read these areas. A visitor language has no other words. */
const visitorAreas = [
  'approval-mail',
  'approval-page',
  'buyer-proof',
  'card',
  'contact-mails',
  'document-proof',
  'documents',
  'page',
  'permission-parts',
  'proof',
  'recall-letter',
  'served',
  'still-named',
  'story',
  'told-facts',
];
const others = visitorLanguages.filter((code) => code !== 'en');

describe.each(others)('the words in %s', (language) => {
  const expected = isLanguage(language) ? areas('en') : visitorAreas;

  it('cover the areas that the language needs', () => {
    expect(areas(language)).toEqual(expected);
  });

  it.each(expected)('have the exports of English in %s', async (area) => {
    expect(shapeOf({ ...(await wordsOf(language, area)) })).toEqual(
      shapeOf({ ...(await wordsOf('en', area)) }),
    );
  });

  it('translate every text', async () => {
    const same: string[] = [];
    for (const area of expected) {
      const english = new Map(textsOf(await wordsOf('en', area), area));
      for (const [path, text] of textsOf(await wordsOf(language, area), area))
        if (english.get(path) === text && /\p{L}{2}/u.test(text)) same.push(text);
    }
    expect([...new Set(same)].filter((text) => ![...names, ...shared[language]!].includes(text))).toEqual([]);
  });
});
