export const back = 'Alla referenser';
export const factsLabel = 'Om den här referensen';
export const customer = 'Kund';
export const share = 'Kopiera länk';
export const shared = 'Länken kopierades';
export const shareFailed = 'Kopiera den från adressfältet';

export const related = 'Liknande referenser';
export const more = 'Fler referenser';
export const morePrevious = 'Föregående';
export const moreNext = 'Nästa';
export const moreOf = <T>(organization: T): readonly (string | T)[] => [
  'Alla referenser från ',
  organization,
];
