import type { ContactMessage } from '#contract/resources/contact';
import { nameIn, type EmailContent } from './content.ts';

export interface ContactMail {
  kind: 'contact';
  message: ContactMessage;
}

const titles: Record<ContactMessage['kind'], string> = {
  demo: 'Demo request',
  sales: 'Question to sales',
  support: 'Question to support',
};

export function contactEmail({ message }: ContactMail): EmailContent {
  const details: [string, string | undefined][] = [
    ['Name', message.fullName],
    ['Company', message.company],
    ['Company size', message.companySize],
    ['Heard about us by', message.referralSource],
    ['Phone', message.phone],
  ];
  return {
    subject: `${titles[message.kind]} from ${nameIn(message.fullName)}, ${nameIn(message.company)}`,
    paragraphs: ['Somebody has written to us.'],
    details: details.filter((entry): entry is [string, string] => Boolean(entry[1])),
    responseTo: message.email,
    quote: message.message,
  };
}
