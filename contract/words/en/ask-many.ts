import { limits } from '../../rules/limits.ts';

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;
export const title = (count: number) =>
  count === 1 ? 'Ask for approval' : `Ask for approval of ${count} references`;
export const description =
  'Each contact gets a mail with a link for each reference: what its card shows, on your reference page and on websites. They approve, suggest changes or decline without an account.';
export const loading = 'Loading the contacts…';
export const failed = 'The contacts could not be loaded';
export const contacts = 'Who is asked';
export const contactOf = (customer: string) => `Contact of ${customer}`;
export const none = 'No contact';
export const noneNote = 'Left out: add a contact on the customer’s page first.';
export const load = (name: string, before: number, after: number) =>
  before === 0
    ? `${name} gets ${after} mails at once. Few people answer that many.`
    : `${name} was asked ${times(before)} in the last ${limits.approvalLoadDays} days; with these it is ${after} times.`;
export const refused = (allowed: number, count: number) =>
  `Your organization allows ${allowed} in that time: ${requests(count)} will be refused.`;
export const message = 'Message';
export const messageHint = 'Goes into every mail, in your own words.';
export const until = 'Last day';
export const untilHint = 'The last day of the permission. If empty, until it is withdrawn.';
export const over = 'Must not be in the past';
export const send = (count: number) => `Send ${requests(count)}`;
export const cancel = 'Cancel';
export const stop = 'Stop';
export const close = 'Close';
export const progress = (settled: number, total: number) => `Sending ${settled} of ${total}…`;
export const results = (count: number) => (count === 0 ? 'Nothing was sent' : `Sent ${requests(count)}`);
export const sentTo = (name: string) => `Sent to ${name}`;
export const stopped = 'Not sent: you stopped it';
export const noContact = (customer: string) => `Not sent: ${customer} has no contact`;
export const descriptionTender =
  'They are asked about this tender alone: what the buyer would read, until its end. Each gets one mail, which has a link for each reference and counts as one request.';
export const tenderName = 'Name of the tender';
export const tenderNameHint =
  'The contacts read this. Write less if the tender is to stay with you; then the buyer is not named.';
export const askFor = (name: string, count: number) =>
  count === 1 ? `Ask ${name}` : `Ask ${name} for ${count} references`;
export const sendMails = (mails: number, references: number) =>
  `Send ${mails} mails about ${references} references`;
