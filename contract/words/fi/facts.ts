export {
  about,
  clientKinds,
  difficulties,
  labels,
  roles,
  units,
  vatKinds,
  workKinds,
  yes,
} from './told-facts.ts';

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

export const hints = {
  tenderText: 'Jos tämä on tyhjä, käytetään referenssin kuvausta.',
  ourPart: 'Mitä teimme itse.',
  translations:
    'Tarjouksiin sillä kielellä. Tyhjä otsikko tai kuvaus otetaan referenssin käännöksestä. Jos käännöstä ei ole, tilaaja lukee tätä kieltä vain, jos sillä on otsikko.',
  startedOn: 'Esimerkiksi 3/2021, tai 2021 jos vain vuosi tiedetään',
  cpv: 'Kahdeksan numeroa, esimerkiksi 71320000; useat pilkuilla erotettuina',
  regions: 'NUTS-koodit, esimerkiksi FI1B1; useat pilkuilla erotettuina',
  secret: 'Merkitään luottamuksellisiksi siinä, mitä tilaajat saavat.',
  askedFirst: 'Keneltä kysytään ennen kuin tätä referenssiä käytetään',
} as const;

export const unknown = 'Ei tiedossa';
export const currency = (label: string) => `${label}: valuutta`;
export const vat = (label: string) => `${label}: alv`;
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
