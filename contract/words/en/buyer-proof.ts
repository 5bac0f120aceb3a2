import { productName } from '../../primitives/product.ts';

/** `said`: by link, from an address that cannot speak for the customer. */
export const badge = {
  confirmed: 'Confirmed by the customer',
  said: 'Not proven to be the customer',
  changed: 'Confirmed in other words',
  held: 'Not confirmed here',
  expired: 'Permission ended',
  withdrawn: 'Withdrawn',
  partial: 'Confirmed in part',
};
export const onlyFor = 'For the evaluators of this tender only. Not public, and in no search engine.';
export const kicker = 'References of a tender';
export const title = (firm: string) => `References of ${firm}`;
export const lead = (count: number, confirmed: number) =>
  `${count === 1 ? 'One reference' : `${count} references`}. ${confirmed === 0 ? 'None is' : confirmed === count ? (count === 1 ? 'It is' : 'All are') : confirmed === 1 ? 'One is' : `${confirmed} are`} confirmed by the customer, word for word.`;
export const tender = 'Tender';
export const buyer = 'Buyer';
export const deadline = 'Deadline';
export const ends = 'This page ends';
export const reference = (number: number) => `Reference ${number}`;
export const confirmed = (day: string) => `Confirmed by the customer on ${day}`;
export const saidFree = (day: string) =>
  `Confirmed from a free mail address on ${day}. That it was the customer is not proven.`;
export const saidAsker = (day: string, firm: string) =>
  `Confirmed on ${day} from an address of ${firm} itself. That it was the customer is not proven.`;
export const changed = (day: string) =>
  `On ${day} the customer confirmed another text. What stands here was changed since and is not confirmed.`;
export const held = (firm: string) => `The customer’s permission is held by ${firm}, not confirmed here.`;
export const withdrawn = (day: string, firm: string) =>
  `Withdrawn on ${day}. ${firm} may not show this reference any more. Please leave it out.`;
export const expired = (day: string, firm: string) =>
  `The permission ended on ${day}. ${firm} may not show this reference any more. Please leave it out.`;
export const gone = 'The customer is named here no more. Compare the fingerprint with your document.';
export const contact = 'Reference call';
export const said = 'Said by';
export const hash = 'Fingerprint of this text';
export const scan =
  'Scan the code, or open the address in the tender file yourself. Only the page there counts, not a copy of it.';
export const compare = 'Compare what you were sent with the texts on this page.';
export const check = 'For certainty, check the signatures. The signed texts say how.';
export const file = 'Signed texts (proof.json)';
export const nothingSigned = 'Nothing here is signed, because no customer has confirmed it in these words.';
export const over = 'This proof has ended';
export const overLead =
  'Nothing of what was on it can be read any more. If you still need it, ask the firm that gave you the address.';
export const unknown = 'There is no such proof';
export const unknownLead = 'The address may not be complete. Open it from the file, or scan the code there.';
export const failed = 'Something went wrong';
export const failedLead = 'Please try again in a moment.';
export const disclaimer = `${productName} asked by a link and wrote the answers down unchanged. A confirmation says that somebody with that address, by that link, said this. It is no audit, no rating and no certificate of quality.`;
export const print = 'Print with Ctrl+P.';
