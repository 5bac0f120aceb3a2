import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { auth, enterSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/elements/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { CodeField, codeRules } from './fields.tsx';
import { useSubmit } from './use-submit.ts';

interface CodeStepProps {
  email: string;
  /** Used to sign in once the address is confirmed. */
  password: string;
  onBack: () => void;
}

export function CodeStep({ email, password, onBack }: CodeStepProps) {
  const { busy, error, run } = useSubmit();
  const form = useForm({ defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) =>
    run(async () => {
      const steps = await auth();
      await steps.confirmEmail(email, code.trim());
      if ((await steps.signIn(email, password)) === 'done') await enterSession();
    }),
  );
  return (
    <AuthLayout
      title="Check your email"
      description={
        <>
          We sent a code to <strong className="font-medium text-ink wrap-anywhere">{email}</strong>. It shows
          that the address is yours.
        </>
      }
    >
      <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
        <CodeField error={form.formState.errors.code?.message} {...form.register('code', codeRules)} />
        <FormError>{error}</FormError>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          Confirm
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <ResendButton resend={async () => (await auth()).resendCode(email)} />
          <Button variant="ghost" size="sm" onClick={onBack}>
            Use another address
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}

export function ResendButton({ resend }: { resend: () => Promise<void> }) {
  const { busy, error, run } = useSubmit();
  const [wait, setWait] = useState(0);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);
  const again = () =>
    run(async () => {
      await resend();
      setSent(true);
      setWait(30);
    });
  return (
    <div>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2.5"
        busy={busy}
        disabled={wait > 0}
        onClick={() => void again()}
      >
        {wait > 0 ? `Send again in ${wait} s` : 'Send the code again'}
      </Button>
      <output className="block text-[0.8125rem] text-ink-2">
        {error ?? (sent ? 'A new code is on its way.' : '')}
      </output>
    </div>
  );
}
