import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactRoutes } from '#contract/contact';
import { call, isApiError, messageOf } from '../../lib/api-client.ts';
import { captchaSender } from '../../lib/captcha.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';

interface Values {
  fullName: string;
  email: string;
  company: string;
  phone: string;
  message: string;
}

interface Props {
  known: Pick<Values, 'fullName' | 'email' | 'company'>;
  /** Called with the address to which the answer goes. */
  onSent: (email: string) => void;
}

const words = texts.contact;

/** What is typed stays until it has arrived. */
export function ContactForm({ known, onSent }: Props) {
  const { register, submit, errors, failure, step } = useContactForm(known, onSent);
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.fullName}
          required
          autoComplete="name"
          error={errors.fullName?.message}
          {...register('fullName')}
        />
        <TextField
          label={words.email}
          required
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={words.company}
          required
          autoComplete="organization"
          error={errors.company?.message}
          {...register('company')}
        />
        <TextField
          label={words.phone}
          aside={words.optional}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <TextArea
        label={words.message}
        required
        className="[&_textarea]:min-h-40"
        hint={words.messageHint}
        error={errors.message?.message}
        {...register('message')}
      />
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

function useContactForm(known: Props['known'], onSent: Props['onSent']) {
  const [send] = useState(() => captchaSender('contact'));
  const [step, setStep] = useState<'checking' | 'sending'>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({ defaultValues: { ...known, phone: '', message: '' } });

  const showErrors = (fields: Readonly<Record<string, string>>) => {
    let first = true;
    for (const [name, message] of Object.entries(fields)) {
      if (!(name in form.getValues())) continue;
      form.setError(name as keyof Values, { message }, { shouldFocus: first });
      first = false;
    }
  };

  const submit = form.handleSubmit(async ({ phone, ...values }) => {
    setFailure(undefined);
    const message = { kind: 'support', ...values, ...(phone.trim() ? { phone } : {}) } as const;
    const checked = contactRoutes.sendContactMessage.body.safeParse({ ...message, captchaToken: 'not yet' });
    if (!checked.success) {
      showErrors(Object.fromEntries(checked.error.issues.map((issue) => [issue.path[0], issue.message])));
      return;
    }
    setStep('checking');
    try {
      await send(
        (captchaToken) => call(contactRoutes.sendContactMessage, { ...message, captchaToken }),
        () => setStep('sending'),
      );
      onSent(checked.data.email);
    } catch (error) {
      setFailure(messageOf(error));
      if (isApiError(error)) showErrors(error.fields);
    } finally {
      setStep(undefined);
    }
  });
  return { register: form.register, submit, errors: form.formState.errors, failure, step };
}
