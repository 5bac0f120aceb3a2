import { useRef, useState } from 'react';
import { contactRoutes } from '#contract/contact';
import { call, isApiError, messageOf } from '../../lib/api-client.ts';
import { captchaSender } from '../../lib/captcha.ts';

export interface ContactFields {
  fullName: string;
  email: string;
  company: string;
  phone: string;
  message: string;
}

type Errors = Partial<Record<keyof ContactFields, string>>;

/** Five fields and one check by the contract, by hand: react-hook-form would take the page over its 150 kB. */
export function useContactForm(known: Partial<ContactFields>, onSent: (email: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [send] = useState(() => captchaSender('contact'));
  const [values, setValues] = useState<ContactFields>({
    fullName: '',
    email: '',
    company: '',
    phone: '',
    message: '',
    ...known,
  });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [step, setStep] = useState<'checking' | 'sending'>();

  const show = (wrong: Errors) => {
    setErrors(wrong);
    const first = Object.keys(values).find((name) => name in wrong);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async () => {
    if (step) return;
    setFailure(undefined);
    const { phone, ...rest } = values;
    const message = { kind: 'support', ...rest, ...(phone.trim() ? { phone } : {}) } as const;
    const checked = contactRoutes.sendContactMessage.body.safeParse({ ...message, captchaToken: 'not yet' });
    if (!checked.success) {
      show(Object.fromEntries(checked.error.issues.map((issue) => [issue.path[0], issue.message])));
      return;
    }
    setErrors({});
    setStep('checking');
    try {
      await send(
        (captchaToken) => call(contactRoutes.sendContactMessage, { ...message, captchaToken }),
        () => setStep('sending'),
      );
      onSent(checked.data.email);
    } catch (error) {
      setFailure(messageOf(error));
      if (isApiError(error) && Object.keys(error.fields).length > 0) show(error.fields);
    } finally {
      setStep(undefined);
    }
  };

  const type = (name: keyof ContactFields, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _mended, ...others }) => others);
  };
  return { form, values, errors, failure, step, type, submit };
}
