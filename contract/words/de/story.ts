import { numericDay } from '../numeric-day.ts';

export const back = 'Alle Referenzen';
export const factsLabel = 'Über diese Referenz';
export const share = 'Link kopieren';
export const shared = 'Link kopiert';
export const shareFailed = 'Bitte aus der Adresszeile kopieren';
export const confirmedBy = 'Wer das bestätigt hat';
export const quoted = 'In den Worten des Kunden';

export const related = 'Ähnliche Referenzen';
export const more = 'Neben dieser Referenz';
export const morePrevious = 'Zurück';
export const moreNext = 'Weiter';

export const day = (at: string) => numericDay(at, 'de');
