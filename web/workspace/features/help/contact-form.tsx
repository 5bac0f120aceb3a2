import type { ChangeEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';
import { useContactForm, type ContactFields } from './use-contact-form.ts';

interface Props {
  known: Pick<ContactFields, 'fullName' | 'email' | 'company'>;
  /** Called with the address to which the answer goes. */
  onSent: (email: string) => void;
}

const words = texts.contact;

/** What is typed stays until it has arrived. */
export function ContactForm({ known, onSent }: Props) {
  const { form, values, errors, failure, step, type, submit } = useContactForm(known, onSent);
  const field = (name: keyof ContactFields) => ({
    name,
    label: words[name],
    value: values[name],
    error: errors[name],
    readOnly: step !== undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(name, event.target.value),
  });
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('fullName')} required autoComplete="name" />
        <TextField {...field('email')} required type="email" autoComplete="email" />
        <TextField {...field('company')} required autoComplete="organization" />
        <TextField {...field('phone')} aside={words.optional} type="tel" autoComplete="tel" />
      </div>
      <TextArea {...field('message')} required className="[&_textarea]:min-h-40" hint={words.messageHint} />
      <FormError title={failure ? words.failed : undefined}>{failure}</FormError>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={step !== undefined}>
          {words.send}
        </Button>
        <output className="text-[0.8125rem] text-ink-2">{step ? words[step] : ''}</output>
      </div>
    </form>
  );
}
