import { productName } from '../../primitives/product.ts';

export const kicker = 'Referenzen in einem Dokument';
export const holds = 'Gilt weiterhin';
export const closed = 'Nicht mehr alles gilt';
export const lead =
  'Seit dieses Dokument erstellt wurde, wurde nichts darin widerrufen, und keine Erlaubnis dahinter ist abgelaufen.';
export const leadClosed = (count: number, all: number) =>
  `${all === 1 ? 'Seine Referenz' : count === 1 ? 'Eine seiner Referenzen' : `${count} seiner ${all} Referenzen`} ${count === 1 ? 'darf' : 'dürfen'} nicht mehr so gezeigt werden, wie das Dokument sie zeigt. Bitte lassen Sie sie weg.`;
export const withdrawn = (day: string) => `Ganz oder teilweise widerrufen am ${day}.`;
export const expired = (day: string) =>
  `Die Erlaubnis, mit der das Dokument erstellt wurde, endete am ${day}.`;
export const prepared = 'Erstellt';
export const ends = 'Diese Seite endet';
export const disclaimer = (firm: string) =>
  `${productName} zeigt, was ${firm} über die Antworten der Kunden festgehalten hat. Es ist keine Prüfung.`;
