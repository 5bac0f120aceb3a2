export const back = 'Kaikki referenssit';
export const factsLabel = 'Tietoja referenssistä';
export const customer = 'Asiakas';
export const share = 'Kopioi linkki';
export const shared = 'Linkki kopioitu';
export const shareFailed = 'Kopioi se osoiteriviltä';

export const related = 'Samankaltaisia referenssejä';
export const more = 'Lisää referenssejä';
export const morePrevious = 'Edellinen';
export const moreNext = 'Seuraava';
export const moreOf = <T>(organization: T): readonly (string | T)[] => ['Kaikki referenssit: ', organization];
