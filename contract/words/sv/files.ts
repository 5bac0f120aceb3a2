export const fieldHint = 'Släpp en bild här, klistra in en eller skriv in adressen.';
export const fieldPlaceholder = 'https://';
export const fieldOwnFile = 'En bild från mediebiblioteket';
export const fieldChoose = 'Välj fil';
export const fieldLibrary = 'Mediebibliotek';
export const fieldRemove = 'Ta bort';
export const fieldChooseFor = (label: string) => `Välj fil: ${label}`;
export const fieldLibraryFor = (label: string) => `Mediebibliotek: ${label}`;
export const fieldRemoveFor = (label: string) => `Ta bort: ${label}`;
export const fieldDrop = 'Släpp för att ladda upp';
export const fieldBroken = 'Bilden på den här adressen kan inte visas.';
export const fieldNotPicture = 'Välj en bild i formatet PNG, JPEG, WebP, AVIF eller GIF';
export const fieldDismiss = 'Stäng';

export const upload = {
  waiting: 'Väntar på sin tur',
  sending: (percent: number) => `${percent}\u00a0%`,
  processing: 'Bearbetas…',
  ready: 'Klar',
  canceled: 'Avbruten',
  rejected: 'Avvisad',
  failed: 'Uppladdningen misslyckades',
  progressOf: (name: string) => `Uppladdning av ${name}`,
  cancel: (name: string) => `Avbryt ${name}`,
  retry: (name: string) => `Försök igen med ${name}`,
  addressRefused: 'Lagringstjänsten tog inte emot filen. Försök igen.',
  stalled: 'Anslutningen bröts under uppladdningen. Försök igen.',
  slow: 'Filen har kommit fram, men bearbetningen tar längre tid än vanligt. Välj ”Försök igen” för att kontrollera på nytt.',
  unnamed: 'Fil',
  doneElsewhere: (ready: number) => (ready === 1 ? 'Filen laddades upp' : `${ready} filer laddades upp`),
  failedElsewhere: (failed: number, all: number) =>
    `${failed} av ${all} ${all === 1 ? 'fil' : 'filer'} laddades inte upp. Se mediebiblioteket.`,
} as const;

export const libraryTitle = 'Välj från mediebiblioteket';
export const librarySearch = 'Sök bilder';
export const libraryLoading = 'Hämtar mediebiblioteket…';
export const libraryFailed = 'Mediebiblioteket kunde inte hämtas';
export const libraryEmptyTitle = 'Inga bilder än';
export const libraryEmpty = 'Ladda upp en här, så finns den i mediebiblioteket till nästa gång.';
export const libraryNoneMatch = 'Ingen bild har det här i sitt namn.';
export const libraryClear = 'Rensa sökningen';
export const libraryUpload = 'Ladda upp bilder';
export const libraryUse = (name: string) => `Använd ${name}`;
export const libraryMore = 'Visa fler';
export const libraryRefused = (names: readonly string[]) =>
  `Lades inte till: ${names.join(', ')}. Här kan du bara välja bilder i PNG, JPEG, WebP, AVIF och GIF.`;
export const libraryCount = (count: number) => `${count} ${count === 1 ? 'bild' : 'bilder'}`;
export const tooLarge = (megabytes: number) => `Filen är för stor: högst ${megabytes} MB`;
