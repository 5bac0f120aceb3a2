export const listTitle = 'Alla kunder';
export const listDescription = 'Företagen som dina referenser handlar om.';
export const listCreate = 'Ny kund';
export const listSearch = 'Sök kunder';
export const listLoading = 'Hämtar kunder…';
export const listFailed = 'Kunderna kunde inte hämtas';
export const listEmptyTitle = 'Inga kunder än';
export const listEmpty =
  'Varje referens hör till en kund. Lägg till den första: ett namn räcker för att börja.';
export const listNoneMatchTitle = 'Inga träffar';
export const listNoneMatch = 'Ingen kund matchar sökningen och statusen.';
export const listClear = 'Rensa filter';
export const listSort = 'Sortera efter';
export const listSorts = {
  updated: 'Senast uppdaterad',
  name: 'Namn A–Ö',
  references: 'Flest referenser',
} as const;
export const listStatus = 'Status';
export const listAnyStatus = 'Alla statusar';
export const listName = 'Namn';
export const listTags = 'Taggar';
export const listReferences = 'Referenser';
export const listUpdated = 'Uppdaterad';
export const listCount = (shown: number, total: number) =>
  `${shown} av ${total} ${total === 1 ? 'kund' : 'kunder'}`;
export const listReferenceCount = (count: number) => `${count} ${count === 1 ? 'referens' : 'referenser'}`;
export const listMoreTags = (count: number) => `+${count}`;

export const pageBack = 'Alla kunder';
export const pageLoading = 'Hämtar kunden…';
export const pageFailed = 'Kunden kunde inte hämtas';
export const pageGone = 'Den här kunden finns inte';
export const pageGoneBody = 'Den kan ha tagits bort eller tillhöra en annan organisation.';
export const pageEdit = 'Redigera';
export const pageRemove = 'Ta bort';
export const pageCreated = (name: string) => `${name} lades till.`;
export const pageNewReference = 'Ny referens för kunden';
export const pageCreateReference = (name: string) => `Skapa en referens för ${name}`;
export const pageAbout = 'Om kunden';
export const pageUpdated = 'Senast ändrad';
export const pageAdded = 'Tillagd';
export const pageNothingKnown = 'Bara namnet hittills.';
export const pageAddDetails = 'Lägg till uppgifter';
export const pageOpensElsewhere = 'öppnas i en annan flik';

export const referencesTitle = 'Referenser';
export const referencesLoading = 'Hämtar referenserna…';
export const referencesFailed = 'Referenserna kunde inte hämtas';
export const referencesEmptyTitle = 'Inga referenser än';
export const referencesEmpty = (name: string) => `Berätta vad du har gjort för ${name}: korten visas här.`;
export const referencesAll = 'Visa alla i Referenser';
export const referencesMore = (count: number) => `och ${count} till`;
export const referencesUpdated = 'Uppdaterad';

export const editorNewTitle = 'Lägg till ny kund';
export const editorNewDescription = 'Ett namn räcker för att börja. Resten kan du fylla på senare.';
export const editorEditTitle = (name: string) => `Redigera ${name}`;
export const editorCreate = 'Lägg till kund';
export const editorSave = 'Spara ändringar';
export const editorCancel = 'Avbryt';
export const editorSaved = (name: string) => `${name} sparades`;
export const editorSaveFailedUnknown = 'Kunden kunde inte sparas. Försök igen.';

export const sectionsCompany = 'Företag';
export const sectionsContact = 'Kontakt';
export const sectionsDetails = 'Status och taggar';

export const fields = {
  name: 'Namn',
  industry: 'Bransch',
  website: 'Webbplats',
  location: 'Ort',
  description: 'Beskrivning',
  otherNames: 'Andra namn',
  contactName: 'Kontaktperson',
  contactEmail: 'Kontaktpersonens e-post',
  status: 'Status',
  tags: 'Taggar',
  logoUrl: 'Logotyp',
} as const;

export const hintsName = 'Så som det visas på korten.';
export const hintsLogo = 'Släpp logotypen här, klistra in den eller skriv in adressen.';
export const hintsWebsite = 'Till exempel https://example.com';
export const hintsOtherNames = 'Ett per rad. En import tar dem för den här kunden.';
export const hintsContact = 'Bara för ditt team, visas aldrig på ett kort.';
export const hintsStatus = {
  Draft: 'Under arbete.',
  Active: 'En kund som du berättar om.',
  Archived: 'Föreslås inte för nya referenser.',
} as const;

export const errorsEmail = 'Ange en e-postadress';

export const removeTitle = (name: string) => `Ta bort ${name}?`;
export const removeBody = 'Kundens uppgifter tas också bort. Det går inte att ångra.';
export const removeAction = 'Ta bort';
export const removeFailed = 'Kunden togs inte bort';
export const removeDone = (name: string) => `${name} togs bort`;
export const removeInUseTitle = (name: string) => `${name} kan inte tas bort`;
export const removeInUse = (count: number) =>
  count === 1
    ? 'En referens handlar om den här kunden. Ta först bort den eller koppla den till en annan kund.'
    : `${count} referenser handlar om den här kunden. Ta först bort dem eller koppla dem till en annan kund.`;
export const removeArchiveInstead =
  'Eller arkivera kunden: den behåller sina referenser men föreslås inte för nya.';
export const removeArchive = 'Arkivera kunden';
export const removeArchived = (name: string) => `${name} arkiverades`;
export const removeArchiveFailed = 'Kunden arkiverades inte';
export const removeClose = 'Stäng';
