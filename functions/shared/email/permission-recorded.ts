import { dayInWords } from '#contract/permission/words';
import type { Contact } from '#contract/resources/customer';
import { nameIn, type EmailContent } from './content.ts';

export interface PermissionRecordedMail {
  kind: 'permission-recorded';
  to: string;
  language: Contact['language'];
  organizationName: string;
  customerName: string;
  recordedByName: string;
  /** The contact writes an objection to this address. */
  recordedByEmail: string;
  agreedOn: string;
  wording: string;
}

const words = {
  en: {
    subject: (organization: string) => `${organization} recorded a permission in your name`,
    lead: (organization: string, customer: string, day: string) =>
      `You had refused this or taken it back. ${organization} has now recorded that ${customer} agreed to it on ${day}, and keeps a file as evidence. This is what was recorded:`,
    by: 'Recorded by',
    day: 'Agreed on',
    object: 'Is this wrong? Object by writing to the address below: what you refused must then not be shown.',
  },
  fi: {
    subject: (organization: string) => `${organization} kirjasi luvan nimissäsi`,
    lead: (organization: string, customer: string, day: string) =>
      `Olit kieltänyt tämän tai perunut luvan. ${organization} on nyt kirjannut, että ${customer} suostui siihen ${day}, ja säilyttää siitä tiedoston todisteena. Kirjattu sanamuoto:`,
    by: 'Kirjaaja',
    day: 'Suostumuksen päivä',
    object: 'Onko tämä väärin? Kirjoita alla olevaan osoitteeseen: kiellettyä ei silloin saa näyttää.',
  },
} satisfies Record<Contact['language'], object>;

/** The contact gets it who had refused or withdrawn what a member has recorded anew. */
export function permissionRecordedEmail(mail: PermissionRecordedMail): EmailContent {
  const own = words[mail.language];
  const organization = nameIn(mail.organizationName);
  const day = dayInWords(mail.agreedOn, mail.language);
  return {
    subject: own.subject(organization),
    language: mail.language,
    paragraphs: [own.lead(organization, nameIn(mail.customerName), day)],
    quote: mail.wording,
    details: [
      [own.by, nameIn(mail.recordedByName)],
      [own.day, day],
    ],
    responseTo: mail.recordedByEmail,
    note: own.object,
  };
}
