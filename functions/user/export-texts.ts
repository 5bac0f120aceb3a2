import { limits } from '#contract/limits';
import { retention } from '#contract/retention';
import type { ProfileExport } from '#contract/profile-export';

/** What an export leaves out, said in it. `full`: there was more than one document holds. */
export function notIncluded(full: boolean): ProfileExport['notIncluded'] {
  return [
    ...(full
      ? [
          {
            what: `Records and activities beyond the newest ${limits.exportedRecords} of each`,
            why: 'They would not fit one document. Your organizations list every record.',
          },
        ]
      : []),
    {
      what: 'The content of references, customers, collections and files',
      why: 'It belongs to your organizations, where you can read it.',
    },
    {
      what: 'What you did in an organization',
      why: `It is in the audit trail of that organization, with your user ID and without your name or address, for ${retention.auditDays} days.`,
    },
    { what: 'Invoices', why: 'They are issued to your organizations and kept as tax law requires.' },
    {
      what: 'Your password and second factor',
      why: 'They are kept by the sign-in service in a form that nobody can read.',
    },
    {
      what: 'Messages that you sent through the contact form',
      why: 'They are filed by month and not under your account, and expire after a year. Ask us for them.',
    },
    {
      what: 'Copies of mails to you',
      why: `They expire ${retention.outboxDays} days after they were sent.`,
    },
    {
      what: 'Technical logs',
      why: `They are not kept by person and expire after ${retention.logDays} days.`,
    },
    { what: 'Backups', why: `They hold the same data and expire after ${retention.backupDays} days.` },
  ];
}
