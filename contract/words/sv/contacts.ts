export const title = 'Kontaktpersoner';
export const loading = 'Hämtar kontaktpersonerna…';
export const failed = 'Kontaktpersonerna kunde inte hämtas';
export const add = 'Lägg till kontaktperson';
export const addTitle = 'Lägg till en kontaktperson';
export const editTitle = (name: string) => `Redigera ${name}`;
export const empty = (customer: string) =>
  `Personerna på ${customer} som kan säga vad du får visa. Lägg till dem för att registrera vem som har gått med på vad.`;

export const fieldsName = 'Namn';
export const fieldsEmail = 'E-post';
export const fieldsJobTitle = 'Titel';
export const fieldsPhone = 'Telefon';
export const fieldsLanguage = 'Språk';

export const languageHint = 'Förslag till formuleringar skrivs på det här språket.';
export const actions = (name: string) => `Åtgärder för ${name}`;
export const edit = 'Redigera';
export const remove = 'Ta bort';
export const removeTitle = (name: string) => `Ta bort ${name}?`;
export const removeBody =
  'Namn, adress och titel finns kvar i de tillåtelser som personen har gett. Allt annat om personen försvinner, och länkarna slutar fungera. Det går inte att ångra.';
export const removeFailed = 'Kontaktpersonen togs inte bort';
export const removed = (name: string) => `${name} togs bort`;
export const erase = 'Radera på begäran…';
export const eraseTitle = (name: string) => `Radera ${name} överallt?`;
export const eraseBody =
  'Namn, adress, telefonnummer och titel försvinner från kontaktpersonen, från alla förfrågningar och tillåtelser och från det som är offentligt. Vad som har tillåtits, och när, finns kvar. Gör det här när personen begär det. Det går inte att ångra.';
export const eraseAction = 'Radera';
export const eraseFailed = 'Uppgifterna raderades inte';
export const erasedPerson = 'Raderad på begäran';
export const erased = 'Uppgifterna raderades. Det som har tillåtits finns kvar.';
export const cancel = 'Avbryt';
export const create = 'Lägg till kontaktperson';
export const save = 'Spara ändringar';
export const saveFailed = 'Ändringarna sparades inte';
export const saved = (name: string) => `${name} sparades`;
export const added = (name: string) => `${name} lades till`;
