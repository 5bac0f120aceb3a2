import type * as English from '../en/recall-letter.ts';

export const letter = ({ firm, tender, places, title, parts }: Parameters<typeof English.letter>[0]) =>
  [
    `Im Angebot „${tender}“ hat ${firm} Ihnen Folgendes gesendet:`,
    ...places.map(({ document, number }) => `– ${document}, Referenz ${number}`),
    '',
    `Der Kunde erlaubt nicht mehr alles, was dort über „${title}“ gesagt wird (${parts}). Bitte lassen Sie diese Referenz weg und verwenden Sie sie nicht weiter.`,
  ].join('\n');
