export const createTitle = 'Nytt anbud';
export const create = 'Skapa anbud';
export const editTitle = 'Redigera anbud';
export const save = 'Spara ändringar';
export const notSaved = 'Anbudet sparades inte';
export const changed =
  'Någon annan har ändrat anbudet under tiden. Spara igen för att lägga dina värden över deras.';
export const title = 'Titel';
export const titleHint = 'Till exempel ”Skolprojektering, Vanda stad”';
export const buyer = 'Köpare';
export const deadline = 'Sista tid';
export const holdUntil = 'Tillstånden måste gälla till';
export const holdUntilHint = 'Fyra månader efter sista tiden om du lämnar det tomt.';
export const most = 'Högst så många referenser';
export const mostHint = 'Om köparen begränsar dem.';
export const sameTwice = 'En referens får svara på flera krav';
export const languages = 'Svarets språk';
export const more = 'Mer om anbudet';
export const kind = 'Typ av köpare';
export const countryHint = 'Två bokstäver, till exempel FI';
export const owner = 'Ansvarig';
export const ownerLeft = 'Någon som har lämnat organisationen';
export const moreLabels = {
  country: 'Köparens land',
  lot: 'Del av upphandlingen',
  procedure: 'Förfarande',
  ted: 'Nummer i TED',
  hilma: 'Nummer i Hilma',
  own: 'Ert eget nummer',
} as const;
