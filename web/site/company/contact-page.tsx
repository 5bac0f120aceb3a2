import { clsx } from 'clsx';
import { RetentionNote, SenderFields } from '../contact-parts.tsx';
import { ContactField, SiteForm } from '../form-parts.tsx';
import styles from './contact-page.module.css';
import common from '../common.module.css';
import contactParts from '../contact-parts.module.css';

const doors: readonly { path: string; title: string; text: string }[] = [
  {
    path: '/resources/help-center',
    title: 'How do I …?',
    text: 'The help center explains every task step by step.',
  },
  {
    path: '/sales',
    title: 'Does it fit us, and what does it cost?',
    text: 'Sales also answers questions about security and larger teams.',
  },
  {
    path: '/demo',
    title: 'Can I see it first?',
    text: 'A short recording, and a form to ask for a live one.',
  },
  {
    path: '/resources/roadmap',
    title: 'Will there be …?',
    text: 'What exists, what comes next and what we consider. If your idea is missing, write below.',
  },
];

export function ContactPage() {
  return (
    <>
      <section className={styles.doors}>
        <div>
          <h1>Write to us</h1>
          <p className={clsx(common.lead, styles.lead)}>
            A person reads every message and answers by email. Four questions have a faster answer.
          </p>
          <p className={styles.doorsForm}>
            <a href="#form">To the form</a>
          </p>
        </div>
        <ul>
          {doors.map(({ path, title, text }) => (
            <li key={path}>
              <a href={path}>
                <strong>{title}</strong> <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className={clsx(contactParts.contactSplit, styles.write)} aria-labelledby="write-title">
        <Advice />
        <div id="form">
          <ContactForm />
        </div>
      </section>
    </>
  );
}

function Advice() {
  return (
    <div className={styles.advice}>
      <h2 id="write-title">Everything else</h2>
      <h3>Something does not work</h3>
      <p>
        Tell us what you wanted to do, what happened instead, and on which page. If there was an error
        message, please copy it. Do not send passwords.
      </p>
      <h3>You found a vulnerability</h3>
      <p>
        Begin the message with “Security”. Describe the steps and their effect, and give us time to fix it
        before you publish. Please try it only on your own organizations. There is no bounty program.{' '}
        <a href="/platform/security">How Refdeck is secured</a>
      </p>
      <h3>It is about your data</h3>
      <p>
        Members can export and delete their account themselves, under Settings. Are you named in somebody’s
        reference? Write to that company first; it decides what it publishes.{' '}
        <a href="/privacy-policy">Privacy policy</a>
      </p>
    </div>
  );
}

function ContactForm() {
  return (
    <SiteForm
      kind="support"
      title="Write to us"
      button="Send message"
      className={contactParts.contactForm}
      thanks={<Thanks />}
    >
      <SenderFields />
      <ContactField
        name="message"
        label="Message"
        hint="The name of the page or reference helps us to find the place."
        rows={7}
        required
      />
      <RetentionNote />
    </SiteForm>
  );
}

function Thanks() {
  return (
    <div className={contactParts.contactThanks}>
      <h3>Your message is with us</h3>
      <p>A person reads it and answers to your email address. Until then:</p>
      <ul>
        <li>
          <a href="/resources/help-center">Help center</a>
          <span>You may find the answer there</span>
        </li>
        <li>
          <a href="/resources/blog">Blog</a>
          <span>Permission, writing and tenders, useful without the product</span>
        </li>
      </ul>
    </div>
  );
}
