import type { FieldName } from '../../reference/field-values.ts';
import * as referencesWords from './references.ts';

export const actions = referencesWords.actions;

export const editor = {
  newTitle: 'Luo uusi referenssi',
  untitled: 'Otsikoton referenssi',
  back: 'Kaikki referenssit',
  failed: 'Referenssiä ei voitu ladata',
  gone: 'Tätä referenssiä ei ole',
  goneBody: 'Se on ehkä poistettu, tai se kuuluu toiselle organisaatiolle.',
  saveDraft: 'Tallenna luonnos',
  save: 'Tallenna muutokset',
  publish: 'Julkaise',
  more: 'Lisää toimintoja',
  saved: 'Tallennettu',
  saving: 'Tallennetaan…',
  unsavedHint: 'Tallessa tällä laitteella, kunnes tallennat',
  requiredToPublish: 'Vaaditaan julkaisemiseen',
  fillIn: (names: string) => `Tällä pohjalla julkaiseminen edellyttää näitä tietoja: ${names}.`,
  saveFailedUnknown: 'Palvelinvirhe: referenssikorttia ei tallennettu',
  makeRoom: 'Kirjoittamasi teksti on tallessa tällä laitteella.',
  toReferences: 'Siirry kaikkiin referensseihin',
  seePlans: 'Katso paketit',
  ask: 'Pyydä hyväksyntää',
  saveToAsk: 'Tallenna luonnos ja kysy sitten',
  askForPlan: 'Pyydä suurempaa pakettia omistajalta tai ylläpitäjältä.',
  restoredDeleted:
    'Tämä referenssi on poistettu. Tallentamattomat muutoksesi ovat yhä tässä: tallentaminen luo uuden referenssin.',
  broughtInFrom: (places: string, row: number) => `Tuotu: ${places}, kohta ${row}`,
  archived: 'Tämä referenssi on arkistoitu. Se ei näy millään sivulla, ennen kuin palautat sen.',
  restore: 'Palauta',
} as const;

export const sections = {
  template: 'Pohja',
  story: 'Tarina',
  proof: 'Lainaus ja avainluvut',
  details: 'Tiedot',
  pictures: 'Kuvat',
  button: 'Painike',
  anonymous: 'Ilman nimeä',
  visibility: 'Kuka näkee referenssin',
  appearance: 'Ulkoasu',
  permissions: 'Luvat',
} as const;
export const permissionsNote = 'Mitä asiakas sallii, missä ja mihin asti.';

export const facts = {
  title: 'Tarjousten tiedot',
  note: 'Arvot, laajuudet, ajankohdat ja yhteyshenkilöt, joita tilaajat kysyvät. Eivät koskaan julkisia.',
} as const;

export const sampleNotice = 'Tämä on esimerkkitarina. Vaihda tilalle omasi.';
export const sampleRest = (names: string) => `Vielä esimerkkitekstiä: ${names}. Kirjoita oma tai poista se.`;
export const sampleRemove = 'Poista esimerkki';

export const templateHidden = (names: string) =>
  `Tämä pohja ei näytä kaikkea, mitä olet täyttänyt: ${names}. Tiedot säilyvät.`;

export const liveTitle = 'Kortti';
export const liveStage = 'Vieritettävä kortti';
export const liveNote = 'Niin kuin kävijäsi näkevät sen, sivusi väreissä.';
export const liveExamples = 'Puuttuvien tekstien paikalla on esimerkki.';
export const liveScale = (percent: number) => `Koko ${percent}\u00a0%`;
export const liveTrueSize = 'Todellinen koko';
export const liveWider = 'Sivullasi leveämpi';
export const liveShown = 'Esikatselu';
export const liveTabs = { card: 'Kortti', story: 'Tarina' } as const;
export const liveStory = 'Tarinan esikatselu';
export const liveGround = 'Tausta';
export const liveGrounds = { page: 'Sivusi', light: 'Vaalea', dark: 'Tumma' } as const;

export const hints = {
  title: 'Mikä asiakkaalla muuttui, yhdellä rivillä.',
  shortDescription: 'Näkyy kortissa.',
  longDescription:
    'Koko tarina omalla sivullaan. Liitä teksti Wordista tai Google Docsista tai kirjoita Markdownia.',
  referenceType: 'Esimerkiksi asiakastarina, suosittelu tai projekti.',
  referenceDate: 'KK/VVVV, VVVV-KK, vuosi tai päivämäärä.',
  tags: 'Paina Enter jokaisen tunnisteen jälkeen. Kortissa näkyy kolme ensimmäistä.',
  outcomes: 'Tuloksia, jotka voi tarkistaa: luvut, päivät, lainaukset.',
  quote: 'Asiakkaan omin sanoin. Kysy häneltä ennen kuin julkaiset.',
  figures: 'Enintään kolme tulosta lukuina, suurella kortissa.',
  callToAction: 'Https- tai mailto-osoite. Ilman sitä painiketta ei ole.',
  alias: 'Esimerkiksi ”Suomalainen lauttayhtiö”. Näkyy siellä, missä nimeä ei ole sallittu.',
} satisfies Partial<Record<FieldName, string>>;

export const proofNote = 'Mikä vakuuttaa eniten: asiakkaan omat sanat ja enintään kolme tulosta lukuina.';
export const figure = {
  value: (row: number) => `Luku ${row}: lukuarvo`,
  unit: (row: number) => `Luku ${row}: yksikkö`,
  label: (row: number) => `Luku ${row}: mitä se kertoo`,
  remove: (row: number) => `Poista luku ${row}`,
  examples: { value: '38', unit: '%', label: 'vähemmän puheluita maanantaisin' },
} as const;

export const crop = {
  open: 'Säädä kuvaa',
  title: 'Minkä pitää aina näkyä?',
  note: 'Vedä kohtaan, joka on tärkein. Se pysyy näkyvissä jokaisessa kortissa ja jokaisella sivulla.',
  x: 'Vasemmalta oikealle',
  y: 'Ylhäältä alas',
  zoom: 'Zoomaus',
  reset: 'Näytä koko kuva',
  use: 'Käytä tätä',
} as const;

export const outlineStart = 'Aloita rungosta';
export const outlineText = '## Haaste\n\n## Ratkaisu\n\n## Tulos';

export const buttonHint = (fallback: string) => `Tyhjänä painikkeessa lukee ”${fallback}”.`;

export const suggestions = {
  referenceType: ['Asiakastarina', 'Menestystarina', 'Suosittelu', 'Projekti', 'Arvostelu', 'Haastattelu'],
} satisfies Partial<Record<FieldName, readonly string[]>>;

export const customerLabel = 'Asiakas';
export const customerChoose = 'Valitse asiakas';
export const customerNamed = 'Yritys, jonka tarina tämä on.';
export const customerAdd = 'Lisää uusi asiakas';
export const customerLoadFailed = 'Asiakkaita ei voitu ladata.';
export const customerDeletedMeanwhile = 'Tämä asiakas poistettiin muokkaamisen aikana. Valitse toinen.';
export const customerRetry = 'Yritä uudelleen';

export const visibility = {
  public: { label: 'Julkinen', note: 'Referenssisivullasi, kaikille.' },
  unlisted: {
    label: 'Vain linkillä',
    note: 'Niille, joilla on linkki, sekä upotuksissa ja vain linkillä näkyvissä kokoelmissa. Ei referenssisivullasi.',
  },
  private: { label: 'Yksityinen', note: 'Vain tämän työtilan jäsenille.' },
} as const;

export const addCustomerDialogTitle = 'Lisää asiakas';
export const addCustomerDialogNote = 'Pelkkä nimi riittää. Muut tiedot voit lisätä asiakkaan omalla sivulla.';
export const addCustomerName = 'Nimi';
export const addCustomerWebsite = 'Verkkosivusto';
export const addCustomerIndustry = 'Toimiala';
export const addCustomerCreate = 'Lisää asiakas';
export const addCustomerCancel = 'Peruuta';
export const addCustomerFailed = 'Asiakasta ei voitu lisätä';

export const conflictDefaultStyle = 'Pohjan ulkoasu';
export const conflictOwnStyle = 'Oma ulkoasu';
export const conflictSavedAgo = 'Tallennettu';
export const conflictNotSaved = 'Ei vielä tallennettu';

export const addressLabel = 'Tarinan osoite:';
export const addressChange = 'Muuta';
export const addressTitle = 'Muuta osoitetta';
export const addressName = 'Nimi osoitteessa';
export const addressRedirects = (before: string) =>
  `Linkit, joissa on ”${before}”, ohjaavat jatkossa pysyvästi uuteen osoitteeseen.`;
export const addressTaken = 'Osoite on tai on ollut toisen tarinan käytössä. Valitse toinen.';
export const addressCancel = 'Peruuta';
export const addressSave = 'Tallenna';
export const addressSaved = 'Osoite tallennettiin';

export const published = {
  title: 'Julkaistu',
  public: 'Kortti on nyt referenssisivullasi.',
  unlisted:
    'Kortti on julkaistu, mutta näkyvissä vain linkillä: sen näkevät vain ne, joilla on linkki tai jotka näkevät upotuksen.',
  private: 'Kortti on julkaistu, mutta yksityinen: sen näkee vain työtilasi.',
  view: 'Katso sivullasi',
  viewUnlisted: 'Katso sen sivu',
  copyLink: 'Kopioi linkki',
  copyEmbed: 'Kopioi upotuskoodi',
  customize: 'Muokkaa upotusta',
  copyFailed: 'Kopiointi ei onnistunut. Avaa sivusi ja kopioi sen osoite sieltä.',
  another: 'Luo toinen',
  close: 'Sulje',
} as const;

export const loading = 'Ladataan referenssiä…';
