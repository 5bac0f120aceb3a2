import { numericDay } from '../numeric-day.ts';

export const back = 'Alla referenser';
export const factsLabel = 'Om den här referensen';
export const share = 'Kopiera länk';
export const shared = 'Länken kopierades';
export const shareFailed = 'Kopiera den från adressfältet';
export const confirmedBy = 'Vem som bekräftade det';
export const quoted = 'Med kundens ord';

export const related = 'Fler som den här';
export const more = 'Bredvid den här referensen';
export const morePrevious = 'Föregående';
export const moreNext = 'Nästa';

export const day = (at: string) => numericDay(at, 'sv');
