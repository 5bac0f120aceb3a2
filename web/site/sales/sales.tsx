import { clsx } from 'clsx';
import { limits } from '#contract/rules/limits';
import { productName } from '#contract/primitives/product';
import type { SitePath } from '#contract/site/pages';
import { answerTime, CompanySize, ContactThanks, RetentionNote, SenderFields } from '../contact-parts.tsx';
import { ContactField, SiteForm } from '../form-parts.tsx';
import styles from './sales.module.css';
import common from '../common.module.css';
import contactParts from '../contact-parts.module.css';

export function SalesPage() {
  return (
    <>
      <section className={contactParts.contactSplit}>
        <div>
          <h1>Ask before you buy</h1>
          <p className={clsx(common.lead, contactParts.lead)}>
            The people who make {productName} read this form. We answer {answerTime}, even if the answer is
            no.
          </p>
          <h2 className={styles.salesPutIn}>What helps us answer quickly</h2>
          <ul className={styles.salesList}>
            <li>How many references you have, and how many you add per year</li>
            <li>Who writes them, and who only reads or sends them</li>
            <li>Where they should appear: your website, their own page, offers</li>
            <li>What your purchasing or security team will ask for</li>
          </ul>
        </div>
        <SalesForm />
      </section>
      <section className={styles.salesWho} aria-labelledby="who-title">
        <h2 id="who-title">Who answers what</h2>
        <Who />
      </section>
      <section className={styles.salesNo} aria-labelledby="no-title">
        <div>
          <h2 id="no-title">Where the answer is no today</h2>
          <p className={clsx(common.lead, styles.lead)}>
            If you need one of these, you can save yourself a message. The{' '}
            <a href="/resources/roadmap">roadmap</a> says which of them we consider.
          </p>
        </div>
        <ul>
          {missing.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function SalesForm() {
  return (
    <SiteForm
      kind="sales"
      title="Contact sales"
      button="Send to sales"
      className={contactParts.contactForm}
      thanks={<ContactThanks>These pages may answer part of it already:</ContactThanks>}
    >
      <SenderFields />
      <CompanySize />
      <ContactField name="message" label="Your question" rows={5} required />
      <RetentionNote />
    </SiteForm>
  );
}

const who: readonly { about: string; path: SitePath; name: string; after?: string; know: string }[] = [
  {
    about: 'Plans, limits, invoices',
    path: '/pricing',
    name: 'Pricing',
    after: ', then this form',
    know: `Every price and limit is public. A trial lasts ${limits.trialDays} days.`,
  },
  {
    about: 'How something is done',
    path: '/resources/help-center',
    name: 'Help center',
    know: 'Every article explains a task step by step. You need no account.',
  },
  {
    about: 'Something that does not work',
    path: '/company/contact',
    name: 'Support',
    know: 'Tell us what you did and what you saw; you can send a screenshot later by email.',
  },
  {
    about: 'Security questionnaires',
    path: '/platform/security',
    name: 'Security',
    after: ', then this form',
    know: 'Send us your questions. We tell you what we do not have.',
  },
  {
    about: 'Your personal data',
    path: '/privacy-policy',
    name: 'Privacy policy',
    know: 'What is stored and for how long. Export and deletion are in your own settings.',
  },
];

function Who() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">About</th>
          <th scope="col">Where</th>
          <th scope="col">What to know</th>
        </tr>
      </thead>
      <tbody>
        {who.map(({ about, path, name, after, know }) => (
          <tr key={about}>
            <th scope="row">{about}</th>
            <td>
              <a href={path}>{name}</a>
              {after}
            </td>
            <td>{know}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const missing = [
  'Single sign-on (SAML, SCIM)',
  'Salesforce, HubSpot or Slack',
  'Your own domain for the reference page',
  'Export to PDF or slides',
  'A contract with guaranteed availability',
  'Certificates such as ISO 27001 or SOC 2',
];
