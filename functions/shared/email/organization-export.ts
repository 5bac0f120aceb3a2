import { dayAndTime } from '#contract/permission/place-words';
import { retention } from '#contract/rules/retention';
import type { Language } from '#contract/words/languages';
import { nameIn, type EmailContent } from './content.ts';
import type { MailEnvironment } from './environment.ts';
import { memberMails } from './mail-words.ts';

export interface OrganizationExportMail {
  kind: 'organization-export';
  to: string;
  language?: Language | undefined;
  event: 'asked' | 'ready';
  organizationName: string;
  byName: string;
  at: string;
}

const dayMs = 24 * 60 * 60 * 1000;

export function organizationExportEmail(
  mail: OrganizationExportMail,
  { WEB_ORIGIN }: Pick<MailEnvironment, 'WEB_ORIGIN'>,
): EmailContent {
  const { language = 'en', event, at } = mail;
  const own = memberMails[language].exported;
  const organization = nameIn(mail.organizationName);
  const by = nameIn(mail.byName) || own.somebody;
  const end = new Date(Date.parse(at) + retention.exportDays * dayMs);
  const until = dayAndTime(end.toISOString(), language);
  return {
    subject: own.subject[event](organization),
    language,
    paragraphs: [event === 'asked' ? own.asked(by, organization) : own.ready(organization, until)],
    details: [
      [own.by, by],
      [own.at, dayAndTime(at, language)],
    ],
    action: { label: own.action, address: `${WEB_ORIGIN}/app/organization/settings#data` },
    note: own.note,
  };
}
