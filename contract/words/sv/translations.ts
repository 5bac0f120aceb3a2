import type { ErrorCode } from '../../primitives/error.ts';
import { limits } from '../../rules/limits.ts';
import type { TranslationSummary } from '../../resources/translation-summary.ts';

export const title = 'Översättningar';
export const description = 'Era referenser på de språk som ni har valt i inställningarna.';
export const terms = 'Termer';
export const handOff = 'Skicka till översättning';
export const importAction = 'Importera';
export const noun = 'översättning';
export const called = 'den här översättningen';
export const failed = 'Översättningen kunde inte laddas';
export const loading = 'Laddar översättningen…';
export const saveFailed = 'Översättningen kunde inte sparas';
export const originalMoved = 'Någon ändrade just originalet. Se vad som har ändrats och spara sedan igen.';

export const tabs = 'Referensens språk';
export const tabOriginal = 'originalspråk';
export const tabNew = 'ny';
export const tabChanged = (count: number) => (count === 1 ? '1 fält ändrat' : `${count} fält ändrade`);
export const addLanguage = 'Lägg till ett språk';
export const language = 'Språk';
export const statuses = { Draft: 'Utkast', Ready: 'Klar' } satisfies Record<
  TranslationSummary['status'],
  string
>;

export const save = 'Spara';
export const saveDraft = 'Spara utkast';
export const markReady = 'Markera som klar';
export const saving = 'Sparar…';
export const saved = 'Alla ändringar sparade';
export const more = 'Fler åtgärder';
export const backToDraft = 'Gör till utkast';
export const remove = 'Ta bort översättningen';
export const removeTitle = 'Ta bort översättningen?';
export const removeAction = 'Ta bort';
export const removeBody = (language: string, reference: string) =>
  `Texterna på ${language} i ”${reference}” tas bort för gott. Originalet påverkas inte.`;
export const removed = (language: string) => `Tog bort översättningen till ${language}`;

export const changedSince = (fields: string) => `Originalet har ändrats sedan dess: ${fields}.`;
export const upToDate = 'Aktuell';
export const changedBadge = 'Ändrat';
export const original = (field: string) => `${field} på`;
export const fieldIn = (field: string, language: string) => `${field} på ${language}`;
export const marks = { same: 'Samma som originalet', leaveOut: 'Utelämna' } as const;
export const sameNote = 'Visas som i originalet.';
export const leaveOutNote = 'Visas inte på det här språket.';
export const missing = (fields: string) =>
  `Översätt, behåll eller utelämna detta innan den är klar: ${fields}.`;
export const missingField = 'Översätt, behåll eller utelämna';
export const propose = 'Föreslå en översättning';
export const proposeNote = (fields: string) =>
  `En maskin kan översätta det som är tomt: ${fields}. Du kontrollerar varje text innan den sparas.`;
export const proposed = 'Maskinens förslag';
export const proposalChecked = 'Kontrollerad';
export const proposalUnchecked = (fields: string) =>
  `Kontrollera först de föreslagna texterna och välj ”${proposalChecked}” vid var och en: ${fields}.`;
export const proposalUncheckedField = 'Kontrollera förslaget';
export const proposalErrors: Partial<Record<ErrorCode, string>> = {
  RATE_LIMITED: `En maskin kan föreslå ${limits.proposalsPerDay} översättningar om dagen för din organisation. Försök igen i morgon.`,
  TRANSLATION_OFF: 'Maskinella förslag är inte påslagna.',
  TRANSLATION_UNAVAILABLE: 'Maskinöversättaren svarar inte just nu. Försök igen om en stund.',
};
export const proposalFailed = 'Ingen översättning kunde föreslås. Försök igen.';

export const previewNote = (language: string) => `Kortet så som besökare ser det på ${language}.`;
export const figure = {
  unit: (row: number) => `Enhet ${row}`,
  label: (row: number) => `Vad nyckeltal ${row} anger`,
};

export const states = {
  missing: 'Saknas',
  draft: 'Utkast',
  ready: 'Klar',
  changed: 'Originalet ändrat',
  original: 'Originalspråk',
} as const;
export const reference = 'Referens';
export const filterState = 'Status';
export const filterLanguage = 'Språk';
export const anyState = 'Alla statusar';
export const anyLanguage = 'Alla språk';
export const count = (shown: number, all: number) => `${shown} av ${all} referenser`;
export const noMatch = 'Inga träffar';
export const clear = 'Rensa filtren';
export const offTitle = 'Inga språk ännu';
export const search = 'Sök referenser';
export const listFailed = 'Referenserna kunde inte laddas';
export const noneTitle = 'Inga referenser ännu';
export const none = 'Skriv en referens först. Sedan kan du översätta den här.';
export const nothing = 'Ingen referens passar filtren.';
export const off = 'Välj språk i inställningarna först.';
export const openSettings = 'Öppna inställningarna';
export const cell = (reference: string, language: string, state: string) =>
  `${reference}, ${language}: ${state}`;
