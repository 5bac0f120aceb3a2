import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { limits } from '#contract/rules/limits';
import { ScrolledTable } from './scrolled.tsx';
import styles from './enterprise-features.module.css';
import { retention } from '#contract/rules/retention';

const stateClasses = { There: styles.there, Partly: styles.partly, 'Not there': styles.notThere };
type State = keyof typeof stateClasses;

const requestedFeatures: readonly (readonly [what: string, state: State, today: ReactNode])[] = [
  ['Roles and separate workspaces', 'There', 'As above, on every plan.'],
  [
    'Two-factor sign-in',
    'Partly',
    'Each person can turn it on with an authenticator app. A team cannot make it mandatory.',
  ],
  [
    'Record of changes',
    'Partly',
    `Written for every change and stored for ${retention.auditDays} days. There is no screen and no export.`,
  ],
  [
    'Data export',
    'There',
    <>
      Everything of an organization in one archive: data, tables and files, for owners and admins. Everything
      public as <a href="/platform/integration#api">JSON</a>.
    </>,
  ],
  [
    'Control over where references appear',
    'There',
    `A list of up to ${limits.embedOrigins} websites; unlisted and private references.`,
  ],
  [
    'Deletion after the contract',
    'There',
    `By an owner. Access ends at once; data and files are deleted permanently after ${retention.purgeDays} days.`,
  ],
  ['Single sign-on (SAML, OIDC)', 'Not there', 'Email, password and second factor only.'],
  ['Provisioning (SCIM)', 'Not there', 'People are invited and removed manually.'],
  ['Own domain for the reference page', 'Not there', 'Embed the references into your own website instead.'],
  [
    'Approval before publishing',
    'Partly',
    <>
      You can require the customer’s approval <a href="/platform/permissions">by a link</a>, but not a
      colleague’s: everybody in the team may publish and read all drafts.
    </>,
  ],
  ['Data processing agreement', 'Not there', 'No text to sign yet.'],
  ['Certificates (ISO 27001, SOC 2)', 'Not there', 'None, and none in progress.'],
  ['Service level agreement', 'Not there', 'No promise of availability.'],
  ['Payment by invoice', 'Not there', 'By card, through Stripe, with an invoice as a PDF.'],
];

export function RequestedFeaturesTable() {
  return (
    <>
      <ScrolledTable
        label="What large companies ask for"
        className={styles.requestedTable}
        columns={['Asked for', 'Is it there?', 'Today']}
        rows={requestedFeatures.map(([what, state, today]) => [
          what,
          <span key="state" className={clsx(styles.state, stateClasses[state])}>
            {state}
          </span>,
          today,
        ])}
      />
      <p className={styles.requestedNext}>
        The <a href="/resources/roadmap">roadmap</a> names those that we plan or think about; the others are
        not planned. Which of them you need is something we would like to <a href="/sales">hear from you</a>:
        it changes the order.
      </p>
    </>
  );
}
