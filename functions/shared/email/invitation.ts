import { longDay } from '#contract/permission/place-words';
import type { Role } from '#contract/rules/roles';
import type { Language } from '#contract/words/languages';
import type { MailEnvironment } from './environment.ts';
import { nameIn, type EmailContent } from './content.ts';
import { memberMails } from './mail-words.ts';

export interface InvitationMail {
  kind: 'invitation';
  to: string;
  /** The inviter's, because nobody knows that of the person. */
  language?: Language | undefined;
  organizationId: string;
  organizationName: string;
  inviterName: string;
  role: Role;
  /** The ISO time also distinguishes this invitation from an earlier one to the same address. */
  validUntil: string;
}

export function invitationEmail(
  mail: InvitationMail,
  { WEB_ORIGIN }: Pick<MailEnvironment, 'WEB_ORIGIN'>,
): EmailContent {
  const { language = 'en' } = mail;
  const own = memberMails[language].invitation;
  const organization = nameIn(mail.organizationName);
  const inviter = nameIn(mail.inviterName) || own.somebody;
  return {
    subject: own.subject(inviter, organization),
    language,
    paragraphs: [
      own.lead(inviter, organization, own.roles[mail.role]),
      own.how(longDay(mail.validUntil, language)),
    ],
    action: { label: own.action, address: `${WEB_ORIGIN}/app/profile/join/${mail.organizationId}` },
    note: own.note,
  };
}
