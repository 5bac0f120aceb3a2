import type { FormFormat } from '../../form/format.ts';
import { formLimits } from '../../form/limits.ts';
import type { FormPlace, MistakeKind } from '../../form/mistake.ts';

const places = (count: number) => `${count} platshållare`;

export const title = 'Formulär';
export const description =
  'Beställares och egna Word-, Excel- och PowerPoint-filer med platshållare som {kund}. Ett dokument fyller i dem från era referenser.';
export const back = 'Dokument';
export const loading = 'Formulären laddas…';
export const failed = 'Formulären kunde inte laddas';
export const emptyTitle = 'Inga formulär ännu';
export const empty =
  'Skriv platshållare i beställarens Word-, Excel- eller PowerPoint-fil och ladda upp den. Ni får veta varje fel i den innan något fylls i.';
export const retry = 'Försök igen';

export const upload = 'Ladda upp ett formulär';
export const uploadTitle = 'Ladda upp ett formulär';
export const newerTitle = (name: string) => `Ladda upp en nyare fil av ”${name}”`;
export const file = 'Word-, Excel- eller PowerPoint-fil (DOCX, XLSX, PPTX)';
export const fileHint = `Högst ${formLimits.bytes / 1024 / 1024} MB, utan makron och lösenord`;
export const fileMissing = 'Välj en fil';
export const chooseFile = 'Välj en fil…';
export const chosen = (name: string) => `Vald: ${name}`;
export const name = 'Namn';
export const buyer = 'Beställare';
export const buyerHint = 'Lämna tomt om formuläret är ert eget.';
export const cancel = 'Avbryt';
export const uploadAction = 'Ladda upp';
export const notUploaded = 'Inte uppladdat';
export const uploaded = (form: string) => `”${form}” är uppladdat`;
export const uploadedWith = (form: string, mistakes: number) =>
  `”${form}” är uppladdat. ${mistakes === 1 ? 'Ett fel' : `${mistakes} fel`} att rätta.`;

export const formats: Record<FormFormat, string> = {
  docx: 'Word-fil',
  xlsx: 'Excel-fil',
  pptx: 'PowerPoint-fil',
};
export const placeholders = places;
export const own = 'Eget formulär';
export const ofBuyer = (buyerName: string) => `Från ${buyerName}`;
export const repeats = 'Upprepas för varje referens';
export const slots = (count: number) => `${count} ${count === 1 ? 'fast plats' : 'fasta platser'}`;
export const fillable = 'Klart att fyllas i';
export const blank = 'Inga platshållare ännu';
export const used = 'Använt';
export const takenOut = {
  links: 'Länkar till filer på andra ställen togs bort, så att inget hämtas därifrån.',
  template: 'Länken till en mall togs bort.',
} as const;

export const mistakes = (count: number) => (count === 1 ? 'Ett fel' : `${count} fel`);
export const mistakesHint = 'Rätta dem i filen och ladda sedan upp filen igen.';
export const mistakesFailed = 'Felen kunde inte laddas.';
export const more = (count: number) => `${count} till berättas när de här är rättade`;
export const kinds: Record<MistakeKind, (found: string) => string> = {
  unknown: (found) => `${found} är ingen platshållare.`,
  notClosed: (found) => `”${found}” börjar en platshållare som inte stängs med }`,
  notOpened: (found) => `”${found}” slutar en platshållare som inte öppnas med {`,
  listNotClosed: (found) => `${found} stängs inte`,
  closesNothing: (found) => `${found} stänger inget som är öppet`,
  crossed: (found) =>
    `${found} står där den inte kan stänga: sätt båda i samma stycke, i celler i en tabell eller i stycken bredvid varandra; i Excel i samma rad, eller i samma cell om de beror på ett värde`,
  nested: (found) => `${found} står inne i en annan lista med referenser`,
  pictureInText: (found) => `${found} behöver stå ensam i sitt stycke`,
  pictureInCell: (found) => `${found} står för en bild, som en cell i Excel inte kan visa`,
  pictureOnSlide: (found) =>
    `${found} står för en bild: skriv den på en bildsida som alternativtext för den bild som den ersätter`,
  notLast: (found) => `${found} upprepar sin rad, som måste vara den sista på sitt blad och utan formler`,
  textInPicture: (found) => `${found} står för en bild, och bara {bild} och {kundensLogotyp} kan det`,
};
export const meant = (name: string) => `Menade du ${name}?`;
export const around = (text: string) => `I: ”${text}”`;
export const leave = 'Låt stå';
export const leaveOf = (found: string) => `Låt stå: ${found}`;
export const leaveFailed = 'Inte ändrat';

const parts = {
  header: 'sidhuvud',
  footer: 'sidfot',
  notes: 'noter',
  comments: 'kommentarer',
} as const;
export function placeOf({
  part,
  table,
  row,
  column,
  paragraph,
  page,
  sheet,
  cell,
  ...on
}: FormPlace): string {
  if (on.slide !== undefined) {
    const within = part === 'notes' ? 'anteckningar' : `form ${on.shape}`;
    return `Bild ${on.slide}, ${within}${row === undefined ? '' : `, rad ${row}, kolumn ${column}`}`;
  }
  if (sheet !== undefined) return `Blad ${sheet}, cell ${cell}`;
  const at = table === undefined ? `stycke ${paragraph}` : `tabell ${table}, rad ${row}, kolumn ${column}`;
  const inPart = part === 'body' ? at : `${parts[part]}, ${at}`;
  const whole = page === undefined ? inPart : `${inPart}, sida ${page}`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

export const cells = (count: number) =>
  count === 1 ? 'En tom cell som vi kan fylla' : `${count} tomma celler som vi kan fylla`;
export const cellsHint =
  'Det här frågar varje rubrik troligen efter. Ändra det, eller töm fältet så förblir cellen som den är.';
export const cellsFailed = 'Cellerna kunde inte läsas in.';
export const cellsNotWritten = 'Inte skrivet i formuläret';
export const cellsChanged = 'Formuläret har ändrats under tiden. Titta på cellerna igen.';
export const cellsWritten = (form: string) => `”${form}” kan fyllas i`;
export const cellsWrittenWith = (form: string, mistakes: number) =>
  `”${form}” har platshållare nu. ${mistakes === 1 ? 'Ett fel' : `${mistakes} fel`} att rätta.`;
export const writeCells = (count: number) => (count === 1 ? 'Skriv i en cell' : `Skriv i ${count} celler`);

/** They are about one reference, two and three. */
export const tryIt = [
  'Prova med en referens',
  'Prova med två referenser',
  'Prova med tre referenser',
] as const;
export const actionsFor = (form: string) => `Åtgärder för ${form}`;
export const newer = 'Ladda upp en nyare fil…';
export const remove = 'Ta bort…';
export const removeTitle = (form: string) => `Ta bort ${form}?`;
export const removeBody = 'Dokument som gjorts med det finns kvar.';
export const removeAction = 'Ta bort';
export const removeFailed = 'Inte borttaget';
export const removed = (form: string) => `Borttaget: ${form}`;

export const list = 'Platshållare';
export const listHint =
  'Skriv dem i ett formulär, med klamrar. Namn på finska, svenska och engelska kan blandas.';
export const copyList = 'Kopiera listan över platshållare';
export const listLanguage = 'Platshållarnas språk';
export const showList = 'Visa platshållarna';
