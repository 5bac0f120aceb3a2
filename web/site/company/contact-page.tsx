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
    text: 'The help center has each thing step by step, with the words of the screens.',
  },
  {
    path: '/sales',
    title: 'Does it fit us, and what does it cost?',
    text: 'Sales answers, also about security papers and larger teams.',
  },
  {
    path: '/demo',
    title: 'Can I see it first?',
    text: 'A short recording, and a form to ask for a live one.',
  },
  {
    path: '/resources/roadmap',
    title: 'Will there be …?',
    text: 'What is there, what comes next, what we only think about. If yours is missing, write below.',
  },
];

export function ContactPage() {
  return (
    <>
      <section className={styles.doors}>
        <div>
          <h1>Write to us</h1>
          <p className={clsx(common.lead, styles.lead)}>
            A person reads every message and answers by mail. Four questions have a shorter way.
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
        Say what you wanted to do, what happened instead, and on which page. If a message was shown, copy it:
        it leads us to the place. Please send no passwords.
      </p>
      <h3>You found a security hole</h3>
      <p>
        Begin the message with “Security”. Tell us the steps and what one can see or do with them, and give us
        the chance to mend it before you publish. Please try it on organizations of your own only. There is no
        reward program. <a href="/platform/security">What is done for security</a>
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
      <p>A person reads it and answers to the email address that you gave. Until then:</p>
      <ul>
        <li>
          <a href="/resources/help-center">Help center</a>
          <span>The answer may be there already</span>
        </li>
        <li>
          <a href="/resources/blog">Blog</a>
          <span>Permission, writing and tenders, useful without the product</span>
        </li>
      </ul>
    </div>
  );
}
