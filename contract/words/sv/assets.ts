export const title = 'Mediebibliotek';
export const description =
  'Organisationens bilder och dokument, redo att användas i kort, logotyper och länkar.';
export const upload = 'Ladda upp filer';
export const drop = 'Släpp filerna här för att ladda upp dem';
export const dropNote = 'PNG, JPEG, WebP, AVIF eller GIF upp till 10 MB, PDF upp till 25 MB';
export const loading = 'Hämtar filer…';
export const failed = 'Filerna kunde inte hämtas';
export const emptyTitle = 'Inga filer än';
export const empty =
  'Ladda upp bilder och PDF-dokument, eller släpp dem var som helst på sidan. Använd dem sedan i referenser, hos kunder och i varumärkesprofilen.';
export const search = 'Sök filer';
export const kind = 'Filtyp';
export const kinds = { all: 'Alla', image: 'Bilder', document: 'Dokument' } as const;
export const sort = 'Sortera efter';
export const sorts = { newest: 'Nyaste först', name: 'Namn A–Ö', size: 'Största först' } as const;
export const cards = 'Visa som kort';
export const table = 'Visa som tabell';
export const view = 'Vy';
export const noneMatchTitle = 'Inga träffar';
export const noneMatch = 'Ingen fil matchar sökningen.';
export const clear = 'Rensa filter';
export const showMore = 'Visa fler';
export const count = (shown: number, total: number) =>
  `${shown} av ${total} ${total === 1 ? 'fil' : 'filer'}`;
export const stored = (count: number, size: string) =>
  `${count} ${count === 1 ? 'fil' : 'filer'}, totalt ${size}`;
export const statuses = { pending: 'Bearbetas', rejected: 'Avvisad' } as const;

export const columnsName = 'Namn';
export const columnsType = 'Typ';
export const columnsSize = 'Storlek';
export const columnsDimensions = 'Mått';
export const columnsUploaded = 'Uppladdad';

export const trayTitle = 'Uppladdningar';
export const trayProgress = (ended: number, all: number) => `${ended} av ${all} klara`;
export const trayDone = (ready: number, failed: number) =>
  [
    ready > 0 ? `${ready} ${ready === 1 ? 'uppladdad' : 'uppladdade'}` : '',
    failed > 0 ? `${failed} misslyckades` : '',
  ]
    .filter(Boolean)
    .join(', ') || 'Inget laddades upp';
export const trayCancelAll = 'Avbryt alla';
export const trayRetryAll = 'Försök igen med misslyckade';
export const trayClear = 'Rensa klara';

export const detailsLoading = 'Hämtar filen…';
export const detailsFailed = 'Filen kunde inte hämtas';
export const detailsGone = 'Den här filen finns inte';
export const detailsGoneBody = 'Den kan ha tagits bort eller tillhöra en annan organisation.';
export const detailsNoPreview = 'Bilden kan inte visas.';
export const detailsType = 'Typ';
export const detailsDimensions = 'Mått';
export const detailsSize = 'Storlek';
export const detailsUploaded = 'Uppladdad';
export const detailsBy = 'Uppladdad av';
export const detailsSizes = 'Finns i';
export const detailsReason = 'Varför den avvisades';
export const detailsProcessing = 'Filen bearbetas fortfarande. Du kan använda den om en liten stund.';
export const detailsUsedIn = 'Används i';
export const detailsUnused = 'Används inte någonstans.';
export const detailsLoadingUses = 'Letar efter var den används…';
export const detailsInUse =
  'En fil som används kan inte tas bort. Välj först en annan bild på ställena ovan.';
export const detailsCopy = 'Kopiera adress';
export const detailsOpen = 'Öppna';
export const detailsRemove = 'Ta bort';

export const uses = {
  reference: 'Referens',
  customer: 'Kund',
  branding: 'Varumärkesprofil',
  permission: 'Tillåtelse från',
} as const;

export const removeTitle = (name: string) => `Ta bort ${name}?`;
export const removeBody =
  'Filen försvinner från mediebiblioteket och adressen slutar fungera. Det går inte att ångra.';
export const removeAction = 'Ta bort';
export const removeFailed = 'Filen togs inte bort';
export const removeDone = (name: string, minutesUntilFreed: number) =>
  minutesUntilFreed > 0
    ? `${name} togs bort. Uppladdningen pågick fortfarande, så utrymmet frigörs inom ${minutesUntilFreed} ${minutesUntilFreed === 1 ? 'minut' : 'minuter'}.`
    : `${name} togs bort`;
