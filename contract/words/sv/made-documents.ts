import type { DocumentFormat, DocumentLook, PostShape } from '../../resources/document.ts';
import { limits } from '../../rules/limits.ts';
import { retention } from '../../rules/retention.ts';

const references = (count: number) => `${count} ${count === 1 ? 'referens' : 'referenser'}`;

export const title = 'Dokument';
export const description = `Filer av dina referenser som du kan skicka till köpare. De sparas i ${retention.documentDays} dagar.`;
export const make = 'Skapa dokument';
export const loading = 'Hämtar dokument…';
export const failed = 'Dokumenten kunde inte hämtas';
export const more = 'Visa fler';
export const emptyTitle = 'Inga dokument än';
export const empty =
  'Välj referenser i listan och gör en fil av dem. Det som kunderna har nekat i dokument lämnas ut, och du ser vad ingen har tillåtit.';
export const makeAll = 'Skapa av alla publicerade';
export const choose = 'Välj referenser';

export const formats: Record<DocumentFormat, { label: string; note: string }> = {
  pdf: { label: 'PDF', note: 'Layout med bilder, tillgänglig' },
  docx: { label: 'Word-dokument', note: 'Med bilder, att redigera och skicka' },
  pptx: { label: 'PowerPoint-bilder', note: 'En eller flera bilder för varje referens' },
  png: { label: 'Bilder för inlägg', note: 'För LinkedIn, Instagram och andra' },
  xlsx: { label: 'Excel-tabell', note: 'En rad för varje referens' },
  csv: { label: 'CSV-tabell', note: 'Samma rader för andra program' },
};
export const count = references;
export const pending = 'Skapas. Du kan stänga fliken.';
export const ready = 'Klart';
export const notMade = 'Inte skapat';
export const holdsUntil = (day: string) => `Tillstånden gäller till ${day}`;
export const endedOn = (day: string) =>
  `Ett tillstånd gick ut ${day}. Skapa dokumentet på nytt innan du skickar det.`;
export const leftOut = (number: number) => `${references(number)} utelämnades helt eller delvis`;
export const notAllowed = (number: number) => `${references(number)} med delar som ingen har tillåtit`;
export const deleted = (number: number) => `${references(number)} har tagits bort sedan dess`;
export const unshown = (characters: string) => `Inget typsnitt visar de här tecknen: ${characters}`;
export const whole = 'helt utelämnad';

export const first = {
  page: {
    of: (name: string) => `Första sidan av ${name}`,
    open: (name: string) => `Se första sidan av ${name}`,
  },
  picture: {
    of: (name: string) => `Första bilden av ${name}`,
    open: (name: string) => `Se första bilden av ${name}`,
  },
};
export const previewFailed = 'Bilden kunde inte laddas. Själva filen kan laddas ner.';
export const pages = {
  of: (name: string) => `Sidorna i ${name}`,
  open: (name: string) => `Se sidorna i ${name}`,
};
export const drawing = 'Sidorna ritas…';
export const wordDecides =
  'Word avgör var rader och sidor slutar, så sidorna där kan skilja sig från de här.';
export const notDrawn = 'Sidorna kunde inte ritas. Själva filen kan laddas ner.';

export const download = 'Ladda ner';
export const downloadOf = (name: string) => `Ladda ner ${name}`;
export const downloadFailed = 'Dokumentet kunde inte laddas ner';
export const actionsFor = (name: string) => `Åtgärder för ${name}`;
export const again = 'Skapa på nytt';
export const againOf = (name: string) => `Skapa på nytt: ${name}`;
export const remove = 'Ta bort…';
export const removeTitle = (name: string) => `Ta bort ${name}?`;
export const removeBody = 'Filen tas också bort. Det kan inte ångras.';
export const removeAction = 'Ta bort';
export const removeFailed = 'Dokumentet togs inte bort';
export const removed = (name: string) => `${name} togs bort`;

export const makeTitle = (number: number) => `Skapa ett dokument av ${references(number)}`;
export const makeTitleOne = (name: string) => `Skapa ett dokument av ”${name}”`;
export const makeTitleAll = 'Skapa ett dokument av alla publicerade referenser';
export const name = 'Rubrik';
export const nameHint = 'Filen sparas under det här namnet.';
export const format = 'Filformat';
export const look = 'Layout';
export const likeCards = { label: 'Som era kort', note: 'Den layout som passar korten på er sida' };
export const looks: Record<DocumentLook, { label: string; note: string }> = {
  sheet: { label: 'Blad', note: 'Bild, siffror, fakta och text' },
  picture: { label: 'Bild', note: 'En bild ut i kanten, för arkitektur och design' },
  outcome: { label: 'Resultat', note: 'Resultatet och dess siffror först' },
  voice: { label: 'Kundens ord', note: 'Det som kunden säger först' },
  tender: { label: 'Anbudsblad', note: 'Alla fakta i en tabell, som köpare frågar efter dem' },
  table: { label: 'Tabell', note: 'Alla referenser i en tabell på liggande sida' },
};
export const shape = 'Form';
export const shapes: Record<PostShape, string> = {
  square: 'Kvadrat',
  portrait: 'Stående',
  wide: 'Liggande',
};
export const shapeHint = 'De visar det som kunderna tillåter i sociala medier. Flera bilder blir en ZIP-fil.';
export const languageField = 'Språk';
export const languageHint = 'Referenser utan texter på språket står på sitt eget.';
export const languagesFailed = 'Språken kunde inte hämtas.';
export const retry = 'Försök igen';
export const tooMany = `Ett dokument har högst ${references(limits.documentReferences)}. Välj färre.`;
export const tooManyPictures = `Bilder görs av högst ${references(limits.postPictures)} åt gången. Välj färre.`;
export const cancel = 'Avbryt';
export const makeAction = 'Skapa dokument';
export const begun = (document: string) => `”${document}” skapas`;
export const see = 'Visa dokumenten';
export const forTender = 'För ett anbud';

export const forms = 'Formulär';
export const filledForm = 'Ifyllt formulär';
export const unplaced = (number: number) => `Formuläret saknar plats för ${references(number)}`;
export const unfilled = (names: readonly string[]) => `Utan värde: ${names.join('; ')}`;
export const unfilledIn = (placeholder: string, numbers: readonly number[]) =>
  numbers.length === 0
    ? placeholder
    : `${placeholder} (${numbers.length === 1 ? 'referens' : 'referenser'} ${numbers.join(', ')})`;
export const form = 'Ett formulär';
export const formNote = 'Fyller i en Word-, Excel- eller PowerPoint-fil som har platshållare';
export const whichForm = 'Formulär';
export const formsLoading = 'Formulären laddas…';
export const formsFailed = 'Era formulär kunde inte laddas.';
export const noForms = 'Det finns inget formulär som är klart att fyllas i.';
export const seeForms = 'Visa formulären';
