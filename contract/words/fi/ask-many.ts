import { limits } from '../../rules/limits.ts';

const times = (count: number) => (count === 1 ? 'kerran' : count === 2 ? 'kahdesti' : `${count} kertaa`);

export const requests = (count: number) => `${count} ${count === 1 ? 'pyyntö' : 'pyyntöä'}`;
export const title = (count: number) =>
  count === 1 ? 'Pyydä hyväksyntää' : `Pyydä hyväksyntää ${count} referenssille`;
export const description =
  'Jokainen yhteyshenkilö saa sähköpostin, jossa on linkki kuhunkin referenssiin: mitä sen kortti näyttää referenssisivulla ja verkkosivuilla. Hän hyväksyy, ehdottaa muutoksia tai kieltäytyy ilman tunnusta.';
export const loading = 'Ladataan yhteyshenkilöitä…';
export const failed = 'Yhteyshenkilöitä ei voitu ladata';
export const contacts = 'Keneltä kysytään';
export const contactOf = (customer: string) => `Yhteyshenkilö: ${customer}`;
export const none = 'Ei yhteyshenkilöä';
export const noneNote = 'Jää pois: lisää ensin yhteyshenkilö asiakkaan sivulla.';
export const load = (name: string, before: number, after: number) =>
  before === 0
    ? `${name} saa kerralla ${after} viestiä. Harva vastaa niin moneen.`
    : `Henkilöltä ${name} on kysytty ${times(before)} viimeisten ${limits.approvalLoadDays} päivän aikana, näiden jälkeen ${times(after)}.`;
export const refused = (allowed: number, count: number) =>
  `Organisaatiosi raja on ${requests(allowed)} siinä ajassa: ${requests(count)} jää lähettämättä.`;
export const message = 'Viesti';
export const messageHint = 'Tulee jokaiseen sähköpostiin, omin sanoin.';
export const until = 'Viimeinen päivä';
export const untilHint = 'Luvan viimeinen päivä. Tyhjänä: kunnes lupa perutaan.';
export const over = 'Päivä ei voi olla menneisyydessä';
export const send = (count: number) => `Lähetä ${requests(count)}`;
export const cancel = 'Peruuta';
export const stop = 'Keskeytä';
export const close = 'Sulje';
export const progress = (settled: number, total: number) => `Lähetetään… ${settled} / ${total}`;
export const results = (count: number) =>
  count === 0 ? 'Mitään ei lähetetty' : `${requests(count)} lähetettiin`;
export const sentTo = (name: string) => `Lähetettiin: ${name}`;
export const stopped = 'Ei lähetetty: keskeytit lähetyksen';
export const noContact = (customer: string) => `Ei lähetetty: yhteyshenkilö puuttuu (${customer})`;
export const descriptionTender =
  'Heiltä kysytään vain tästä tarjouksesta: mitä tilaaja lukisi ja mihin asti. Jokainen saa yhden viestin, jossa on linkki kuhunkin referenssiin ja joka lasketaan yhdeksi pyynnöksi.';
export const tenderName = 'Tarjouksen nimi';
export const tenderNameHint =
  'Yhteyshenkilöt lukevat tämän. Kirjoita vähemmän, jos tarjous pysyy teillä; silloin tilaajaa ei nimetä.';
export const askFor = (name: string, count: number) =>
  count === 1 ? `Kysy: ${name}` : `Kysy ${count} referenssistä: ${name}`;
export const sendMails = (mails: number, references: number) =>
  `Lähetä ${mails} viestiä, ${references} referenssiä`;
