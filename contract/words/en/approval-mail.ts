import { productName } from '../../primitives/product.ts';

export const approvalMail = {
  subject: (customer: string) => `May we show this story${customer && ` about ${customer}`}?`,
  story: 'The story',
  preheader: (asker: string) => `One question from ${asker}, about a minute. Yes, yes with changes, or no.`,
  ask: (organization: string) => `May ${organization} show this?`,
  askTender: (organization: string, tender: string) =>
    `May ${organization} name you in the tender “${tender}”?`,
  subjectTender: 'May we name you in a tender?',
  before: 'Before',
  youSaidNo: (day: string, parts: string) => `On ${day} you said no to this: ${parts}`,
  theySaidNo: (day: string, parts: string) => `On ${day} your organization said no to this: ${parts}`,
  what: 'What',
  where: 'Where',
  languages: 'Languages',
  until: 'Until',
  untilText: (day: string) => `${day}, or until you take it back`,
  always: 'You take it back',
  action: 'See it and answer',
  time: (day: string) => `About a minute, no account. Please answer by ${day}.`,
  foot: (organization: string) =>
    `Sent by ${productName} for ${organization}. The link is yours alone: please do not pass it on. If you did not expect this, do nothing: then nothing is allowed.`,
  reply: (asker: string) => `A reply to this mail goes to ${asker}. `,
  via: `by ${productName}`,
};
