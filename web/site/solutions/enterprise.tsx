import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AuditEntry as Entry } from '#contract/rules/audit';
import { limits } from '#contract/rules/limits';
import { may, roles, type Right } from '#contract/rules/roles';
import { roleNames } from '#words/roles';
import common from '../common.module.css';
import styles from './enterprise.module.css';
import solutions from './solutions.module.css';

const count = limits.organizationsPerUser;

export function Organizations({ person, names }: { person: string; names: readonly string[] }) {
  return (
    <figure className={styles.tree}>
      <p className={styles.treePerson}>
        <strong>{person}</strong>
        <span>one sign-in, one second factor</span>
      </p>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={names[index] ? undefined : styles.treeFree}>
            {names[index] ? (
              <>
                <strong>{names[index]}</strong>
                <span>its own page, team, plan</span>
              </>
            ) : (
              <span>room for one more</span>
            )}
          </li>
        ))}
      </ul>
      <figcaption>
        One person can be in {count} organizations; an organization has up to {limits.members} members. Names
        are examples.
      </figcaption>
    </figure>
  );
}

export const Duties = ({ children }: { children: ReactNode }) => (
  <ul className={styles.duties}>{children}</ul>
);

export function Duty({ needs, children }: { needs: Right; children: ReactNode }) {
  return (
    <li>
      <div className={styles.dutyWords}>{children}</div>
      <ul className={styles.dutyRoles} aria-label="Who may">
        {roles.toReversed().map((role) => (
          <li key={role} className={may(role, needs) ? styles.dutyMay : styles.dutyMayNot}>
            {roleNames[role]}
            {!may(role, needs) && <span className={common.unseen}> may not</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}

export function Question({ asks, children }: { asks: string; children: ReactNode }) {
  return (
    <details className={styles.question}>
      <summary>{asks}</summary>
      <div>{children}</div>
    </details>
  );
}

const entry: Record<keyof Entry, string> = {
  at: '2026-11-20T08:41:07.300Z',
  action: 'reference.publish',
  actor: 'the id of the person',
  subject: 'the id of the reference',
  version: '7',
  reason: 'only when we suspend an organization',
  requestId: 'the id of the call in our logs',
};

export function AuditEntry() {
  return (
    <dl className={styles.entry}>
      {Object.entries(entry).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const FeatureRequests = ({ children }: { children: ReactNode }) => (
  <table className={clsx(solutions.solutionTable, styles.featureRequests)}>
    <thead>
      <tr>
        <th scope="col">What is asked for</th>
        <th scope="col">What there is today</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

export function FeatureRequest({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}

export const enterpriseParts = {
  Organizations,
  Duties,
  Duty,
  Question,
  AuditEntry,
  FeatureRequests,
  FeatureRequest,
};
