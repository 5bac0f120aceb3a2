import type { Reference } from '../../resources/reference.ts';

const references = (count: number) => `${count} ${count === 1 ? 'referens' : 'referenser'}`;
export const title = 'Alla referenser';
export const description = 'Alla kundberättelser i din organisation, som kort.';
export const bringIn = 'Ta in';
export const create = 'Ny referens';
export const loading = 'Hämtar referenser…';
export const failed = 'Referenserna kunde inte hämtas';
export const clear = 'Rensa filter';

export const search = 'Sök referenser';
export const filtersSet = (count: number) => (count > 0 ? `Filter (${count})` : 'Filter');
export const status = 'Status';
export const all = 'Alla';
export const customer = 'Kund';
export const anyCustomer = 'Alla kunder';
export const tag = 'Tagg';
export const anyTag = 'Alla taggar';
export const type = 'Typ';
export const anyType = 'Alla typer';
export const template = 'Mall';
export const anyTemplate = 'Alla mallar';
export const visibility = 'Synlighet';
export const anyVisibility = 'Oavsett synlighet';
export const visibilities = {
  public: 'Offentlig',
  unlisted: 'Endast via länk',
  private: 'Privat',
} satisfies Record<Reference['visibility'], string>;
export const lacks = 'Att göra';
export const anyLacks = 'Klara och ofärdiga';
export const lacking = { picture: 'Saknar bild', required: 'Inte redo att publiceras' } as const;
export const view = 'Vy';
export const cards = 'Visa som kort';
export const table = 'Visa som tabell';

export const sort = 'Sortera efter';
export const columns = {
  title: 'Rubrik',
  customer: 'Kund',
  status: 'Status',
  visibility: 'Synlighet',
  template: 'Mall',
  date: 'Datum',
  creator: 'Skapad av',
  updated: 'Uppdaterad',
} as const;
export const permission = 'Tillstånd';
export const sorts = {
  '-updated': 'Senast uppdaterad',
  updated: 'Äldsta uppdatering',
  title: 'Rubrik A–Ö',
  '-title': 'Rubrik Ö–A',
  customer: 'Kund A–Ö',
  '-customer': 'Kund Ö–A',
  '-date': 'Nyaste datum',
  date: 'Äldsta datum',
  status: 'Status',
  '-status': 'Status, omvänd',
  visibility: 'Synlighet',
  '-visibility': 'Synlighet, omvänd',
  template: 'Mall A–Ö',
  '-template': 'Mall Ö–A',
  creator: 'Skapad av A–Ö',
  '-creator': 'Skapad av Ö–A',
} as const;

export const region = 'Referenser';
export const count = (shown: number, total: number) =>
  shown === total ? references(total) : `${shown} av ${references(total)}`;
export const range = (first: number, last: number, count: number) => `${first}–${last} av ${count}`;
export const actions = 'Åtgärder';
export const actionsFor = (title: string) => `Åtgärder för ${title}`;

export const select = (title: string) => `Välj ${title}`;
export const selection = 'Urval';

export const edit = 'Redigera';
export const duplicate = 'Duplicera';
export const addToCollection = 'Lägg till i samling…';
export const makeDocument = 'Skapa dokument…';
export const viewPage = 'Visa referensens sida';
export const copyLink = 'Kopiera länk';
export const linkCopied = 'Länken kopierades';
export const linkNotCopied = 'Det gick inte att kopiera. Öppna referensens sida och kopiera adressen där.';
export const ask = 'Be om godkännande…';
export const remove = 'Ta bort…';
export const statusChanges = {
  publish: 'Publicera',
  unpublish: 'Avpublicera',
  restore: 'Återställ som utkast',
  archive: 'Arkivera',
} as const;

export const emptyTitle = 'Inga referenser ännu';
export const empty =
  'En referens är en kunds berättelse på ett kort. Skriv den här, publicera den, så finns den på din sida.';
export const noneMatchTitle = 'Ingen träff';
export const noneMatch = 'Ingen referens passar sökningen och filtren.';
export const noneOfStatus = {
  Published: 'Inget är publicerat ännu. Publicera ett utkast, så visas det här.',
  Draft: 'Inga utkast väntar: allt är publicerat eller arkiverat.',
  Archived: 'Inget är arkiverat. Det du arkiverar försvinner från din sida och sparas här.',
  All: 'Allt är arkiverat. Återställ en referens för att arbeta vidare med den.',
} as const;
export const noneOfStatusTitle = {
  Published: 'Inga publicerade referenser',
  Draft: 'Inga utkast',
  Archived: 'Inga arkiverade referenser',
  All: 'Inga aktiva referenser',
} as const;
