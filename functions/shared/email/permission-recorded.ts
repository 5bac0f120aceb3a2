import { dayInWords } from '#contract/permission/words';
import type { Contact } from '#contract/resources/customer';
import { nameIn, type EmailContent } from './content.ts';
import { contactMails } from './mail-words.ts';

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

/** The contact gets it who had refused or withdrawn what a member has recorded anew. */
export function permissionRecordedEmail(mail: PermissionRecordedMail): EmailContent {
  const own = contactMails[mail.language].recorded;
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
