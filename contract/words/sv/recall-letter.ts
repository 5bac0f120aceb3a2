import type * as English from '../en/recall-letter.ts';

export const letter = ({ firm, tender, places, title, parts }: Parameters<typeof English.letter>[0]) =>
  [
    `I anbudet ”${tender}” har ${firm} skickat er detta:`,
    ...places.map(({ document, number }) => `– ${document}, referens ${number}`),
    '',
    `Kunden tillåter inte längre allt som där sägs om ”${title}” (${parts}). Vi ber er utelämna referensen och inte använda den mer.`,
  ].join('\n');
