export const listTitle = 'Kaikki asiakkaat';
export const listDescription = 'Yritykset, joiden tarinoita kerrot.';
export const listCreate = 'Uusi asiakas';
export const listSearch = 'Hae asiakkaita';
export const listLoading = 'Ladataan asiakkaita…';
export const listFailed = 'Asiakkaita ei voitu ladata';
export const listEmptyTitle = 'Ei vielä asiakkaita';
export const listEmpty =
  'Jokainen referenssi kuuluu asiakkaalle. Lisää ensimmäinen: alkuun riittää pelkkä nimi.';
export const listNoneMatchTitle = 'Ei tuloksia';
export const listNoneMatch = 'Yksikään asiakas ei vastaa hakua ja tilaa.';
export const listClear = 'Tyhjennä suodattimet';
export const listSort = 'Järjestys';
export const listSorts = {
  updated: 'Viimeksi muokatut',
  name: 'Nimi A–Ö',
  references: 'Eniten referenssejä',
} as const;
export const listStatus = 'Tila';
export const listAnyStatus = 'Kaikki tilat';
export const listName = 'Nimi';
export const listTags = 'Tunnisteet';
export const listReferences = 'Referenssit';
export const listUpdated = 'Muokattu';
export const listCount = (shown: number, total: number) =>
  `${shown} / ${total} ${total === 1 ? 'asiakas' : 'asiakasta'}`;
export const listReferenceCount = (count: number) => `${count} ${count === 1 ? 'referenssi' : 'referenssiä'}`;
export const listMoreTags = (count: number) => `+${count}`;

export const pageBack = 'Kaikki asiakkaat';
export const pageLoading = 'Ladataan asiakasta…';
export const pageFailed = 'Asiakasta ei voitu ladata';
export const pageGone = 'Tätä asiakasta ei ole';
export const pageGoneBody = 'Se on ehkä poistettu, tai se kuuluu toiselle organisaatiolle.';
export const pageEdit = 'Muokkaa';
export const pageRemove = 'Poista';
export const pageCreated = (name: string) => `${name} on lisätty.`;
export const pageNewReference = 'Uusi referenssi tälle asiakkaalle';
export const pageCreateReference = (name: string) => `Luo referenssi asiakkaalle ${name}`;
export const pageAbout = 'Tiedot';
export const pageUpdated = 'Viimeksi muokattu';
export const pageAdded = 'Lisätty';
export const pageNothingKnown = 'Toistaiseksi vain nimi.';
export const pageAddDetails = 'Lisää tietoja';
export const pageOpensElsewhere = 'avautuu toiseen välilehteen';

export const referencesTitle = 'Referenssit';
export const referencesLoading = 'Ladataan referenssejä…';
export const referencesFailed = 'Referenssejä ei voitu ladata';
export const referencesEmptyTitle = 'Ei vielä referenssejä';
export const referencesEmpty = (name: string) =>
  `Kerro, mitä teitte yhdessä. Asiakkaan ${name} kortit tulevat tähän.`;
export const referencesAll = 'Katso kaikki referenssit';
export const referencesMore = (count: number) => `ja ${count} muuta`;
export const referencesUpdated = 'Muokattu';

export const editorNewTitle = 'Lisää uusi asiakas';
export const editorNewDescription = 'Alkuun riittää nimi, muut tiedot ehtivät myöhemmin.';
export const editorEditTitle = (name: string) => `Muokkaa: ${name}`;
export const editorCreate = 'Lisää asiakas';
export const editorSave = 'Tallenna muutokset';
export const editorCancel = 'Peruuta';
export const editorSaved = (name: string) => `${name} tallennettiin`;
export const editorSaveFailedUnknown = 'Asiakasta ei voitu tallentaa. Yritä uudelleen.';

export const sectionsCompany = 'Yritys';
export const sectionsContact = 'Yhteyshenkilö';
export const sectionsDetails = 'Tila ja tunnisteet';

export const fields = {
  name: 'Nimi',
  industry: 'Toimiala',
  website: 'Verkkosivusto',
  location: 'Sijainti',
  description: 'Kuvaus',
  otherNames: 'Muut nimet',
  contactName: 'Yhteyshenkilö',
  contactEmail: 'Yhteyshenkilön sähköposti',
  status: 'Tila',
  tags: 'Tunnisteet',
  logoUrl: 'Logo',
} as const;

export const hintsName = 'Niin kuin se näkyy korteissa.';
export const hintsLogo = 'Pudota logo tähän, liitä se tai kirjoita sen osoite.';
export const hintsWebsite = 'Esimerkiksi https://example.com';
export const hintsOtherNames = 'Yksi riviä kohden. Tuonti tunnistaa asiakkaan myös niistä.';
export const hintsContact = 'Vain tiimillesi, ei näy korteissa.';
export const hintsStatus = {
  Draft: 'Valmisteilla.',
  Active: 'Asiakas, jonka tarinoita kerrot.',
  Archived: 'Ei valittavissa uusiin referensseihin.',
} as const;

export const errorsEmail = 'Kirjoita sähköpostiosoite';

export const removeTitle = (name: string) => `Poistetaanko ${name}?`;
export const removeBody = 'Myös asiakkaan tiedot poistetaan. Tätä ei voi kumota.';
export const removeAction = 'Poista';
export const removeFailed = 'Asiakasta ei poistettu';
export const removeDone = (name: string) => `${name} poistettiin`;
export const removeInUseTitle = (name: string) => `Asiakasta ei voi poistaa: ${name}`;
export const removeInUse = (count: number) =>
  count === 1
    ? 'Yksi referenssi kertoo tämän asiakkaan tarinan. Poista se tai siirrä se ensin toiselle asiakkaalle.'
    : `${count} referenssiä kertoo tämän asiakkaan tarinaa. Poista ne tai siirrä ne ensin toiselle asiakkaalle.`;
export const removeArchiveInstead =
  'Voit myös arkistoida asiakkaan: sen referenssit säilyvät, mutta sitä ei voi enää valita uusiin.';
export const removeArchive = 'Arkistoi asiakas';
export const removeArchived = (name: string) => `${name} arkistoitiin`;
export const removeArchiveFailed = 'Asiakasta ei arkistoitu';
export const removeClose = 'Sulje';
