import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState, type ChangeEvent, useRef } from 'react';
import { contactMessage, contactRoutes } from '#contract/resources/contact';
import * as helpWords from '#words/help';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { profileQuery } from '../../lib/session/profile.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { call, isApiError, messageOf } from '../../lib/api/api-client.ts';
import { captchaSender } from '../../lib/api/captcha.ts';

export default function ContactPage() {
  useTitle(helpWords.contact.title);
  const { name: company } = useOrganization();
  // `useProfile` falls back to a placeholder when loading fails, which must not be sent.
  const { data: profile, isPending } = useQuery(profileQuery);
  const [sentFor, setSentFor] = useState<string>();
  if (isPending) return <ContactSkeleton />;
  return (
    <div className="max-w-2xl">
      <PageHeader
        back={{ to: '/app/help', label: helpWords.articleBack }}
        title={helpWords.contact.title}
        description={sentFor ? undefined : helpWords.contact.description}
      />
      {sentFor ? (
        <Sent email={sentFor} onAnother={() => setSentFor(undefined)} />
      ) : (
        <Card>
          <ContactForm
            known={{ fullName: profile?.name ?? '', email: profile?.email ?? '', company }}
            onSent={setSentFor}
          />
        </Card>
      )}
    </div>
  );
}

const focusOn = (heading: HTMLElement | null) => heading?.focus();

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  return (
    <Card>
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        <div className="min-w-0">
          {/* The focused button has disappeared, so the focus moves here and the title is read out. */}
          <h2 ref={focusOn} tabIndex={-1} className="text-[0.9375rem] font-semibold outline-none">
            {helpWords.contact.sentTitle}
          </h2>
          <p className="mt-1 text-pretty wrap-anywhere text-ink-2">{helpWords.contact.sent(email)}</p>
          <p className="mt-1 text-ink-2">{helpWords.contact.retention}</p>
          <div className="mt-5 flex flex-wrap gap-2">
            <ButtonLink to="/app/help">{helpWords.contact.toArticles}</ButtonLink>
            <Button variant="ghost" onClick={onAnother}>
              {helpWords.contact.another}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}

interface Props {
  known: Pick<ContactFields, 'fullName' | 'email' | 'company'>;
  onSent: (email: string) => void;
}

const words = helpWords.contact;

function ContactForm({ known, onSent }: Props) {
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

function ContactSkeleton() {
  return (
    <Loading label={helpWords.contact.loading}>
      <div className="max-w-2xl">
        <Skeleton className="mb-6 h-8 w-40" />
        <Skeleton className="h-110 rounded-xl" />
      </div>
    </Loading>
  );
}

interface ContactFields {
  fullName: string;
  email: string;
  company: string;
  phone: string;
  message: string;
}

type Errors = Partial<Record<keyof ContactFields, string>>;

/** Five fields checked by the contract's schema. React Hook Form would exceed the page's limit of 150 kB. */
function useContactForm(known: Partial<ContactFields>, onSent: (email: string) => void) {
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
    const checked = contactMessage.safeParse({ ...message, captchaToken: 'not yet' });
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
