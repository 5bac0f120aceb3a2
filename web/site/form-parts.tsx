import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { contactMissing } from '#contract/resources/contact';
import { emailTexts } from '#contract/primitives/schema';
import { texts } from '#contract/primitives/text';
import styles from './form-parts.module.css';
import common from './common.module.css';

interface SiteFormProps {
  /** What is sent (`scripts/form.ts`). */
  kind: 'newsletter' | 'demo' | 'sales' | 'support';
  /** Its name for a screen reader. */
  title: string;
  /** What the button says. */
  button: string;
  /** What takes the form's place once it is sent. */
  thanks: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A form that `scripts/form.ts` sends: its fields, the proof of work that keeps programs away, and places for what is to be said.
 * Outside a dialog the method "dialog" sends nothing: before the script is there, no press puts what was typed into an address.
 */
export function SiteForm({ kind, title, button, thanks, className, children }: SiteFormProps) {
  return (
    <form
      method="dialog"
      className={clsx(styles.siteForm, className)}
      data-send={kind}
      data-captcha-missing={texts.captchaMissing}
      data-no-response={texts.noResponse}
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
        <p>Sending needs JavaScript, for the check that keeps programs away.</p>
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
  /** As in `contract/resources/contact.ts`; one page has one contact form, so it makes the ids, too. */
  name: keyof typeof contactMissing | 'phone';
  label: string;
  required?: boolean;
  /** What helps to fill it in. */
  hint?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Makes it a choice: values with their words. */
  options?: readonly (readonly [value: string, words: string])[];
  /** Makes it a text of several lines. */
  rows?: number;
}

/** One question of a contact form with its place for what is wrong with the answer. */
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

/** Where `scripts/form.ts` says what is wrong with the field of that id and name; the field is described by it. */
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
