import { retention } from '#contract/rules/retention';
import { sizeChoices } from './contact-choices.ts';
import { ContactField } from './form-parts.tsx';
import styles from './contact-parts.module.css';

/** The specification promises it once a form has been sent, so the pages promise the same before. */
export const answerTime = 'within 24 hours';

export function SenderFields() {
  return (
    <>
      <div className={styles.contactPair}>
        <ContactField name="fullName" label="Full name" autoComplete="name" required />
        <ContactField name="email" label="Work email" type="email" autoComplete="email" required />
      </div>
      <div className={styles.contactPair}>
        <ContactField name="company" label="Company" autoComplete="organization" required />
        <ContactField name="phone" label="Phone" type="tel" autoComplete="tel" />
      </div>
    </>
  );
}

export function CompanySize({ required }: { required?: boolean }) {
  return <ContactField name="companySize" label="Company size" options={sizeChoices} required={required} />;
}

export function RetentionNote() {
  return (
    <p className={styles.contactRetention}>
      Your message is mailed to our team and kept for {retention.contactDays} days. It puts you on no mailing
      list. <a href="/privacy-policy">Privacy policy</a>
    </p>
  );
}

export function ContactThanks({ children }: { children: string }) {
  return (
    <div className={styles.contactThanks}>
      <h3>Thank you</h3>
      <p>
        Our team will contact you {answerTime}, at the email address that you gave. {children}
      </p>
      <ul>
        <li>
          <a href="/platform/reference-management">Features</a>
          <span>What you can do with a reference, with pictures of each screen</span>
        </li>
        <li>
          <a href="/pricing">Pricing</a>
          <span>Every plan with its limits, monthly or annual</span>
        </li>
      </ul>
    </div>
  );
}
