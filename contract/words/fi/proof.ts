import { productName } from '../../primitives/product.ts';

export const brand = 'Vahvistuspalvelu';
export const kicker = 'Asiakkaan vahvistus';
export const no = (number: string) => `Nro ${number}`;
export const customer = 'Asiakas';
export const supplier = 'Toimittaja';
export const print = 'Tulosta näppäimillä Ctrl+P: yksi A4-sivu ja QR-koodi.';
export const checked = (now: string) => `Tarkistettu ${now}`;
export const badge = {
  valid: 'Voimassa',
  changed: 'Muutettu jälkikäteen',
  partial: 'Osittain voimassa',
  expired: 'Päättynyt',
  withdrawn: 'Peruttu',
  unknown: 'Tuntematon',
};
export const title = {
  valid: 'Asiakkaan vahvistama',
  changed: 'Vahvistettu, mutta muutettu sen jälkeen',
  partial: 'Osittain vahvistettu',
  expired: 'Tämä vahvistus on päättynyt',
  withdrawn: 'Asiakas on perunut tämän',
  unknown: 'Tällaista vahvistusta ei ole',
};
export const notTheirs = {
  free: 'Vahvistettu maksuttomasta sähköpostiosoitteesta',
  asker: 'Vahvistettu toimittajan osoitteesta',
};
export const valid = (customer: string, story: string, supplier: string) =>
  `${customer} on vahvistanut sanasta sanaan referenssin ”${story}”. Toimittaja on ${supplier}.`;
export const changed = (customer: string, day: string, supplier: string, count: number) =>
  `${customer} vahvisti sanamuodon, joka oli voimassa ${day}. Se, mitä ${supplier} näyttää nyt, eroaa ${count} kohdassa. Eroja ei ole vahvistettu.`;
export const partial = (customer: string, story: string, supplier: string) =>
  `${customer} on vahvistanut alla olevat osat referenssistä ”${story}”. Toimittaja on ${supplier}. Muuta siitä ei ole vahvistettu.`;
export const said = (domain: string, story: string, supplier: string) =>
  `Joku, jonka osoite on palvelussa ${domain}, on vahvistanut alla olevat osat referenssistä ”${story}”. Toimittaja on ${supplier}. Sitä, että vastaaja on asiakas, ei ole osoitettu.`;
export const somebody = 'Asiakas';
export const expired = (day: string, until: string) =>
  `Se oli voimassa ${day}–${until}. Se, mitä sinulla on, oli silloin vahvistettu; tälle päivälle sitä ei ole vahvistettu.`;
export const withdrawn = (taken: string, supplier: string) =>
  `Tätä referenssiä (${supplier}) ei saa näyttää enää. Lupa päättyi ${taken}. Asiakirja, jossa se yhä on, on vanhentunut.`;
export const unknown =
  'Numerossa voi olla kirjoitusvirhe. Jos tulit asiakirjasta tai verkkosivulta, kysy siltä, joka sen näytti: tällä numerolla ei ole vahvistusta.';
export const unknownLabel = 'Vahvistuksen numero';
export const unknownHint = 'Esimerkiksi RD-4M8T-K3WZ. Siinä ei ole kirjaimia I, L, O eikä U.';
export const again = 'Hae uudelleen';
export const what = 'Mitä vahvistettiin';
export const parts = {
  name: 'Yrityksen nimi',
  logo: 'Logo',
  text: 'Tarina',
  figures: 'Luvut',
  quote: 'Lainaus',
  person: 'Nimetty henkilö',
  images: 'Kuva',
};
export const quoted = (words: string) => `”${words}”`;
export const above = 'Kuten yllä';
export const words = (count: number) => `${count} sanaa, ennallaan`;
export const not = 'Ei kuulu vahvistukseen';
export const facts = 'Työn tiedot';
export const period = 'Ajanjakso';
export const who = 'Kuka, milloin, mihin asti';
export const by = 'Vahvistaja';
export const reached = (domain: string) => `tavoitettu osoitteessa ${domain}`;
export const from = {
  customer: 'Sama verkkotunnus kuin asiakkaan verkkosivustolla',
  company: 'Toimittaja ei ole nimennyt verkkosivustoa, johon verrata',
  other: 'Eri verkkotunnus kuin asiakkaan verkkosivustolla',
  free: 'Maksuton sähköpostipalvelu: kuka tahansa voi saada sieltä osoitteen',
  asker: 'Toimittajan oma verkkotunnus tai osoite',
};
export const byNote = 'Henkilökohtaisella linkillä, joka lähetettiin vain tähän osoitteeseen';
export const on = 'Aika';
export const languages = 'Vahvistetut kielet';
export const until = 'Voimassa';
export const always = 'Ei viimeistä päivää';
export const untilNote = 'Asiakas voi perua sen aiemmin';
export const hash = 'Sanamuodon tiiviste';
export const hashNote = 'SHA-256. Yksikin muuttunut kirjain antaa toisen tiivisteen.';
export const how = 'Näin tarkistat';
export const how1 = (address: string) =>
  `Avaa itse ${address} tai lue koodi. Vain sivu siellä on pätevä, ei sen kopio.`;
export const how2 = 'Vertaa näkemääsi vahvistettuun sanamuotoon.';
export const how3 = 'Varmista laskemalla tekstitiedoston SHA-256. Sen on oltava sama kuin tiiviste.';
export const wording = 'Vahvistettu sanamuoto (tekstitiedosto)';
export const see = 'Katso referenssi';
export const differs = 'Mikä eroaa';
export const part = 'Osa';
export const confirmed = 'Vahvistettu';
export const today = 'Näkyy nyt';
export const held = 'Oli voimassa';
export const span = (from: string, to: string) => `${from} – ${to}`;
export const gone =
  'Asiakasta ei nimetä täällä: myös se oikeus päättyi. Vertaa numeroa ja tiivistettä asiakirjaasi.';
export const disclaimer = `${productName} kysyi linkillä ja kirjasi vastauksen sellaisenaan. Muuta tämä sivu ei kerro: se ei ole tarkastus, arvosana eikä laatutodistus.`;
