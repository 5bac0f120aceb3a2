export const nameLabel = 'Organisationens namn';
export const namePlaceholder = 'Acme AB';
export const cancel = 'Avbryt';

export const create = 'Skapa';
export const created = (name: string) => `${name} skapades`;
export const rename = 'Byt namn';
export const renamed = (name: string) => `Det nya namnet är ${name}`;

export const leaveTitle = (name: string) => `Lämna ${name}?`;
export const leave = 'Lämna';
export const left = (name: string) => `Du har lämnat ${name}`;
export const leaveTeam = 'Öppna Teammedlemmar';

export const deleteTitle = (name: string) => `Ta bort ${name}?`;
export const deleteContinue = 'Fortsätt';
export const deleteBack = 'Tillbaka';
export const deleteNow = 'Ta bort organisationen';
export const deleteConfirm = <T>(phrase: T): readonly (string | T)[] => [
  'Skriv ',
  phrase,
  ' för att bekräfta',
];
export const deleteConfirmLabel = 'Bekräftelse';
export const deleted = (name: string) => `${name} togs bort`;
