export const listTitle = 'Tarjoukset';
export const answered = (count: number, of: number) => `${count} / ${of} vaatimusta täytetty`;
export const noNeeds = 'Ei vielä vaatimuksia';
export const references = (count: number) => `${count} ${count === 1 ? 'referenssi' : 'referenssiä'}`;

export const statuses = {
  preparing: 'Valmisteilla',
  sent: 'Lähetetty',
  won: 'Voitettu',
  lost: 'Hävitty',
  cancelled: 'Tilaaja keskeytti',
  'no bid': 'Ei tarjota',
} as const;
export const moves = {
  preparing: 'Palauta valmisteluun',
  sent: 'Merkitse lähetetyksi',
  won: 'Merkitse voitetuksi',
  lost: 'Merkitse hävityksi',
  cancelled: 'Merkitse tilaajan keskeyttämäksi',
  'no bid': 'Päätä olla tarjoamatta',
} as const;
export const daysLeft = (days: number) =>
  days < 0
    ? 'Määräaika päättynyt'
    : days === 0
      ? 'Tänään'
      : days === 1
        ? '1 päivä jäljellä'
        : `${days} päivää jäljellä`;

export const formCancel = 'Peruuta';
export const formFailed = 'Tarkista yhteys ja yritä uudelleen.';

export const pageBack = 'Tarjoukset';
export const pageLoading = 'Ladataan tarjousta…';
export const pageFailed = 'Tarjousta ei voitu ladata';
export const pageGone = 'Tarjousta ei enää ole';
export const pageGoneBody = 'Joku on poistanut sen, tai linkki on väärä.';
export const pageEdit = 'Muokkaa';
export const pageMore = 'Lisää toimintoja';
export const pageSend = 'Kirjaa lähetetty';
export const pageRemove = 'Poista';
export const holdsUntil = (day: string) => `Lupien on oltava voimassa ${day} asti`;
export const statusFailed = 'Tilaa ei muutettu';
export const noBidTitle = 'Päätetäänkö olla tarjoamatta?';
export const noBidReason = 'Syy';
export const noBidAction = 'Ei tarjota';
export const sentNotice = 'Vaatimukset ja referenssit pysyvät sellaisina kuin ne lähetettiin.';

export const needs = 'Vaatimukset';
export const needAdd = 'Lisää vaatimus';
export const needsEmpty = 'Kopioi tilaajan vaatimukset yksi kerrallaan.';
export const needAbouts = { firm: 'Yritystä', person: 'Henkilöä' } as const;
export const needEdit = (text: string) => `Muokkaa: ”${text}”`;
export const needRemove = 'Poista';
export const needRemoveTitle = 'Poistetaanko tämä vaatimus?';
export const needNotRemoved = 'Vaatimusta ei poistettu';
export const needAnswered = (count: number, of: number) => `${count} / ${of}`;
export const needAnsweredBy = (count: number, of: number) => `${count} / ${of} referenssiä valittu`;
export const noConditions = 'Ei ehtoja: jokainen referenssi sopii.';

export const wished = (sentence: string) => `${sentence} (toive)`;

const list = (items: readonly string[]) => items.join(' tai ');
export const sentences = {
  ended: (window: string) => `Päättynyt ${window}`,
  performed: (window: string) => `Työtä tehty ${window}`,
  contract: (amount: string) => `Sopimuksen arvo vähintään ${amount}`,
  ours: (amount: string) => `Osuutemme arvo vähintään ${amount}`,
  size: (size: string) => `Vähintään ${size}`,
  role: (names: readonly string[]) => `Roolimme: ${list(names)}`,
  workKind: (names: readonly string[]) => `Työn laji: ${list(names)}`,
  clientKind: (names: readonly string[]) => `Tilaaja: ${list(names)}`,
  difficulty: (name: string) => `Vaativuusluokka vähintään ${name}`,
  tag: (names: readonly string[]) => `Tunniste: ${list(names)}`,
  type: (names: readonly string[]) => `Tyyppi: ${list(names)}`,
  task: (names: readonly string[]) => `Henkilön tehtävä: ${list(names)}`,
  cpv: (codes: readonly string[]) => `CPV-koodi ${list(codes)}`,
  region: (codes: readonly string[]) => `Alue ${list(codes)}`,
} as const;
export const windows = {
  years: (count: number) => `enintään ${count} ${count === 1 ? 'vuosi' : 'vuotta'} ennen määräaikaa`,
  months: (count: number) => `enintään ${count} ${count === 1 ? 'kuukausi' : 'kuukautta'} ennen määräaikaa`,
  since: (day: string) => `${day} tai myöhemmin`,
} as const;

export const candidates = 'Referenssit';
export const candidatesFor = (text: string) => `Vaatimukseen: ${text}`;
export const candidatesNone = 'Referenssejä ei vielä ole.';
export const candidatesFailed = 'Referenssejä ei voitu järjestää';
export const candidatesLoading = 'Järjestetään referenssejä…';
export const candidatesAll = (count: number) => `Näytä kaikki ${count}`;
export const chooseFor = (title: string) => `Valitse ”${title}” tähän vaatimukseen`;
export const notChanged = 'Valintaa ei muutettu';
export const why = (title: string) => `Miksi ”${title}” on tässä`;
export const score = (points: number) => `${points} pistettä`;
export const classes = {
  fits: 'Sopii',
  'may fit': 'Voi sopia',
  nearly: 'Melkein sopii',
  'does not fit': 'Ei sovi',
} as const;
export const marks = { met: 'Kyllä', unknown: 'Ei tiedossa', nearly: 'Melkein', missed: 'Ei' } as const;
export const markCounts = (met: number, of: number) => `${met} / ${of} ehtoa täyttyy`;
export const says = (text: string) => `Tiedoissa on ${text}`;
export const saysNothing = 'Tiedoissa ei ole mitään';
export const fillIn = 'Täydennä';
export const inTenders = (count: number, won: number) => `Mukana ${count} tarjouksessa, ${won} voitettu`;
export const fillInFor = (title: string) => `Täydennä tiedot: ”${title}”`;

export const lights = {
  green: 'Sallittu',
  amber: 'Katso',
  grey: 'Ei kysytty',
  red: 'Ei sallittu',
} as const;
export const allowedUntil = (day: string) => `Sallittu ${day} asti`;
export const parts = {
  name: 'nimi',
  logo: 'logo',
  quote: 'sitaatti',
  images: 'kuvat',
  text: 'teksti',
  person: 'yhteyshenkilö',
  value: 'sopimuksen arvo',
} as const;
export const reasons = {
  declined: (parts: string) => `Kielletty: ${parts}`,
  withdrawn: (parts: string) => `Peruttu: ${parts}`,
  expired: (parts: string) => `Päättynyt: ${parts}`,
  'not asked': (parts: string) => `Ei kysytty: ${parts}`,
  waiting: (parts: string) => `Odottaa vastausta: ${parts}`,
  ends: (parts: string) => `Päättyy liian aikaisin: ${parts}`,
  spoken: (parts: string) => `Vain suullisesti: ${parts}`,
} as const;
export const lightsOf = (counts: readonly (readonly [number, string])[]) =>
  counts.map(([count, name]) => `${count} ${name.toLowerCase()}`).join(', ');

export const propose = 'Ehdota valintaa';
export const gaps = 'Mitä puuttuu';
export const gapsNone = 'Ei mitään: jokainen vaatimus on täytetty ja kaikki on sallittu.';
export const gapsFirst = 'Mitään ei voi puuttua ennen ensimmäistä vaatimusta.';
export const gap = {
  few: (missing: number, text: string) =>
    `${references(missing)} liian vähän: ”${text}”, vaikka kaikki tuntemattomat tiedot sopisivat`,
  fact: (fact: string, title: string) => `${fact}: ei tiedossa referenssistä ${title}`,
  permission: (title: string) => `Asiakkaan lupa: ${title}`,
  language: (name: string, title: string) => `Ei tekstiä kielellä ${name}: ${title}`,
  text: (fact: string, name: string, title: string) => `${fact}: ei kirjoitettu (${name}), ${title}`,
  contact: (title: string) => `Ei yhteyshenkilöä tilaajalle: ${title}`,
  ends: (day: string, title: string) => `Sallittu vain ${day} asti: ${title}`,
  unchecked: (title: string) => `Tietoja ei ole tarkistettu kahteen vuoteen: ${title}`,
} as const;
export const gapAction = {
  'too few': 'Näytä lähimmät',
  fact: 'Täydennä',
  permission: 'Kysy',
  language: 'Käännä',
  contact: 'Valitse',
  ends: 'Kysy',
  unchecked: 'Tarkista',
} as const;

export const picks = 'Valitut referenssit';
export const picksEmpty = 'Valitse referenssejä vaatimukseen tai pyydä ehdotus.';
export const pickUp = (title: string) => `Siirrä ”${title}” ylöspäin`;
export const pickDown = (title: string) => `Siirrä ”${title}” alaspäin`;
export const pickRemove = (title: string) => `Poista ”${title}”`;
export const pickAnswers = (numbers: readonly number[]) =>
  numbers.length === 0
    ? 'Ei vastaa mihinkään vaatimukseen'
    : `Vastaa ${numbers.length === 1 ? 'vaatimukseen' : 'vaatimuksiin'} ${numbers.join(', ')}`;
export const picksAsk = 'Kysy puuttuvat luvat';
export const picksAskOf = (customer: string, count: number) => `Kysy ${count} referenssistä: ${customer}`;
export const pickSheet = 'Mitä tilaaja lukee';
export const pickSheetOf = (title: string) => `Mitä tilaaja lukee referenssistä ”${title}”`;
export const pickSaid = (what: string) => `Tässä tarjouksessa: ${what}`;
export const pickOwn = 'omat tekstit';
export const pickAnonymous = 'ilman asiakkaan nimeä';
export const pickUntold = (count: number) => (count === 1 ? 'ilman yhtä tietoa' : `ilman ${count} tietoa`);
export const pickEspdOf = (title: string) => `Kopioi ESPD-lomakkeelle: ”${title}”`;
export const pickEspd = 'Kopioi ESPD-lomakkeelle';
export const makeDocument = 'Tee asiakirja';
export const pageProof = 'Sivu ostajalle';
