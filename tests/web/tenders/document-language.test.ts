import { expect, it } from 'vitest';
import { languageFor } from '#web/workspace/documents/languages.ts';

it.each([
  ['fi', ['fi', 'en'], 'the first language of the tender'],
  ['en', undefined, 'its own language without a tender'],
  ['en', [], 'its own language for a tender without one'],
  ['sv', ['de', 'sv'], 'the first language of the tender that it writes in'],
  ['en', ['de'], 'its own language if it writes in none of the tender'],
])('an organization begins a document in %s for %j: %s', (language, wanted, _why) => {
  expect(languageFor({ language: 'en', languages: ['fi', 'sv'] }, wanted)).toBe(language);
});
