import type { ErrorCode } from '../../primitives/error.ts';
import { limits } from '../../rules/limits.ts';
import type { TranslationSummary } from '../../resources/translation-summary.ts';

export const title = 'Käännökset';
export const description = 'Referenssinne asetuksissa valituilla kielillä.';
export const terms = 'Termit';
export const handOff = 'Lähetä käännettäväksi';
export const importAction = 'Tuo';
export const noun = 'käännös';
export const called = 'tämä käännös';
export const failed = 'Käännöstä ei voitu ladata';
export const loading = 'Ladataan käännöstä…';
export const saveFailed = 'Käännöstä ei voitu tallentaa';
export const originalMoved =
  'Joku muutti juuri alkuperäistä. Katso, mikä muuttui, ja tallenna sitten uudelleen.';

export const tabs = 'Tämän referenssin kielet';
export const tabOriginal = 'alkuperäinen';
export const tabNew = 'uusi';
export const tabChanged = (count: number) =>
  count === 1 ? '1 kenttä muuttunut' : `${count} kenttää muuttunut`;
export const addLanguage = 'Lisää kieli';
export const language = 'Kieli';
export const statuses = { Draft: 'Luonnos', Ready: 'Valmis' } satisfies Record<
  TranslationSummary['status'],
  string
>;

export const save = 'Tallenna';
export const saveDraft = 'Tallenna luonnos';
export const markReady = 'Merkitse valmiiksi';
export const saving = 'Tallennetaan…';
export const saved = 'Kaikki muutokset tallennettu';
export const more = 'Lisää toimintoja';
export const backToDraft = 'Palauta luonnokseksi';
export const remove = 'Poista käännös';
export const removeTitle = 'Poistetaanko tämä käännös?';
export const removeAction = 'Poista';
export const removeBody = (language: string, reference: string) =>
  `Referenssin ”${reference}” tekstit poistetaan pysyvästi tältä kieleltä: ${language}. Alkuperäinen säilyy ennallaan.`;
export const removed = (language: string) => `Käännös poistettu: ${language}`;

export const changedSince = (fields: string) => `Alkuperäinen on muuttunut käännöksen jälkeen: ${fields}.`;
export const upToDate = 'Ajan tasalla';
export const changedBadge = 'Muuttunut';
export const original = (field: string) => `${field},`;
export const fieldIn = (field: string, language: string) => `${field}, ${language}`;
export const marks = { same: 'Sama kuin alkuperäisessä', leaveOut: 'Jätä pois' } as const;
export const sameNote = 'Näytetään kuten alkuperäisessä.';
export const leaveOutNote = 'Ei näytetä tällä kielellä.';
export const missing = (fields: string) =>
  `Ennen kuin käännös on valmis, käännä, säilytä tai jätä pois: ${fields}.`;
export const missingField = 'Käännä, säilytä tai jätä pois';
export const propose = 'Ehdota käännöstä';
export const proposeNote = (fields: string) =>
  `Kone voi kääntää tyhjät kentät: ${fields}. Tarkistat jokaisen tekstin ennen tallennusta.`;
export const proposed = 'Koneen ehdotus';
export const proposalChecked = 'Tarkistettu';
export const proposalUnchecked = (fields: string) =>
  `Tarkista ensin ehdotetut tekstit ja valitse kunkin kohdalla ”${proposalChecked}”: ${fields}.`;
export const proposalUncheckedField = 'Tarkista ehdotus';
export const proposalErrors: Partial<Record<ErrorCode, string>> = {
  RATE_LIMITED: `Kone voi ehdottaa organisaatiollesi ${limits.proposalsPerDay} käännöstä päivässä. Yritä huomenna uudelleen.`,
  TRANSLATION_OFF: 'Konekäännösehdotukset eivät ole käytössä.',
  TRANSLATION_UNAVAILABLE: 'Konekääntäjä ei vastaa juuri nyt. Yritä hetken päästä uudelleen.',
};
export const proposalFailed = 'Käännöstä ei voitu ehdottaa. Yritä uudelleen.';

export const previewNote = (language: string) =>
  `Kortti sellaisena kuin kävijät sen näkevät. Kieli: ${language}.`;
export const figure = {
  unit: (row: number) => `Yksikkö ${row}`,
  label: (row: number) => `Luvun ${row} selite`,
};

export const states = {
  missing: 'Puuttuu',
  draft: 'Luonnos',
  ready: 'Valmis',
  changed: 'Alkuperäinen muuttunut',
  original: 'Alkuperäinen',
} as const;
export const reference = 'Referenssi';
export const filterState = 'Tila';
export const filterLanguage = 'Kieli';
export const anyState = 'Kaikki tilat';
export const anyLanguage = 'Kaikki kielet';
export const count = (shown: number, all: number) => `${shown} / ${all} referenssiä`;
export const noMatch = 'Ei osumia';
export const clear = 'Tyhjennä suodattimet';
export const offTitle = 'Ei vielä kieliä';
export const search = 'Hae referenssejä';
export const listFailed = 'Referenssejä ei voitu ladata';
export const noneTitle = 'Ei vielä referenssejä';
export const none = 'Kirjoita ensin referenssi. Sen jälkeen voit kääntää sen täällä.';
export const nothing = 'Mikään referenssi ei vastaa näitä suodattimia.';
export const off = 'Valitse ensin kielet asetuksissa.';
export const openSettings = 'Avaa asetukset';
export const cell = (reference: string, language: string, state: string) =>
  `${reference}, ${language}: ${state}`;
