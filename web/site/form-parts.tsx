import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { contactMissing } from '#contract/resources/contact';
import { emailTexts } from '#contract/primitives/schema';
import * as fixed from '#words/fixed';
import styles from './form-parts.module.css';
import common from './common.module.css';

interface SiteFormProps {
  kind: 'newsletter' | 'demo' | 'sales' | 'support';
  title: string;
  button: string;
  thanks: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The method "dialog" sends nothing, so a press before the script has loaded cannot put data into an address. */
export function SiteForm({ kind, title, button, thanks, className, children }: SiteFormProps) {
  return (
    <form
      method="dialog"
      className={clsx(styles.siteForm, className)}
      data-send={kind}
      data-captcha-missing={fixed.captchaMissing}
      data-no-response={fixed.noResponse}
      aria-label={title}
      noValidate
    >
      {children}
      <p className={styles.captcha}>
        <label>
          <input type="checkbox" name="captcha" />I am not a robot
        </label>
        <span data-captcha-words="" aria-live="polite" />
      </p>
      <p role="alert" data-problem="" />
      <button type="submit" className={common.button} disabled={kind === 'newsletter'} aria-disabled="true">
        {button}
      </button>
      <noscript>
        <p>Sending needs JavaScript for the check against bots.</p>
      </noscript>
      <template data-thanks="">
        <div data-sent="" tabIndex={-1}>
          {thanks}
        </div>
      </template>
    </form>
  );
}

interface ContactFieldProps {
  /** The name in `contract/resources/contact.ts`. A page has one contact form, so it is the id as well. */
  name: keyof typeof contactMissing | 'phone';
  label: string;
  required?: boolean;
  hint?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  options?: readonly (readonly [value: string, words: string])[];
  rows?: number;
}

export function ContactField(props: ContactFieldProps) {
  const { name, label, required = false, hint } = props;
  const id = `contact-${name}`;
  return (
    <div className={styles.contactField}>
      <label htmlFor={id}>
        {label}
        {!required && <span className={styles.contactOptional}> (optional)</span>}
      </label>
      <ContactInput {...props} id={id} />
      {hint && (
        <p className={styles.contactHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblem id={id} name={name} />
    </div>
  );
}

export function FieldProblem({ id, name }: { id: string; name: string }) {
  return <p id={`${id}-problem`} data-problem-of={name} />;
}

function ContactInput(props: ContactFieldProps & { id: string }) {
  const { id, name, required = false, hint, type = 'text', autoComplete, options, rows } = props;
  const shared = {
    id,
    name,
    autoComplete,
    required,
    'aria-describedby': hint ? `${id}-hint ${id}-problem` : `${id}-problem`,
    'data-required': required && name !== 'phone' ? contactMissing[name] : undefined,
  };
  if (rows) return <textarea {...shared} rows={rows} />;
  if (!options)
    return <input {...shared} type={type} data-invalid={type === 'email' ? emailTexts.invalid : undefined} />;
  return (
    <select {...shared} defaultValue="">
      <option value="">Please choose</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
