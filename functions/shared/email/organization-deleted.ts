import { retention } from '#contract/rules/retention';
import { dayAndTime } from '#contract/permission/place-words';
import type { Language } from '#contract/words/languages';
import type { MailEnvironment } from './environment.ts';
import { nameIn, type EmailContent } from './content.ts';
import { memberMails } from './mail-words.ts';

export interface OrganizationDeletedMail {
  kind: 'organization-deleted';
  to: string;
  language?: Language | undefined;
  organizationId: string;
  organizationName: string;
  deletedByName: string;
  deletedAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Every owner is notified, so that a deletion in somebody's name does not stay unseen. */
export function organizationDeletedEmail(
  mail: OrganizationDeletedMail,
  { OPERATOR_EMAIL }: Pick<MailEnvironment, 'OPERATOR_EMAIL'>,
): EmailContent {
  const { language = 'en' } = mail;
  const own = memberMails[language].deleted;
  const organization = nameIn(mail.organizationName);
  const deletedBy = nameIn(mail.deletedByName) || own.somebody;
  const end = new Date(Date.parse(mail.deletedAt) + retention.purgeDays * dayMs);
  const until = dayAndTime(end.toISOString(), language);
  return {
    subject: own.subject(organization),
    language,
    paragraphs: [own.lead(deletedBy, organization), own.mistake(until)],
    details: [
      [own.id, mail.organizationId],
      [own.by, deletedBy],
      [own.at, dayAndTime(mail.deletedAt, language)],
      [own.until, until],
    ],
    responseTo: OPERATOR_EMAIL,
    note: own.note,
  };
}
