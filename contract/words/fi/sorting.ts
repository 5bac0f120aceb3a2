export const instructions =
  'Tartu kohteeseen välilyönnillä tai Enterillä, siirrä sitä nuolinäppäimillä, laske se välilyönnillä tai Enterillä ja palauta paikalleen Escapella.';
export const start = (title: string, position: number, total: number) =>
  `Siirrettävänä: ${title}. Se on paikalla ${position} / ${total}.`;
export const over = (title: string, position: number, total: number) =>
  `${title} on nyt paikalla ${position} / ${total}.`;
export const end = (title: string, position: number, total: number) =>
  `Laskettu: ${title}. Se on paikalla ${position} / ${total}.`;
export const cancel = (title: string) => `${title} on taas entisellä paikallaan.`;
