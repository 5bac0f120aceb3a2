import { numericDay } from '../numeric-day.ts';

export const back = 'Kaikki referenssit';
export const factsLabel = 'Tietoja referenssistä';
export const share = 'Kopioi linkki';
export const shared = 'Linkki kopioitu';
export const shareFailed = 'Kopioi se osoiteriviltä';
export const confirmedBy = 'Kuka tämän vahvisti';
export const quoted = 'Asiakkaan sanoin';

export const related = 'Lisää samankaltaisia';
export const more = 'Tämän referenssin vieressä';
export const morePrevious = 'Edellinen';
export const moreNext = 'Seuraava';

export const day = (at: string) => numericDay(at, 'fi');
