const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const title = 'Mitä paketissa on';
export const body =
  'Paketti täyttää organisaation uudelleen: referensseistä tulee luonnoksia, mitään ei julkaista, kukaan ei saa sähköpostia, ja täällä jo oleva pysyy ennallaan.';
export const of = (organization: string, day: string) => `${organization}, tilanne ${day}`;
export const counts = {
  references: (count: number) => plural(count, 'referenssi', 'referenssiä'),
  customers: (count: number) => plural(count, 'asiakas', 'asiakasta'),
  contacts: (count: number) => plural(count, 'yhteyshenkilö', 'yhteyshenkilöä'),
  translations: (count: number) => plural(count, 'käännös', 'käännöstä'),
  collections: (count: number) => plural(count, 'kokoelma', 'kokoelmaa'),
  tenders: (count: number) => plural(count, 'tarjous', 'tarjousta'),
  forms: (count: number) => plural(count, 'lomake', 'lomaketta'),
  terms: (count: number) => `termit ${count} kielellä`,
  settings: () => 'asetukset',
  look: () => 'sivun ilme',
};
/** The result names what was not brought in. */
export const settingsPart = 'Asetukset';
export const termsPart = (language: string) => `Termit, ${language}`;
export const lookPart = 'Referenssisivun ilme';
/** The later steps say this of an archive. */
export const customersBody = 'Vain täsmälleen samanniminen asiakas on sama.';
export const reviewBody =
  'Jokaisesta uudesta tulee luonnos, ja täällä jo oleva pysyy ennallaan. Kukaan ei saa sähköpostia.';
export const comesTitle = 'Palaa';
export const comes = [
  'Referenssit kaikkine kenttineen, tarjoustietoineen ja kuvineen luonnoksina, myös arkistoidut',
  'Niiden asiakkaat luonnoksina yhteyshenkilöineen ja logoineen',
  'Käännökset sekä kokoelmat järjestyksessään; kokoelmat ovat yksityisiä',
  'Tarjoukset vaatimuksineen ja valittuine referensseineen; kaikki palaavat valmisteltaviksi',
  'Asiakirjojen lomakkeet',
  'Termit, asetukset ja referenssisivun ilme, jos kukaan ei ole täällä tallentanut niitä',
  'Luvat luettelona lopuksi. Kukin pätee vasta, kun olet kirjannut sen uudelleen; mitä asiakas on kieltänyt, menee sisäiseen huomautukseen',
] as const;
export const staysTitle = 'Jää pakettiin';
export const stays = [
  'Mitä tilaajille on lähetetty ja miten he ovat päättäneet, jäsenet ja kutsut',
  'Referenssisivun logo, kuvat, tekstit ja linkki, jotka olisivat heti julkisia, sivun osoite sekä upottavien sivustojen luettelo',
  'Linkillä annetut vastaukset, vahvistussivut ja vanha lupakirja: mikään siitä ei täällä ole vahvistettua',
  'Tiedostot, joita mikään referenssi tai asiakas ei näytä, kuten sopimukset',
  'Sivujen osoitteet, versiot, päivämäärät ja tapahtumaloki',
] as const;
export const needsManager =
  'Vain omistajat ja ylläpitäjät tuovat termit, asetukset ja referenssisivun ilmeen. Saat kaiken muun; joku, jolla on tämä oikeus, voi sitten tuoda saman paketin uudelleen.';
export const languagesMissing = (languages: string, count: number) =>
  `Organisaatiolla ei ole valittuna: ${languages}. ${count === 1 ? 'Tällä kielellä' : 'Näillä kielillä'} kirjoitettuja tekstejä ei voi tuoda. Valitse ensin ${count === 1 ? 'kieli' : 'kielet'} asetuksissa ja sitten paketti uudelleen.`;
export const settings = 'Avaa asetukset';

export const bringMissing = 'Tuo puuttuva';
export const alsoMade = (list: string) => `Tuotiin myös: ${list}`;
export const sentStays = (count: number) =>
  `Tilaajille lähetetty jää pakettiin: ${plural(count, 'lähetys', 'lähetystä')}`;
export const again = 'Tuo sama paketti uudelleen, kun tämä on selvitetty: vain puuttuva tehdään.';
export const notInArchive = 'Kuva ei ole valitsemissasi tiedostoissa';
export const formNotInArchive = 'Lomake ei ole valitsemissasi tiedostoissa';
export const filesNotMade = (count: number) => `${plural(count, 'tiedosto', 'tiedostoa')} jäi tuomatta`;

interface Said {
  /** Such as “nimi ja logo”. */
  parts: string;
  /** Such as “referenssisivulla ja tarjouksissa”. */
  places: string;
}

const ways = {
  link: 'linkillä',
  contract: 'sopimuksella',
  email: 'sähköpostilla',
  spoken: 'suullisesti',
} as const;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A line of the list of permissions. */
export const allowed = ({
  parts,
  places,
  method,
  until,
}: Said & { method: keyof typeof ways; until: string }) =>
  `${capital(parts)} ${places}${until ? ` ${until} asti` : ''}, annettu ${ways[method]}`;
export const refused = ({ parts, places }: Said) => `Kielletty: ${parts} ${places}`;
export const withdrawn = ({ parts, places }: Said) => `Peruttu: ${parts} ${places}`;
export const revoked = ({ parts, places }: Said) => `Organisaatio on perunut: ${parts} ${places}`;
