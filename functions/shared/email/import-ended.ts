import type { Language } from '#contract/words/languages';
import { nameIn, type EmailContent } from './content.ts';
import type { MailEnvironment } from './environment.ts';
import { memberMails } from './mail-words.ts';

export interface ImportEndedMail {
  kind: 'import-ended';
  to: string;
  language?: Language | undefined;
  organizationName: string;
  file: string;
  /** False where the job could not go on. */
  isWhole: boolean;
  counts: { made: number; changed: number; leftOut: number; refused: number };
}

export function importEndedEmail(
  { language = 'en', organizationName, file, isWhole, counts }: ImportEndedMail,
  { WEB_ORIGIN }: Pick<MailEnvironment, 'WEB_ORIGIN'>,
): EmailContent {
  const own = memberMails[language].imported;
  const organization = nameIn(organizationName);
  const name = nameIn(file.replace(/\.[a-z]+$/i, ''));
  return {
    subject: isWhole ? own.done(name) : own.stopped(name),
    language,
    paragraphs: [isWhole ? own.body(name, organization) : own.stoppedBody(name, organization)],
    details: [
      [own.made, String(counts.made)],
      [own.changed, String(counts.changed)],
      [own.leftOut, String(counts.leftOut)],
      [own.refused, String(counts.refused)],
    ],
    action: { label: own.action, address: `${WEB_ORIGIN}/app/references/import` },
    note: own.note,
  };
}
