import type * as English from '../en/recall-letter.ts';

export const letter = ({ firm, tender, places, title, parts }: Parameters<typeof English.letter>[0]) =>
  [
    `${firm} on lähettänyt teille tarjouksessa ”${tender}” tämän:`,
    ...places.map(({ document, number }) => `– ${document}, referenssi ${number}`),
    '',
    `Asiakas ei enää salli kaikkea, mitä siinä kerrotaan referenssistä ”${title}” (${parts}). Pyydämme jättämään referenssin pois ja olemaan käyttämättä sitä enää.`,
  ].join('\n');
