export const back = 'Alle Referenzen';
export const factsLabel = 'Über diese Referenz';
export const customer = 'Kunde';
export const share = 'Link kopieren';
export const shared = 'Link kopiert';
export const shareFailed = 'Bitte aus der Adresszeile kopieren';

export const related = 'Ähnliche Referenzen';
export const more = 'Weitere Referenzen';
export const morePrevious = 'Zurück';
export const moreNext = 'Weiter';
export const moreOf = <T>(organization: T): readonly (string | T)[] => ['Alle Referenzen von ', organization];
