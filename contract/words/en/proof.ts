import type { ConfirmedFrom } from '../../cards/confirmed-from.ts';
import { productName } from '../../primitives/product.ts';

export const brand = 'Confirmation service';
export const kicker = 'Customer confirmation';
export const no = (number: string) => `No. ${number}`;
export const customer = 'Customer';
export const supplier = 'Supplier';
export const print = 'Print with Ctrl+P: one A4 page with the QR code.';
export const checked = (now: string) => `Checked ${now}`;
export const badge = {
  valid: 'Valid',
  changed: 'Changed since',
  partial: 'Valid in part',
  expired: 'Ended',
  withdrawn: 'Taken back',
  unknown: 'Unknown',
};
export const title = {
  valid: 'Confirmed by the customer',
  changed: 'Confirmed, but changed since',
  partial: 'Confirmed in part',
  expired: 'This confirmation has ended',
  withdrawn: 'The customer took this back',
  unknown: 'There is no such confirmation',
};
export const notTheirs = {
  free: 'Confirmed from a free mail address',
  asker: 'Confirmed from an address of the supplier',
};
export const valid = (customer: string, story: string, supplier: string) =>
  `${customer} has confirmed, word for word, the reference “${story}” of ${supplier}.`;
export const changed = (customer: string, day: string, supplier: string, count: number) =>
  `${customer} confirmed the wording of ${day}. What ${supplier} shows today differs in ${count} ${count === 1 ? 'place' : 'places'}. The differences are not confirmed.`;
export const partial = (customer: string, story: string, supplier: string) =>
  `${customer} has confirmed the parts below of the reference “${story}” of ${supplier}. Nothing else of it is confirmed.`;
export const said = (domain: string, story: string, supplier: string) =>
  `Somebody with an address at ${domain} has confirmed the parts below of the reference “${story}” of ${supplier}. That it was the customer is not proven.`;
export const somebody = 'The customer';
export const expired = (day: string, until: string) =>
  `It held from ${day} to ${until}. What you hold was confirmed then; nobody has confirmed it for today.`;
export const withdrawn = (taken: string, supplier: string) =>
  `Since ${taken} this reference of ${supplier} may not be shown any more. A document that still shows it is out of date.`;
export const unknown =
  'The number may be mistyped. If a document or a website brought you here, ask whoever showed it to you: they have no confirmation under this number.';
export const unknownLabel = 'Number of the confirmation';
export const unknownHint = 'Such as RD-4M8T-K3WZ. The letters I, L, O and U are never in it.';
export const again = 'Look again';
export const what = 'What was confirmed';
export const parts = {
  name: 'Company name',
  logo: 'Logo',
  text: 'Story',
  figures: 'Figures',
  quote: 'Quote',
  person: 'Person named',
  images: 'Picture',
};
export const quoted = (words: string) => `“${words}”`;
export const above = 'As shown above';
export const words = (count: number) => `${count} words, unchanged since`;
export const not = 'Not part of the confirmation';
export const facts = 'Facts of the work';
export const period = 'Period';
export const who = 'Who, when, until when';
export const by = 'Confirmed by';
export const reached = (domain: string) => `reached at ${domain}`;
export const from = {
  customer: 'The domain of the customer’s website',
  company: 'The supplier has named no website to compare it with',
  other: 'Another domain than that of the customer’s website',
  free: 'A free mail service: anybody can have an address there',
  asker: 'The supplier’s own domain or address',
} satisfies Record<ConfirmedFrom, string>;
export const byNote = 'By a personal link, sent to that address alone';
export const on = 'On';
export const languages = 'Confirmed languages';
export const until = 'Holds until';
export const always = 'No last day';
export const untilNote = 'The customer can take it back before';
export const hash = 'Fingerprint of the wording';
export const hashNote = 'SHA-256. One changed letter gives another fingerprint.';
export const how = 'How to check';
export const how1 = (address: string) =>
  `Open ${address} yourself, or scan the code. Only the page there counts, not a copy of it.`;
export const how2 = 'Compare what you were shown with the confirmed wording.';
export const how3 = 'For certainty, compute the SHA-256 of the text file. It must equal the fingerprint.';
export const wording = 'Confirmed wording (text file)';
export const see = 'See the reference';
export const differs = 'What differs';
export const part = 'Part';
export const confirmed = 'Confirmed';
export const today = 'Shown today';
export const held = 'Held';
export const span = (from: string, to: string) => `${from} to ${to}`;
export const gone =
  'The customer is not named here: that right has ended with it. Compare the number and the fingerprint with your document.';
export const disclaimer = `${productName} asked by a link and wrote the answer down unchanged. That is all this page says: it is no audit, no rating and no certificate of quality.`;
