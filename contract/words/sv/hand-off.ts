import type { RefusedText } from '../../resources/translation.ts';
import { fieldSaid } from './errors.ts';

export const handOffTitle = (count: number) =>
  count === 1 ? 'Skicka 1 referens till översättning' : `Skicka ${count} referenser till översättning`;
export const handOffBody =
  'Översättaren får varje text med dess maxlängd och vad som ska behållas. Importera filen när du får den tillbaka.';
export const into = 'Översätt till';
export const format = 'Fil';
export const formats = {
  xliff: { label: 'XLIFF', note: 'För översättare och deras program' },
  json: { label: 'JSON', note: 'För skript' },
} as const;
export const staysOut = (count: number, language: string) =>
  `${count} är redan på ${language} och tas inte med.`;
export const severalFiles = (most: number) =>
  `En fil har högst ${most} referenser. Du får flera filer i en ZIP.`;
export const download = 'Ladda ner';
export const cancel = 'Avbryt';
export const reading = (read: number, count: number) => `${read} av ${count} referenser`;
export const handedOff = (count: number, fileName: string) =>
  count === 1 ? `1 referens finns i ${fileName}` : `${count} referenser finns i ${fileName}`;
export const handOffFailed = 'Filen kunde inte skapas';

export const importTitle = 'Importera översättningar';
export const importBody =
  'Det du importerar blir utkast. Besökare ser det först när någon har markerat översättningen som klar.';
export const chooseFiles = 'Välj filer';
export const dropFiles = 'Eller släpp XLIFF- eller JSON-filer här, högst 200 kB var.';
export const paste = 'Eller klistra in innehållet i en fil';
export const pasted = 'Inklistrad text';
export const check = 'Kontrollera';
export const checkFailed = 'Texterna kunde inte kontrolleras';
export const back = 'Tillbaka';
export const close = 'Stäng';
export const field = 'Fält';
export const translation = 'Översättning';
export const results = {
  new: 'Ny',
  changed: 'Ändrad',
  refused: 'Avvisad',
} as const;
export const originalChanged = 'Originalet har ändrats sedan dess';
export const before = 'Förut:';
export const counts = {
  new: (count: number) => (count === 1 ? '1 ny' : `${count} nya`),
  changed: (count: number) => (count === 1 ? '1 ändrad' : `${count} ändrade`),
  refused: (count: number) => (count === 1 ? '1 avvisad' : `${count} avvisade`),
  unchanged: (count: number) => (count === 1 ? '1 oförändrad' : `${count} oförändrade`),
} as const;
export const wholeTranslation = 'Alla texter';
export const nothingNew = 'Den här filen ändrar ingenting.';
export const late =
  'Originalet till några texter har ändrats sedan filen skrevs. De importeras, och redigeraren visar vad som har ändrats.';
export const ignored = (names: string) => `Okänt här och tas inte med: ${names}`;
export const replace = 'Ersätt texter som någon har ändrat sedan filen skrevs';
export const save = (count: number) =>
  count === 1 ? 'Spara 1 text som utkast' : `Spara ${count} texter som utkast`;
export const saved = (count: number) =>
  count === 1 ? '1 text har sparats som utkast.' : `${count} texter har sparats som utkast.`;
export const saveFailed = 'Allt kunde inte sparas. Spara igen: det som redan har sparats ändras inte.';

export const saveAgain = 'Spara igen';

export const refusals = {
  ready: 'Översättningen är klar. Gör den till utkast om du vill ändra den',
  originalLanguage: 'Originalet är nu på ett annat språk',
  partial: 'Bara en del av texten är översatt',
  encoding: 'Tecken har gått förlorade. Spara filen som UTF-8',
  picture: 'En översättning visar bara bilder som finns i originalet',
  figureChanged: 'Originalets nyckeltal har ändrats. Skicka det till översättning på nytt',
  changedSince: 'Någon har ändrat översättningen sedan filen skrevs',
} satisfies Record<Exclude<RefusedText['code'], 'invalid'>, string>;
export const invalid = fieldSaid;
