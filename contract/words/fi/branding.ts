export const title = 'Brändi-ilme';
export const description = 'Miltä referenssisivusi näyttää kävijöille.';
export const loading = 'Ladataan brändi-ilmettä…';
export const failed = 'Brändi-ilmettä ei voitu ladata';
export const view = 'Katso sivusi';
export const mayNot = 'Vain organisaation omistajat ja ylläpitäjät voivat muuttaa brändi-ilmettä.';

export const colors = 'Värit';
export const names = {
  primary: 'Pääväri',
  secondary: 'Toinen väri',
  text: 'Tekstin väri',
  background: 'Taustaväri',
} as const;
export const defaults = 'Palauta oletusvärit';
export const palettes = 'Väripaletit';
export const logoColors = 'Poimi värit logostani';
export const logoColorsNone = 'Lisää yllä logo, niin voit poimia sen värit.';
export const logoColorsTaken = 'Poimittu logostasi ja sovitettu niin, että teksti on luettavaa.';
export const logoColorsFailed =
  'Tämän kuvan värejä ei voi lukea: sivusto estää sen, tai tiedosto ei ole kuva. Lisää kuva sen sijaan tiedostona.';
export const logoColorsUndo = 'Palauta aiemmat värit';
export const contrast = 'Luettavuus';
export const readsWell =
  'Kävijät pystyvät lukemaan kaiken. Painikkeiden teksti on musta tai valkoinen sen mukaan, kumpi erottuu paremmin.';
export const advice = {
  text: (ratio: number, instead: string) =>
    `Teksti erottuu taustasta huonosti (${ratio.toLocaleString('fi')}:1, kun tarvitaan 4,5:1). Sivusi näyttää tekstin sen sijaan värillä ${instead}.`,
  button: (ratio: number) =>
    `Pääväri tuskin erottuu taustasta (${ratio.toLocaleString('fi')}:1): painikkeet näyttävät tavalliselta tekstiltä.`,
} as const;
export const suggest = {
  text: (color: string) => `Vaihda tekstin väriksi ${color}`,
  button: (color: string) => `Vaihda pääväriksi ${color}`,
} as const;

export const owner = 'Logo ja verkkosivusto';
export const logo = 'Logo';
export const logoHint = 'Sivun yläreunassa organisaatiosi nimen paikalla. Https-osoite tai oma tiedostosi.';
export const website = 'Verkkosivusto';
export const websiteHint = 'Logosta pääsee sinne.';

export const header = 'Sivun yläosa';
export const heading = 'Otsikko';
export const intro = 'Johdanto';
export const introHint = 'Yksi tai kaksi virkettä: keitä nämä asiakkaat ovat ja mitä teitte heille.';
export const callToActionText = 'Painikkeen teksti';
export const callToActionHint = 'Mitä kävijän kannattaa tehdä seuraavaksi, esimerkiksi ”Ota yhteyttä”.';
export const callToActionLink = 'Painikkeen linkki';
export const callToActionLinkHint = 'Https- tai mailto-osoite.';
export const headerLayout = 'Yläosan asettelu';
export const headerLayouts = {
  left: 'Vasen',
  centered: 'Keskitetty',
  picture: 'Kuva',
  figures: 'Luvut',
  statement: 'Iskulause',
} as const;
export const headerLayoutHints = {
  left: 'Otsikko vasemmalla, johdanto ja painike oikealla.',
  centered: 'Kaikki keskellä.',
  picture: 'Kuva otsikon vieressä ikkunan reunaan asti.',
  figures:
    'Kolmen ensimmäisen tarinan paras luku johdattaa tarinaan. Niiden kortit näyttävät seuraavan luvun.',
  statement: (letters: number) =>
    `Otsikko täyttää päävärisen alueen, jos siinä on enintään ${letters} merkkiä.`,
} as const;
export const headerImage = 'Yläosan kuva';
export const headerImageHint =
  'Vähintään 1 300 pikseliä leveä. Valitse kuva, jossa ei näy asiakasta, sillä mikään lupa ei kata sitä.';

export const closing = 'Sivun loppu';
export const closingHeading = 'Loppuotsikko';
export const closingHint =
  'Viimeisen referenssin jälkeen, painikkeen yläpuolella. Näkyy, kun painikkeella on teksti ja linkki.';
export const closingText = 'Lopputeksti';

export const cards = 'Kortit';
export const layout = 'Asettelu';
export const layouts = { grid: 'Ruudukko', list: 'Luettelo' } as const;
export const cornerRadius = 'Kulmien pyöristys';
export const cornerRadiusHint = 'Sama kaikissa sivun tai upotuksen korteissa.';
export const templatesRadius = 'Pohjan mukaan';
export const templatesRadiusAction = 'Kulmien pyöristys: kunkin pohjan mukaan';
export const pixels = (radius: string) => `${radius} px`;

export const templates = 'Pohjat';
export const template = 'Uusien referenssien pohja';
export const templateHint = 'Nykyiset referenssit pitävät pohjansa.';
export const templateStyles = 'Pohjien ulkoasu';
export const ownStyle = 'Oma ulkoasu';
export const configure = 'Muokkaa';
export const configureNamed = (name: string) => `Muokkaa pohjaa: ${name}`;

export const save = 'Tallenna';
export const saved = 'Brändi-ilme tallennettiin. Sivusi päivittyy minuutin kuluessa.';
export const saveFailed = 'Brändi-ilmettä ei voitu tallentaa. Yritä uudelleen.';

export const preview = 'Esikatselu';
export const previewFrame = 'Referenssisivusi esikatselu';
export const width = 'Näyttö';
export const widths = { desktop: 'Tietokone', phone: 'Puhelin' } as const;
export const samples = 'Esimerkkiaineistoa: et ole vielä julkaissut referenssejä.';
export const samplesFailed = 'Esimerkkiaineistoa: julkaistuja referenssejäsi ei voitu ladata.';
export const own = 'Julkaistut referenssisi.';
export const retry = 'Yritä uudelleen';

export const none = 'Tyhjä';
