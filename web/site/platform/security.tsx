import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { limits } from '#contract/rules/limits';
import { retention } from '#contract/rules/retention';
import { sessionDays, tokenMinutes } from '#contract/resources/session';
import styles from './security.module.css';
import common from '../common.module.css';

interface AnswerProps {
  id: string;
  question: string;
  children: ReactNode;
}

export const questions = {
  'sign-in': 'Sign-in',
  team: 'Leaving a team',
  uploads: 'Uploads',
  'public-pages': 'Public pages',
  storage: 'Place and encryption',
  backups: 'Backups',
  deletion: 'Export and deletion',
  record: 'Record of changes',
  periods: 'How long data is stored',
  'not-there': 'What is not there',
  report: 'Report a vulnerability',
};

function Contents() {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ul>
        {Object.entries(questions).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Answer({ id, question, children }: AnswerProps) {
  return (
    <div className={styles.answer} id={id}>
      <h2>{question}</h2>
      <div>{children}</div>
    </div>
  );
}

/** Days, unless the name has another unit. */
const periods: readonly (readonly [what: string, days: number | string])[] = [
  ['Access, before it has to be renewed', `${tokenMinutes} minutes`],
  ['A session on a device', sessionDays],
  ['An address to upload a file to', `${limits.uploadUrlSeconds / 60} minutes`],
  [
    'The original of an uploaded file',
    `about a day after it was checked, about ${retention.uploadDays + retention.uploadVersionDays} days if it was never finished`,
  ],
  ['An unanswered invitation', limits.invitationDays],
  ['A deleted organization, until its data is deleted', retention.purgeDays],
  ['The notice that a page is no longer public', retention.goneDays],
  ['Deleted files, as old versions', retention.oldVersionDays],
  ['Backups of the database', retention.backupDays],
  ['Logs of functions and calls', retention.logDays],
  ['Entries of the audit trail', retention.auditDays],
  ['Messages from our forms', retention.contactDays],
  ['The hash that counts a visitor once a day', retention.visitorDays],
];

function PeriodTable() {
  return (
    <table className={styles.periodsTable}>
      <thead className={common.unseen}>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(([what, days]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{typeof days === 'number' ? `${days} days` : days}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const securityParts: MDXComponents = {
  Contents,
  Answer,
  PeriodTable,
};
