import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits';

interface AnswerProps {
  id: string;
  question: string;
  children: ReactNode;
}

/** In the order of the page; each is an `Answer` there. */
export const questions = {
  'sign-in': 'Sign-in',
  team: 'Leaving a team',
  uploads: 'Uploads',
  'public-pages': 'Public pages',
  storage: 'Place and encryption',
  backups: 'Backups',
  deletion: 'Export and deletion',
  record: 'Record of changes',
  periods: 'How long what is kept',
  'not-there': 'What is not there',
  report: 'Reporting a flaw',
};

function Contents() {
  return (
    <nav className="contents" aria-label="On this page">
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
    <div className="answer" id={id}>
      <h2>{question}</h2>
      <div>{children}</div>
    </div>
  );
}

/** In days unless they say otherwise. Those without a constant here are compared with the code by a test. */
export const periods: readonly (readonly [what: string, days: number | string])[] = [
  ['Access, before it has to be renewed', '15 minutes'],
  ['Signed in on a device, without doing it again', 30],
  ['An address to upload a file to', `${limits.uploadUrlSeconds / 60} minutes`],
  ['An uploaded file as it came', 'about a day after it was checked, about 3 days if it was never finished'],
  ['An unanswered invitation', limits.invitationDays],
  ['A deleted organization, before it is gone for good', limits.purgeDays],
  ['Word that a public page is gone', limits.goneDays],
  ['Deleted files, as old versions', 30],
  ['Backups of the database', 35],
  ['Logs of programs and calls', 90],
  ['Entries of the audit trail', limits.auditDays],
  ['Messages from our forms', limits.contactKeptDays],
  ['The hash that makes a visitor one visitor of a day', 3],
];

function PeriodTable() {
  return (
    <table className="periods-table">
      <thead className="unseen">
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
