/** Numbers as words in Finnish, with their cases, Swedish and English. */
const words: readonly string[][] = [
  ['yksi', 'yhden', 'yhtä', 'ett', 'en', 'one'],
  ['kaksi', 'kahden', 'kahta', 'två', 'two'],
  ['kolme', 'kolmen', 'kolmea', 'tre', 'three'],
  ['neljä', 'neljän', 'neljää', 'fyra', 'four'],
  ['viisi', 'viiden', 'viittä', 'fem', 'five'],
  ['kuusi', 'kuuden', 'kuutta', 'sex', 'six'],
  ['seitsemän', 'seitsemää', 'sju', 'seven'],
  ['kahdeksan', 'kahdeksaa', 'åtta', 'eight'],
  ['yhdeksän', 'yhdeksää', 'nio', 'nine'],
  ['kymmenen', 'kymmentä', 'tio', 'ten'],
];

const word = words.flat().join('|');

/** Two groups: a word that a figure in brackets may follow, or a figure. */
export const quantity = String.raw`(?:(?<!\p{L})(?:${word})\s*(?:\((\d{1,3})\))?|(?<![\d.,])(\d{1,3}))(?![\p{L}\d])`;

/** A figure in brackets counts more than its word. */
export function readQuantity([text, bracketed, figure]: readonly (string | undefined)[]): number {
  if (bracketed ?? figure) return Number(bracketed ?? figure);
  const found = new RegExp(String.raw`(?<!\p{L})(${word})(?!\p{L})`, 'iu').exec(text ?? '')?.[1];
  return words.findIndex((names) => names.includes(found?.toLowerCase() ?? '')) + 1;
}
