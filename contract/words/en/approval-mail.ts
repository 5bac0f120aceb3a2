import { productName } from '../../primitives/product.ts';

export const approvalMail = {
  subject: (customer: string) => `May we show this story${customer && ` about ${customer}`}?`,
  story: 'The story',
  preheader: (asker: string, count: number) =>
    `${count === 1 ? 'One question' : `${count} questions`} from ${asker}, about a minute${count === 1 ? '' : ' each'}. Yes, yes with changes, or no.`,
  ask: (organization: string) => `May ${organization} show this?`,
  askTender: (organization: string, tender: string) =>
    `May ${organization} name you in the tender “${tender}”?`,
  subjectTender: 'May we name you in a tender?',
  several: (count: number) => `It is about ${count} references. You answer each on its own page.`,
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
  time: (day: string, count: number) =>
    `About a minute${count === 1 ? '' : ' each'}, no account. Please answer by ${day}.`,
  foot: (organization: string, count: number) =>
    `Sent by ${productName} for ${organization}. ${count === 1 ? 'The link is yours alone: please do not pass it on' : 'The links are yours alone: please do not pass them on'}. If you did not expect this, do nothing: then nothing is allowed.`,
  reply: (asker: string) => `A reply to this mail goes to ${asker}. `,
  via: `by ${productName}`,
};
