import { limits } from '../../rules/limits.ts';

const times = (count: number) => (count === 1 ? 'en gång' : count === 2 ? 'två gånger' : `${count} gånger`);

export const requests = (count: number) => `${count} ${count === 1 ? 'förfrågan' : 'förfrågningar'}`;
export const title = (count: number) =>
  count === 1 ? 'Be om godkännande' : `Be om godkännande för ${count} referenser`;
export const description =
  'Varje kontaktperson får ett mejl med en länk för varje referens: vad kortet visar, på din referenssida och på webbplatser. De godkänner, föreslår ändringar eller tackar nej utan konto.';
export const loading = 'Hämtar kontaktpersonerna…';
export const failed = 'Kontaktpersonerna kunde inte hämtas';
export const contacts = 'Vem som tillfrågas';
export const contactOf = (customer: string) => `Kontaktperson hos ${customer}`;
export const none = 'Ingen kontaktperson';
export const noneNote = 'Tas inte med: lägg först till en kontaktperson på kundens sida.';
export const load = (name: string, before: number, after: number) =>
  before === 0
    ? `${name} får ${after} mejl på en gång. Få svarar på så många.`
    : `${name} har tillfrågats ${times(before)} de senaste ${limits.approvalLoadDays} dagarna. Med de här blir det ${times(after)}.`;
export const refused = (allowed: number, count: number) =>
  `Organisationen tillåter ${allowed} på den tiden: ${requests(count)} kommer inte att skickas.`;
export const message = 'Meddelande';
export const messageHint = 'Tas med i varje mejl, med dina egna ord.';
export const until = 'Sista dagen';
export const untilHint = 'Tillåtelsens sista dag. Lämna tomt om den ska gälla tills den återkallas.';
export const over = 'Dagen får inte ha passerat';
export const send = (count: number) => `Skicka ${requests(count)}`;
export const cancel = 'Avbryt';
export const stop = 'Stoppa';
export const close = 'Stäng';
export const progress = (settled: number, total: number) => `Skickar ${settled} av ${total}…`;
export const results = (count: number) =>
  count === 0
    ? 'Inget skickades'
    : count === 1
      ? '1 förfrågan skickades'
      : `${count} förfrågningar skickades`;
export const sentTo = (name: string) => `Skickad till ${name}`;
export const stopped = 'Inte skickad: du stoppade';
export const noContact = (customer: string) => `Inte skickad: ingen kontaktperson hos ${customer}`;
export const descriptionTender =
  'De tillfrågas bara om det här anbudet: vad beställaren skulle läsa, och hur länge. Var och en får ett mejl, som har en länk för varje referens och räknas som en förfrågan.';
export const tenderName = 'Anbudets namn';
export const tenderNameHint =
  'Kontakterna läser detta. Skriv mindre om anbudet ska stanna hos er; då nämns inte beställaren.';
export const askFor = (name: string, count: number) =>
  count === 1 ? `Fråga ${name}` : `Fråga ${name} om ${count} referenser`;
export const sendMails = (mails: number, references: number) =>
  `Skicka ${mails} mejl om ${references} referenser`;
