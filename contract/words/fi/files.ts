export const fieldHint = 'Pudota kuva tähän, liitä se tai kirjoita sen osoite.';
export const fieldPlaceholder = 'https://';
export const fieldOwnFile = 'Kuva aineistopankista';
export const fieldChoose = 'Valitse tiedosto';
export const fieldLibrary = 'Aineistopankki';
export const fieldRemove = 'Poista';
export const fieldChooseFor = (label: string) => `Valitse tiedosto: ${label}`;
export const fieldLibraryFor = (label: string) => `Aineistopankki: ${label}`;
export const fieldRemoveFor = (label: string) => `Poista: ${label}`;
export const fieldDrop = 'Pudota tiedosto tähän';
export const fieldBroken = 'Tässä osoitteessa olevaa kuvaa ei voi näyttää.';
export const fieldNotPicture = 'Valitse PNG-, JPEG-, WebP-, AVIF- tai GIF-kuva';
export const fieldDismiss = 'Sulje';

export const upload = {
  waiting: 'Odottaa vuoroaan',
  sending: (percent: number) => `${percent}\u00a0%`,
  processing: 'Käsitellään…',
  ready: 'Valmis',
  canceled: 'Peruutettu',
  rejected: 'Ei hyväksytty',
  failed: 'Siirto epäonnistui',
  progressOf: (name: string) => `Siirto: ${name}`,
  cancel: (name: string) => `Peruuta siirto: ${name}`,
  retry: (name: string) => `Yritä uudelleen: ${name}`,
  addressRefused: 'Tallennuspalvelu ei ottanut tiedostoa vastaan. Yritä uudelleen.',
  stalled: 'Yhteys katkesi kesken siirron. Yritä uudelleen.',
  slow: 'Tiedosto on perillä, mutta sen käsittely kestää tavallista kauemmin. Tarkista tilanne painamalla ”Yritä uudelleen”.',
  unnamed: 'Tiedosto',
  doneElsewhere: (ready: number) => (ready === 1 ? 'Tiedosto lisättiin' : `${ready} tiedostoa lisättiin`),
  failedElsewhere: (failed: number, all: number) =>
    `${failed} / ${all} ${all === 1 ? 'tiedosto' : 'tiedostoa'} jäi lisäämättä. Katso aineistopankki.`,
} as const;

export const libraryTitle = 'Valitse aineistopankista';
export const librarySearch = 'Hae kuvia';
export const libraryLoading = 'Ladataan aineistopankkia…';
export const libraryFailed = 'Aineistopankkia ei voitu ladata';
export const libraryEmptyTitle = 'Ei vielä kuvia';
export const libraryEmpty = 'Lisää kuva tässä, niin se on jatkossa aineistopankissa valmiina.';
export const libraryNoneMatch = 'Yhdenkään kuvan nimi ei vastaa hakua.';
export const libraryClear = 'Tyhjennä haku';
export const libraryUpload = 'Lisää kuvia';
export const libraryUse = (name: string) => `Käytä: ${name}`;
export const libraryMore = 'Näytä lisää';
export const libraryRefused = (names: readonly string[]) =>
  `Ei lisätty: ${names.join(', ')}. Tässä voi valita vain PNG-, JPEG-, WebP-, AVIF- ja GIF-kuvia.`;
export const libraryCount = (count: number) => `${count} ${count === 1 ? 'kuva' : 'kuvaa'}`;
export const tooLarge = (megabytes: number) => `Tiedosto on liian suuri: enintään ${megabytes} Mt`;
