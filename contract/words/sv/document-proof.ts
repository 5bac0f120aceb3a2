import { productName } from '../../primitives/product.ts';

export const kicker = 'Referenser i ett dokument';
export const holds = 'Gäller fortfarande';
export const closed = 'Allt gäller inte längre';
export const lead =
  'Sedan dokumentet togs fram har inget i det återkallats, och inget tillstånd som det bygger på har gått ut.';
export const leadClosed = (count: number, all: number) =>
  `${all === 1 ? 'Dess referens' : count === 1 ? 'En av dess referenser' : `${count} av dess ${all} referenser`} får inte längre visas så som dokumentet visar ${count === 1 ? 'den' : 'dem'}. Utelämna ${count === 1 ? 'den' : 'dem'}.`;
export const withdrawn = (day: string) => `Återkallad helt eller delvis den ${day}.`;
export const expired = (day: string) => `Tillståndet som dokumentet byggde på gick ut den ${day}.`;
export const prepared = 'Framtaget';
export const ends = 'Sidan upphör';
export const disclaimer = (firm: string) =>
  `${productName} visar vad ${firm} har antecknat om sina kunders svar. Det är ingen granskning.`;
