import type { Subject } from '#contract/rules/choices';
import { subjectList } from '#contract/permission/words';
import type { Language } from '#contract/words/languages';
import { nameIn, type EmailContent } from './content.ts';
import type { MailEnvironment } from './environment.ts';
import { memberMails } from './mail-words.ts';

export interface PermissionOverrideMail {
  kind: 'permission-override';
  to: string;
  language?: Language | undefined;
  referenceId: string;
  referenceName: string;
  customerName: string;
  byName: string;
  subjects: Subject[];
  reason: string;
}

/** The managers get it, except the one who published. */
export function permissionOverrideEmail(
  mail: PermissionOverrideMail,
  { WEB_ORIGIN }: Pick<MailEnvironment, 'WEB_ORIGIN'>,
): EmailContent {
  const { language = 'en' } = mail;
  const own = memberMails[language].override;
  const [reference, customer] = [nameIn(mail.referenceName), nameIn(mail.customerName)];
  const by = nameIn(mail.byName) || own.somebody;
  return {
    subject: own.subject(reference),
    language,
    paragraphs: [own.lead(by, reference, customer)],
    details: [
      [own.customer, customer],
      [own.not, subjectList(mail.subjects, language)],
      [own.by, by],
    ],
    quote: mail.reason,
    action: { label: own.action, address: `${WEB_ORIGIN}/app/references/${mail.referenceId}` },
    note: own.note,
  };
}
