import type { ConfirmedFrom } from '#contract/cards/confirmed-from';
import { productName } from '#contract/primitives/product';
import type { ProofPart } from '#functions/publication/proof';

const en = {
  brand: 'Confirmation service',
  other: 'Suomeksi',
  kicker: 'Customer confirmation',
  no: (number: string) => `No. ${number}`,
  customer: 'Customer',
  supplier: 'Supplier',
  print: 'Print with Ctrl+P: one A4 page with the QR code.',
  checked: (now: string) => `Checked ${now}`,
  badge: {
    valid: 'Valid',
    changed: 'Changed since',
    partial: 'Valid in part',
    expired: 'Ended',
    withdrawn: 'Taken back',
    unknown: 'Unknown',
  },
  title: {
    valid: 'Confirmed by the customer',
    changed: 'Confirmed, but changed since',
    partial: 'Confirmed in part',
    expired: 'This confirmation has ended',
    withdrawn: 'The customer took this back',
    unknown: 'There is no such confirmation',
  },
  notTheirs: {
    free: 'Confirmed from a free mail address',
    asker: 'Confirmed from an address of the supplier',
  },
  valid: (customer: string, story: string, supplier: string) =>
    `${customer} has confirmed, word for word, the reference “${story}” of ${supplier}.`,
  changed: (customer: string, day: string, supplier: string, count: number) =>
    `${customer} confirmed the wording of ${day}. What ${supplier} shows today differs in ${count} ${count === 1 ? 'place' : 'places'}. The differences are not confirmed.`,
  partial: (customer: string, story: string, supplier: string) =>
    `${customer} has confirmed the parts below of the reference “${story}” of ${supplier}. Nothing else of it is confirmed.`,
  said: (domain: string, story: string, supplier: string) =>
    `Somebody with an address at ${domain} has confirmed the parts below of the reference “${story}” of ${supplier}. That it was the customer is not proven.`,
  somebody: 'The customer',
  expired: (day: string, until: string) =>
    `It held from ${day} to ${until}. What you hold was confirmed then; nobody has confirmed it for today.`,
  withdrawn: (taken: string, supplier: string) =>
    `Since ${taken} this reference of ${supplier} may not be shown any more. A document that still shows it is out of date.`,
  unknown:
    'The number may be mistyped. If a document or a website brought you here, ask whoever showed it to you: they have no confirmation under this number.',
  unknownLabel: 'Number of the confirmation',
  unknownHint: 'Such as RD-4M8T-K3WZ. The letters I, L, O and U are never in it.',
  again: 'Look again',
  what: 'What was confirmed',
  parts: {
    name: 'Company name',
    logo: 'Logo',
    text: 'Story',
    figures: 'Figures',
    quote: 'Quote',
    person: 'Person named',
    images: 'Picture',
  } satisfies Record<ProofPart['part'], string>,
  above: 'As shown above',
  words: (count: number) => `${count} words, unchanged since`,
  not: 'Not part of the confirmation',
  who: 'Who, when, until when',
  by: 'Confirmed by',
  reached: (domain: string) => `reached at ${domain}`,
  from: {
    customer: 'The domain of the customer’s website',
    company: 'The supplier has named no website to compare it with',
    other: 'Another domain than that of the customer’s website',
    free: 'A free mail service: anybody can have an address there',
    asker: 'The supplier’s own domain or address',
  } satisfies Record<ConfirmedFrom, string>,
  byNote: 'By a personal link, sent to that address alone',
  on: 'On',
  until: 'Holds until',
  always: 'No last day',
  untilNote: 'The customer can take it back before',
  hash: 'Fingerprint of the wording',
  hashNote: 'SHA-256. One changed letter gives another fingerprint.',
  how: 'How to check',
  how1: (address: string) =>
    `Open ${address} yourself, or scan the code. Only the page there counts, not a copy of it.`,
  how2: 'Compare what you were shown with the confirmed wording.',
  see: 'See the reference',
  differs: 'What differs',
  part: 'Part',
  confirmed: 'Confirmed',
  today: 'Shown today',
  held: 'Held',
  span: (from: string, to: string) => `${from} to ${to}`,
  ended: 'Ended on',
  gone: 'The customer is not named here: that right has ended with it. Compare the number and the fingerprint with your document.',
  disclaimer: `${productName} asked by a link and wrote the answer down unchanged. That is all this page says: it is no audit, no rating and no certificate of quality.`,
};

const fi: typeof en = {
  brand: 'Vahvistuspalvelu',
  other: 'In English',
  kicker: 'Asiakkaan vahvistus',
  no: (number) => `Nro ${number}`,
  customer: 'Asiakas',
  supplier: 'Toimittaja',
  print: 'Tulosta näppäimillä Ctrl+P: yksi A4-sivu ja QR-koodi.',
  checked: (now) => `Tarkistettu ${now}`,
  badge: {
    valid: 'Voimassa',
    changed: 'Muutettu jälkikäteen',
    partial: 'Osittain voimassa',
    expired: 'Päättynyt',
    withdrawn: 'Peruttu',
    unknown: 'Tuntematon',
  },
  title: {
    valid: 'Asiakkaan vahvistama',
    changed: 'Vahvistettu, mutta muutettu sen jälkeen',
    partial: 'Osittain vahvistettu',
    expired: 'Tämä vahvistus on päättynyt',
    withdrawn: 'Asiakas on perunut tämän',
    unknown: 'Tällaista vahvistusta ei ole',
  },
  notTheirs: {
    free: 'Vahvistettu maksuttomasta sähköpostiosoitteesta',
    asker: 'Vahvistettu toimittajan osoitteesta',
  },
  valid: (customer, story, supplier) =>
    `${customer} on vahvistanut sanasta sanaan referenssin ”${story}”. Toimittaja on ${supplier}.`,
  changed: (customer, day, supplier, count) =>
    `${customer} vahvisti sanamuodon, joka oli voimassa ${day}. Se, mitä ${supplier} näyttää nyt, eroaa ${count} kohdassa. Eroja ei ole vahvistettu.`,
  partial: (customer, story, supplier) =>
    `${customer} on vahvistanut alla olevat osat referenssistä ”${story}”. Toimittaja on ${supplier}. Muuta siitä ei ole vahvistettu.`,
  said: (domain, story, supplier) =>
    `Joku, jonka osoite on palvelussa ${domain}, on vahvistanut alla olevat osat referenssistä ”${story}”. Toimittaja on ${supplier}. Sitä, että vastaaja on asiakas, ei ole osoitettu.`,
  somebody: 'Asiakas',
  expired: (day, until) =>
    `Se oli voimassa ${day}–${until}. Se, mitä sinulla on, oli silloin vahvistettu; tälle päivälle sitä ei ole vahvistettu.`,
  withdrawn: (taken, supplier) =>
    `Tätä referenssiä (${supplier}) ei saa näyttää enää. Lupa päättyi ${taken}. Asiakirja, jossa se yhä on, on vanhentunut.`,
  unknown:
    'Numerossa voi olla kirjoitusvirhe. Jos tulit asiakirjasta tai verkkosivulta, kysy siltä, joka sen näytti: tällä numerolla ei ole vahvistusta.',
  unknownLabel: 'Vahvistuksen numero',
  unknownHint: 'Esimerkiksi RD-4M8T-K3WZ. Siinä ei ole kirjaimia I, L, O eikä U.',
  again: 'Hae uudelleen',
  what: 'Mitä vahvistettiin',
  parts: {
    name: 'Yrityksen nimi',
    logo: 'Logo',
    text: 'Tarina',
    figures: 'Luvut',
    quote: 'Lainaus',
    person: 'Nimetty henkilö',
    images: 'Kuva',
  },
  above: 'Kuten yllä',
  words: (count) => `${count} sanaa, ennallaan`,
  not: 'Ei kuulu vahvistukseen',
  who: 'Kuka, milloin, mihin asti',
  by: 'Vahvistaja',
  reached: (domain) => `tavoitettu osoitteessa ${domain}`,
  from: {
    customer: 'Sama verkkotunnus kuin asiakkaan verkkosivustolla',
    company: 'Toimittaja ei ole nimennyt verkkosivustoa, johon verrata',
    other: 'Eri verkkotunnus kuin asiakkaan verkkosivustolla',
    free: 'Maksuton sähköpostipalvelu: kuka tahansa voi saada sieltä osoitteen',
    asker: 'Toimittajan oma verkkotunnus tai osoite',
  },
  byNote: 'Henkilökohtaisella linkillä, joka lähetettiin vain tähän osoitteeseen',
  on: 'Aika',
  until: 'Voimassa',
  always: 'Ei viimeistä päivää',
  untilNote: 'Asiakas voi perua sen aiemmin',
  hash: 'Sanamuodon tiiviste',
  hashNote: 'SHA-256. Yksikin muuttunut kirjain antaa toisen tiivisteen.',
  how: 'Näin tarkistat',
  how1: (address) => `Avaa itse ${address} tai lue koodi. Vain sivu siellä on pätevä, ei sen kopio.`,
  how2: 'Vertaa näkemääsi vahvistettuun sanamuotoon.',
  see: 'Katso referenssi',
  differs: 'Mikä eroaa',
  part: 'Osa',
  confirmed: 'Vahvistettu',
  today: 'Näkyy nyt',
  held: 'Oli voimassa',
  span: (from, to) => `${from} – ${to}`,
  ended: 'Päättyi',
  gone: 'Asiakasta ei nimetä täällä: myös se oikeus päättyi. Vertaa numeroa ja tiivistettä asiakirjaasi.',
  disclaimer: `${productName} kysyi linkillä ja kirjasi vastauksen sellaisenaan. Muuta tämä sivu ei kerro: se ei ole tarkastus, arvosana eikä laatutodistus.`,
};

export const proofWords = { en, fi };
export type ProofLanguage = keyof typeof proofWords;
export type ProofWords = typeof en;
