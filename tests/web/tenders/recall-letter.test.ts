import { expect, it } from 'vitest';
import { recallLetter } from '#web/workspace/features/tenders/sent/recall-letter.ts';

const file = {
  documentId: 'd',
  format: 'pdf' as const,
  size: 1,
  sha256: '',
  referenceIds: ['other', 'r'],
};
const letterIn = (...languages: (string | undefined)[]) =>
  recallLetter({
    firm: 'Quay Works',
    tender: 'School 7',
    recall: { referenceId: 'r', title: 'Shore power', subjects: ['name', 'images'] },
    sent: [{ documents: languages.map((language, at) => ({ ...file, title: `File ${at + 1}`, language })) }],
  });

it.each([
  ['en', 'reference 2', '(name and images)', 'leave this reference out'],
  ['fi', 'referenssi 2', '(nimi ja kuvat)', 'jättämään referenssin pois'],
  ['sv', 'referens 2', '(namn och bilder)', 'utelämna referensen'],
  ['de', 'Referenz 2', '(Name und Bilder)', 'lassen Sie diese Referenz weg'],
])('words for a buyer are in the language of the file: %s', (language, number, parts, asked) => {
  const letter = letterIn(language);
  for (const words of ['Quay Works', 'School 7', `File 1, ${number}`, 'Shore power', parts, asked])
    expect(letter).toContain(words);
});

it('words for a buyer are in the language of the first of several files', () => {
  expect(letterIn('fi', 'sv')).toMatch(/File 1, referenssi 2\n– File 2, referenssi 2/);
});

it('words for a buyer are English where the language has no words', () => {
  for (const language of ['ja', undefined]) expect(letterIn(language)).toContain('reference 2');
});
