import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as words from '#words/auth';
import { auth, enterSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Pieces } from '../../ui/elements/pieces.tsx';
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
      title={words.codeTitle}
      description={
        <Pieces
          of={words.codeSent(<strong className="font-medium text-ink wrap-anywhere">{email}</strong>)}
        />
      }
    >
      <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
        <CodeField error={form.formState.errors.code?.message} {...form.register('code', codeRules)} />
        <FormError>{error}</FormError>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {words.codeConfirm}
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <ResendButton resend={async () => (await auth()).resendCode(email)} />
          <Button variant="ghost" size="sm" onClick={onBack}>
            {words.codeOtherAddress}
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
        className="-ms-2.5"
        busy={busy}
        disabled={wait > 0}
        onClick={() => void again()}
      >
        {wait > 0 ? words.codeResendIn(wait) : words.codeResend}
      </Button>
      <output className="block text-[0.8125rem] text-ink-2">{error ?? (sent ? words.codeResent : '')}</output>
    </div>
  );
}
