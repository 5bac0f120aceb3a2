import type { Contact } from './customer.ts';

interface MailFacts {
  organization: string;
  customer: string;
  /** The member who asks, and the contact who is asked. */
  asker: string;
  contact: string;
  /** The title of the reference. */
  reference: string;
  /** What the contact agrees to if they allow all of it. */
  wording: string;
  message: string | undefined;
  /** Until when it can be answered, in words. */
  until: string;
}

/** A mail's words but for the address of its link. */
export interface ApprovalMail {
  subject: string;
  paragraphs: string[];
  /** What the member wrote themselves. */
  quote: string | undefined;
  action: string;
  note: string;
}

/** The mail by which a contact is asked for approval: as it is sent, and as the team reads it before that. */
export const approvalMail: Readonly<Record<Contact['language'], (facts: MailFacts) => ApprovalMail>> = {
  en: ({ organization, customer, asker, contact, reference, wording, message, until }) => ({
    subject: `${organization} asks you to approve “${reference}”`,
    paragraphs: [
      `Hello ${contact},`,
      `${asker} of ${organization} would like to show a reference about ${customer}, and asks you whether that is all right. You see exactly what would be shown before you decide, and you can change its words.`,
      `This is what you are asked to agree to: ${wording}`,
    ],
    quote: message,
    action: 'See it and answer',
    note: `You need no account, and you can answer until ${until}. The link is yours alone: whoever has it can answer for you, so do not pass it on. With the same link you can take a yes back at any time.`,
  }),
  fi: ({ organization, customer, asker, contact, reference, wording, message, until }) => ({
    subject: `${organization} pyytää hyväksyntääsi: ”${reference}”`,
    paragraphs: [
      `Hei ${contact},`,
      `${asker} (${organization}) haluaisi näyttää referenssin, joka kertoo asiakkaasta ${customer}, ja kysyy, sopiiko se. Näet tarkalleen, mitä näytettäisiin, ennen kuin päätät, ja voit muuttaa sanoja.`,
      `Tähän pyydetään suostumustasi: ${wording}`,
    ],
    quote: message,
    action: 'Katso ja vastaa',
    note: `Et tarvitse tunnusta, ja voit vastata ${until} asti. Linkki on vain sinun: se, jolla on linkki, voi vastata puolestasi, joten älä anna sitä muille. Samalla linkillä voit perua luvan milloin tahansa.`,
  }),
};
