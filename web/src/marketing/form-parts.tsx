import type { ReactNode } from 'react';

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

/** A form that `scripts/form.ts` sends: its fields, the proof of work that keeps programs away, and places for what is to be said. */
export function SiteForm({ kind, title, button, thanks, className = '', children }: SiteFormProps) {
  return (
    <form className={`site-form ${className}`} data-send={kind} aria-label={title} noValidate>
      {children}
      <label className="captcha">
        <input type="checkbox" name="captcha" />
        <span data-captcha-words="" aria-live="polite">
          I am not a robot
        </span>
      </label>
      <p role="alert" data-problem="" />
      <button type="submit" className="button" aria-disabled="true">
        {button}
      </button>
      <noscript>
        <p>Sending needs JavaScript, for the check that keeps programs away.</p>
      </noscript>
      <template data-thanks="">{thanks}</template>
    </form>
  );
}
