import { body, title as archiveTitle } from './import-archive.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const title = 'Ta in referenser';
export const description =
  'Från ett kalkylblad, en presentation, ett Word-dokument, WordPress, webbplatser eller ett arkiv från Refdeck. Du ser allt först, och inget blir offentligt om du inte väljer det.';
export const failed = 'Referenserna kunde inte läsas in';
export const loading = 'Läser in…';
export const choose = 'Välj en fil';
export const drop =
  'Eller släpp den här: XLSX, CSV eller TSV, högst 10 MB och 5 000 rader, eller presentationer och dokument som PPTX eller DOCX, högst 60 MB, en exportfil från WordPress eller ett arkivs ZIP-filer. Din webbläsare läser den; filen skickas inte.';
export const paste = 'Eller klistra in rader från ett kalkylblad';
export const pasteHint = 'Med rubrikraden först';
export const pasted = 'Inklistrade rader';
export const readPasted = 'Läs raderna';
export const unreadable = 'Filen kunde inte läsas';

export const example = 'En exempelfil';

export const unreadPages = (count: number) =>
  count === 1 ? 'Den här sidan kunde inte läsas' : 'De här sidorna kunde inte läsas';

export const earlier = 'Intaget tidigare';
export const references = (count: number) => plural(count, 'referens', 'referenser');
export const undo = 'Ångra';
export const undoOf = (file: string) => `Ångra ${file}`;
export const undoTitle = (file: string) => `Ta tillbaka ${file}?`;
export const undoBody =
  'Tar bort referenserna som gjordes med deras foton, arkivets samlingar och de kunder som inte har något annat, och ger de ändrade sina tidigare värden. Det som någon har redigerat, publicerat, lagt i en samling eller frågat om sedan dess blir som det är.';
export const undoSome = 'Bara några av dem';
export const undoThese = 'Referenser att ta tillbaka';
export const undoAction = 'Ta tillbaka';
export const undoFailed = 'Allt kunde inte tas tillbaka';
const listed = (parts: (string | false)[]) => parts.filter(Boolean).join(', ');
export const undone = (gone: number, restored: number) =>
  listed([
    (gone > 0 || restored === 0) && `${references(gone)} borttagna`,
    restored > 0 && `${references(restored)} som förut`,
  ]);
export const kept = (count: number) =>
  count === 1
    ? 'Den här referensen blir som den är, eftersom någon har redigerat eller använt den'
    : `De här ${count} referenserna blir som de är, eftersom någon har redigerat eller använt dem`;
export const takenBack = 'Ångrad, eller inget av den finns kvar';
export const madeAndChanged = (made: number, changed: number) =>
  listed([(made > 0 || changed === 0) && `${made} gjorda`, changed > 0 && `${changed} ändrade`]);

export const stepOf = (step: number, of: number, file: string) => `Steg ${step} av ${of} · ${file}`;
export const steps = {
  archive: { title: archiveTitle, body },
  columns: {
    title: 'Vilken kolumn är vad?',
    body: 'Så här tolkade vi kolumnerna. Rätta det som är fel; det som inte tas in blir kvar i din fil.',
  },
  customers: {
    title: 'Vems referenser är de?',
    body: 'Namn som bara skiljer sig i skiftläge eller bolagsform är samma kund. Säg om en avdelning, och ett namn som liknar ett annat, är samma kund.',
  },
  review: {
    title: 'Titta innan du tar in dem',
    body: 'Varje ny blir ett utkast, och det offentliga förblir som det är om du inte väljer att uppdatera det. Ingen får ett mejl.',
  },
} as const;
export const otherFile = 'En annan fil';
export const back = 'Tillbaka';
export const next = 'Nästa';

export const headingsIn = (row: number) => `Rubriker på rad ${row}`;
export const headingRow = 'Vilken rad har rubrikerna?';
export const rowWith = (row: number, cells: string) =>
  `Rad ${row}: ${cells.length > 80 ? `${cells.slice(0, 80)}…` : cells}`;
export const columnsFound = (found: number, left: number) =>
  left === 0 && found > 1
    ? `Alla ${found} kolumner har känts igen`
    : `${plural(found, 'kolumn', 'kolumner')} har känts igen, ${left} tas inte in`;
export const notesStay = (count: number) =>
  count === 1
    ? 'En anteckning till en cell blir kvar i filen'
    : `${count} anteckningar till celler blir kvar i filen`;
export const hiddenSheet = 'Dolt kalkylblad';
export const hiddenColumn = 'Dold i filen';
export const hiddenRow = 'Den är dold i filen';
export const column = (number: number) => `Kolumn ${number}`;
export const fieldOf = (column: string) => `Fält för ${column}`;
export const notBrought = 'Tas inte in';
export const inEuros = 'Belopp utan valuta läses som euro';
export const remembered = 'Som valdes för en tidigare fil';
export const chooseColumns = {
  title: 'Välj kolumnen med titeln.',
  customer: 'Välj kolumnen med kunden, eller skriv vems referenser alla rader är.',
  both: 'Välj kolumnen med titeln, och den med kunden eller skriv vems referenser alla rader är.',
} as const;
export const customerOfAll = 'Alla raders kund';
export const customerOfAllHint = 'När ingen kolumn nämner kunden';
export const leftOut = ({ empty, total, other }: { empty: number; total: number; other: number }) =>
  `Utelämnat: ${[
    empty > 0 && plural(empty, 'tom rad', 'tomma rader'),
    total > 0 && plural(total, 'summarad', 'summarader'),
    other > 0 && plural(other, 'rad utan titel och kund', 'rader utan titel och kund'),
  ]
    .filter(Boolean)
    .join(', ')}`;

export const fields = {
  externalId: 'Projektnummer',
  title: 'Titel',
  customer: 'Kund',
  type: 'Typ',
  location: 'Plats',
  region: 'Län eller region',
  start: 'Börjar',
  end: 'Slutar',
  value: 'Kontraktsvärde',
  share: 'Vår andel',
  role: 'Vår roll',
  workKind: 'Typ av arbete',
  difficulty: 'Svårighetsgrad',
  size: 'Omfattning',
  unit: 'Omfattningens enhet',
  cpv: 'CPV-kod',
  contact: 'Kontaktperson',
  phone: 'Telefon',
  email: 'E-post',
  permission: 'Tillstånd',
  description: 'Beskrivning',
  tags: 'Taggar',
  industry: 'Bransch',
  outcomes: 'Resultat',
  quote: 'Citat',
  quotePerson: 'Vem som citeras',
  figures: 'Nyckeltal',
  picture: 'Bild',
  note: 'Intern anteckning',
} as const;
export const cutShort =
  'Texten är för lång. Det som följer efter sista hela meningen som får plats går till den interna anteckningen, om det får plats';
export const toNote = 'Det går till den interna anteckningen';
export const unread = (field: string, cell: string) => `${field}: ${cell}`;
export const remark = (field: string, cell: string, mark: string) =>
  `${field}${cell ? ` ”${cell.length > 60 ? `${cell.slice(0, 60)}…` : cell}”` : ''}: ${mark}`;

export const asked = (count: number) =>
  count === 1 ? 'Ett namn kan vara en annan kund' : `${count} namn kan vara andra kunder`;
export const customerOf = (name: string) => `Kund för ${name}`;
export const newCustomer = 'En egen kund';
export const sameAs = (name: string) => `Samma som ${name}`;
export const madeCustomers = (count: number) => plural(count, 'ny kund', 'nya kunder');
export const hereCustomers = (count: number) => `${plural(count, 'kund finns', 'kunder finns')} redan här`;
export const spelled = (spellings: string) => `Även ${spellings}`;

export const show = 'Visa';
export const all = 'Alla';
export const states = {
  new: 'Ny',
  changed: 'Ändrad',
  twin: 'Dubblett',
  same: 'Redan här',
  unlikely: 'Utelämnad',
  refused: 'Går inte',
} as const;
export const choices = {
  make: 'Gör en till',
  update: 'Uppdatera den',
  leave: 'Utelämna',
} as const;
export const whatWith = (title: string) => `Vad görs med ${title}`;
export const seemsToBe = 'Verkar vara';
export const empty = 'tomt';
export const isPublished = 'Den är offentlig: en uppdatering syns inom en minut';
export const otherCustomer = (name: string) =>
  `Filen har en annan kund, ${name}. En uppdatering byter inte kund`;
export const otherNumber = (number: string) =>
  `Filen har projektnumret ${number}. En uppdatering byter inte numret`;
export const overRoom = (count: number) => `${count} mer än din plan har plats för`;
export const leaveOutLast = (count: number) =>
  count === 1 ? 'Utelämna den sista' : `Utelämna de sista ${count}`;
export const untitled = 'Utan titel';
/** A row of a spreadsheet, or what was made a row. */
export const unitsOfRows = {
  row: {
    at: (row: number, sheet: string) => `${sheet}, rad ${row}`,
    count: (count: number) => plural(count, 'rad', 'rader'),
  },
  slide: {
    at: (slide: number) => `Bild ${slide}`,
    count: (count: number) => plural(count, 'bild', 'bilder'),
  },
  part: { at: (part: number) => `Del ${part}`, count: (count: number) => plural(count, 'del', 'delar') },
  record: {
    at: (record: number) => `Referens ${record} i arkivet`,
    count: (count: number) => plural(count, 'referens', 'referenser'),
  },
  page: {
    at: (page: number, site: string) => `${site}, sida ${page}`,
    count: (count: number) => plural(count, 'sida', 'sidor'),
  },
  post: {
    at: (post: number, type: string) => `${type} ${post}`,
    count: (count: number) => plural(count, 'inlägg', 'inlägg'),
  },
};
/** The heading of the column with the days on which posts were published. */
export const published = 'Publicerad';
export const tableIn = (file: string, number: number) => `${file}, tabell ${number}`;
export const bringRow = (title: string) => `Ta in ${title}`;
export const correct = 'Rätta';
export const correctRow = (title: string) => `Rätta ${title}`;
export const drawing = 'Ritad efter var texterna och fotona står. Dina bilder ser annorlunda ut.';
export const lines = 'Bildens rader';
export const pickLine = (field: string) => `Tryck på en rad för att sätta den i ”${field}”.`;
export const chooseField = 'Välj ett fält och tryck på en rad för att sätta den där.';
export const more = (count: number) => `Visa ${count} till`;
export const bring = (made: number, changed: number) =>
  changed === 0
    ? `Ta in ${references(made)}`
    : made === 0
      ? `Uppdatera ${references(changed)}`
      : `Ta in ${made}, uppdatera ${changed}`;

export const bringing = 'Tar in';
export const progress = (settled: number, of: number) => `${settled} av ${references(of)}`;
export const stayHere = 'Ha den här fliken öppen tills bilderna är skickade.';
export const running = (file: string) => `${file} tas in`;
export const mayClose = 'Du kan stänga den här fliken. Du får ett mejl när det är klart.';
export const stopped = 'Det kunde inte slutföras. Ta in samma fil igen: det som redan finns här utelämnas.';
export const othersNotMade = (count: number) =>
  count === 1 ? 'En annan uppgift togs inte in' : `${count} andra uppgifter togs inte in`;
export const latest = 'Senaste importen';
export const seeResult = 'Se resultatet';
export const made = (count: number) =>
  count === 1 ? '1 referens intagen som utkast' : `${references(count)} intagna som utkast`;
export const changed = (count: number) => `${references(count)} uppdaterade`;
export const madeBody =
  'Gå igenom utkasten, lägg till det som saknas av bilder och publicera när du är klar.';
export const notMade = (count: number) => `${references(count)} togs inte in`;
export const pictureUnreadable = 'Adressen gav ingen bild på högst 4 MB';
export const picturesTooMany = (most: number) => `En referens får högst ${most} bilder`;
export const pictureWithoutRoom = 'Texten är för lång för den. Den finns i biblioteket';
export const pictures = (count: number) => plural(count, 'bild', 'bilder');
export const picturesNotMade = (count: number) => `${plural(count, 'foto', 'foton')} inte intagna`;
export const planFull = (count: number) => `Planen har inte plats för ${references(count)}.`;
export const rowsLeftOut = (count: number) => `${plural(count, 'rad', 'rader')} utelämnades`;
/** The heading of a column of the file with these rows. */
export const whyNot = 'Varför den inte togs in';
export const noRoom = 'Din plan har inte mer plats';
export const downloadMissing = 'Ladda ner de här raderna';
/** The name of a file. */
export const missingFile = (file: string) => `${file.replace(/\.\w+$/, '')}-inte-intaget.csv`;
export const seeDrafts = 'Visa utkasten';
export const another = 'Ta in en annan fil';

/** The review says these of a row that was made of a slide. */
export const doubts = {
  thin: 'Inget foto och färre än 25 ord',
  split: 'Bilden verkar ha flera referenser, som står nedan var för sig',
  part: 'Den är en del av bilden',
  chart: 'Bilden har ett diagram, som inte tas in',
  unpublished: 'Det är inte publicerat i WordPress',
} as const;

/** The review says these of a cell that was read with a doubt, or not at all. */
export const marks = {
  cellError: 'Cellen har ett fel från kalkylprogrammet',
  about: 'Ungefär så mycket',
  thousands: 'Läst som tusental. Stämmer det?',
  secret: 'Inget tal',
  negative: 'Värdet är under noll',
  notMoney: 'Inget belopp',
  notShare: 'Ingen andel mellan 0 och 100 %',
  wholeShare: 'Läst som 100 %. Stämmer det?',
  notSize: 'Inget tal med enhet',
  noUnit: 'Enheten saknas',
  notCpv: 'Ingen CPV-kod',
  notMonth: 'Ingen månad och inget år',
  dayOrMonth: 'Dag och månad går inte att skilja åt',
  yearOnly: 'Bara året är känt',
  unlikelyYear: 'Året är osannolikt',
  endBeforeStart: 'Slutet är före början',
  notEmail: 'Ingen e-postadress',
  notPhone: 'Inget telefonnummer',
  severalContacts: 'Cellen har flera personer',
  tooLong: 'Texten är för lång',
  notFigures: 'Inte ett tal med vad det räknar',
  tooManyFigures: 'En referens har plats för tre nyckeltal. De andra blir kvar i filen',
  notAddress: 'Inte adressen till en bild',
  titleMissing: 'Rubriken saknas',
  customerMissing: 'Kunden saknas',
} as const;

export const rowAlone = (row: number) => `rad ${row}`;
export const permissionInFile = (text: string) => `Tillåtelse: ${text}`;
