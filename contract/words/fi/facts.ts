export const title = 'Tarjousten tiedot';
export const description = 'Mitä tilaajat kysyvät referenssistä. Mikään näistä ei näy julkisilla sivuilla.';
export const noun = 'tiedot';
export const called = 'nämä tiedot';
export const loading = 'Haetaan tietoja…';
export const failed = 'Tietoja ei voitu hakea';
export const save = 'Tallenna';
export const saving = 'Tallennetaan…';
export const saved = 'Tallennettu';
export const saveFailed = 'Tietoja ei voitu tallentaa';
export const check = 'Tiedot pitävät paikkansa';
export const checkedOn = (day: string, by: string) => `Tarkistettu ${day}, ${by}`;
export const checkedByNobody = (day: string) => `Tarkistettu ${day}`;
export const unchecked = 'Kukaan ei ole vielä tarkistanut näitä tietoja';
export const internalOnly = 'Sisäinen';

export const sections = {
  text: 'Tilaajan luettavaksi',
  value: 'Arvo ja laajuus',
  time: 'Ajankohta',
  kind: 'Laji',
  people: 'Henkilöt',
  internal: 'Luottamuksellista',
} as const;

export const labels = {
  tenderTitle: 'Otsikko tarjouksiin',
  tenderText: 'Kuvaus tarjouksiin',
  ourPart: 'Meidän osuutemme työstä',
  contractValue: 'Sopimuksen arvo',
  ourValue: 'Osuutemme arvo',
  ourShare: 'Osuutemme, %',
  sizes: 'Laajuus',
  startedOn: 'Alkoi',
  endedOn: 'Päättyi',
  ongoing: 'Jatkuu yhä',
  acceptedOn: 'Tilaaja hyväksyi',
  role: 'Roolimme',
  workKind: 'Työn laji',
  difficulty: 'Vaativuusluokka',
  clientKind: 'Tilaajan laji',
  cpv: 'CPV-koodit',
  regions: 'Alueet',
  contractForm: 'Sopimusmuoto',
  reliedOn: 'Muut yritykset, joiden voimavaroihin nojasimme',
  clientContact: 'Yhteyshenkilö tilaajille',
  keyPeople: 'Avainhenkilöt',
  secret: 'Liikesalaisuudet',
  askedFirst: 'Kysy ensin',
  internalNote: 'Sisäinen huomautus',
} as const;

export const hints = {
  tenderText: 'Jos tämä on tyhjä, käytetään referenssin kuvausta.',
  ourPart: 'Mitä teimme itse.',
  startedOn: 'Esimerkiksi 3/2021, tai 2021 jos vain vuosi tiedetään',
  cpv: 'Kahdeksan numeroa, esimerkiksi 71320000; useat pilkuilla erotettuina',
  regions: 'NUTS-koodit, esimerkiksi FI1B1; useat pilkuilla erotettuina',
  secret: 'Merkitään luottamuksellisiksi siinä, mitä tilaajat saavat.',
  askedFirst: 'Keneltä kysytään ennen kuin tätä referenssiä käytetään',
} as const;

export const roles = {
  sole: 'Ainoa toteuttaja',
  lead: 'Ryhmittymän johtaja',
  partner: 'Ryhmittymän jäsen',
  subcontractor: 'Alihankkija',
} as const;
export const workKinds = {
  new: 'Uudisrakentaminen',
  renovation: 'Korjausrakentaminen',
  extension: 'Laajennus',
  maintenance: 'Ylläpito',
  study: 'Selvitys',
  supervision: 'Valvonta',
  delivery: 'Toimitus',
} as const;
export const difficulties = {
  ordinary: 'Tavanomainen',
  demanding: 'Vaativa',
  'very demanding': 'Erittäin vaativa',
  'exceptionally demanding': 'Poikkeuksellisen vaativa',
} as const;
export const clientKinds = {
  municipality: 'Kunta',
  'wellbeing county': 'Hyvinvointialue',
  state: 'Valtio',
  'public company': 'Julkisomisteinen yhtiö',
  parish: 'Seurakunta',
  private: 'Yksityinen tilaaja',
} as const;
export const vatKinds = { excluded: 'Alv 0 %', included: 'Sisältää alv:n' } as const;
export const units = { users: 'käyttäjää', pieces: 'kpl', AVL: 'AVL' } as const;

export const unknown = 'Ei tiedossa';
export const currency = (label: string) => `${label}: valuutta`;
export const vat = (label: string) => `${label}: alv`;
export const about = 'Noin';
export const yes = 'Kyllä';
export const amountOf = (label: string, row: number) => `${label}: määrä ${row}`;
export const unitOf = (label: string, row: number) => `${label}: yksikkö ${row}`;
export const addSize = 'Lisää laajuus';
export const addPerson = 'Lisää henkilö';
export const removeRow = (row: number) => `Poista rivi ${row}`;
export const person = {
  name: (row: number) => `Nimi ${row}`,
  task: (row: number) => `Tehtävä ${row}`,
  months: (row: number) => `Kuukaudet ${row}`,
} as const;
export const personParts = { name: 'Nimi', task: 'Tehtävä', months: 'Kuukaudet' } as const;
export const noContacts = 'Asiakkaalla ei ole vielä yhteyshenkilöitä.';
export const contactGone = 'Poistettu yhteyshenkilö';

export const notNumber = 'Anna luku';
export const negative = 'Ei saa olla negatiivinen';
export const tooSmall = 'Anna nollaa suurempi luku';
export const tooLarge = 'Luku on liian suuri';
export const shareTooLarge = 'Enintään 100';
export const monthInvalid = 'Anna kuukausi, esimerkiksi 3/2021, tai vuosi';
export const cpvInvalid = 'CPV-koodissa on kahdeksan numeroa, esimerkiksi 71320000';
export const regionInvalid = 'Anna NUTS-koodi, esimerkiksi FI1B1';
export const unitUnknown = 'Valitse yksikkö';
export const choiceUnknown = 'Valitse luettelosta';
export const personMissing = 'Nimi puuttuu';
export const goesOn = 'Työ jatkuu yhä, joten sillä ei ole loppua';
export const endsBeforeStart = 'Ei saa olla ennen alkua';
export const contactUnknown = 'Valitse asiakkaan yhteyshenkilö';
export const tooMany = (most: number) => `Enintään ${most}`;
export const windowUnclear = 'Anna joko kuukaudet tai ensimmäinen päivä';
/** Marks a fact in what buyers get. */
export const confidential = (value: string) => `${value} (liikesalaisuus)`;
