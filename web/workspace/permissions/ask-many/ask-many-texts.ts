import { limits } from '#contract/rules/limits';

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;

export const askManyTexts = {
  title: (count: number) => (count === 1 ? 'Ask for approval' : `Ask for approval of ${count} references`),
  description:
    'Each contact gets a mail with a link for each reference: what its card shows, on your reference page and on websites. They approve, suggest changes or decline without an account.',
  loading: 'Loading the contacts…',
  failed: 'The contacts could not be loaded',
  contacts: 'Who is asked',
  contactOf: (customer: string) => `Contact of ${customer}`,
  requests,
  none: 'No contact',
  noneNote: 'Left out: add a contact on the customer’s page first.',
  load: (name: string, before: number, after: number) =>
    before === 0
      ? `${name} gets ${after} mails at once. Few people answer that many.`
      : `${name} was asked ${times(before)} in the last ${limits.approvalLoadDays} days; with these it is ${after} times.`,
  refused: (allowed: number, count: number) =>
    `Your organization allows ${allowed} in that time: ${requests(count)} will be refused.`,
  message: 'Message',
  messageHint: 'Goes into every mail, in your own words.',
  until: 'Last day',
  untilHint: 'The last day of the permission. If empty, until it is withdrawn.',
  over: 'Must not be in the past',
  send: (count: number) => `Send ${requests(count)}`,
  cancel: 'Cancel',
  stop: 'Stop',
  close: 'Close',
  progress: (settled: number, total: number) => `Sending ${settled} of ${total}…`,
  results: (count: number) => (count === 0 ? 'Nothing was sent' : `Sent ${requests(count)}`),
  sentTo: (name: string) => `Sent to ${name}`,
  stopped: 'Not sent: you stopped it',
  noContact: (customer: string) => `Not sent: ${customer} has no contact`,
} as const;
