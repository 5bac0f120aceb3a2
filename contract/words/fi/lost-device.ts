export const title = 'Onko laitteesi kadonnut?';
export const description =
  'Jos säilytit avaimen, lisää se toiseen todennussovellukseen: se näyttää samat koodit. Muussa tapauksessa kirjoita meille. Varmistamme, että se olet sinä, ja poistamme kaksivaiheisen tunnistautumisen käytöstä.';
export const company = 'Yritys';
export const companyMissing = 'Kirjoita yrityksesi nimi';
export const answerTo = 'Mihin vastaamme';
export const answerToHint = 'Osoite, jolla kirjaudut sisään.';
export const message = 'Viesti';
export const messageMissing = 'Kerro, mitä on tapahtunut';
export const messageBegun =
  'Laite, jolla todennussovellukseni on, on kadonnut, enkä pääse kirjautumaan sisään.';
export const cancel = 'Peruuta';
export const send = 'Lähetä';
export const sentTitle = 'Viestisi on perillä';
export const sentDescription = <T>(email: T): readonly (string | T)[] => [
  'Vastaamme osoitteeseen ',
  email,
  '. Ennen kuin poistamme kaksivaiheisen tunnistautumisen käytöstä, varmistamme, että pyytäjä olet sinä.',
];
export const sentDone = 'Valmis';
