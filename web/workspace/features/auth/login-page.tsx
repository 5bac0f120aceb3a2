import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as words from '#words/auth';
import { auth, enterSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/elements/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { Pieces } from '../../ui/elements/pieces.tsx';
import { AuthLayout, TextLink } from './auth-layout.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailField, cleanEmail, emailRules, passwordRules } from './fields.tsx';
import { TotpStep } from './totp-form.tsx';
import { useSubmit } from './use-submit.ts';

interface Credentials {
  email: string;
  password: string;
}

const notices: Partial<Record<string, string>> = {
  'signed-out-everywhere': words.signedOutEverywhere,
  'password-changed': words.passwordChanged,
};

export default function LoginPage() {
  const { busy, error, run } = useSubmit();
  const [unconfirmed, setUnconfirmed] = useState<Credentials>();
  const [totpFor, setTotpFor] = useState<string>();
  const [search] = useSearchParams();
  const notice = notices[search.get('from') ?? ''];
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(({ email: typed, password }) =>
    run(async () => {
      const email = cleanEmail(typed);
      const steps = await auth();
      const next = await steps.signIn(email, password);
      if (next === 'done') await enterSession();
      if (next === 'totp') setTotpFor(email);
      if (next !== 'code') return;
      // The first code may have expired.
      await steps.resendCode(email);
      setUnconfirmed({ email, password });
    }),
  );

  if (totpFor) return <TotpStep email={totpFor} onBack={() => setTotpFor(undefined)} />;
  if (unconfirmed) return <CodeStep {...unconfirmed} onBack={() => setUnconfirmed(undefined)} />;
  return (
    <AuthLayout
      title={words.signInTitle}
      description={notice ? <output>{notice}</output> : words.signInWelcome}
      footer={
        <Pieces
          of={words.signInNew(
            <TextLink to={`/signup${window.location.search}`}>{words.signInNewLink}</TextLink>,
          )}
        />
      }
    >
      <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
        <EmailField error={formState.errors.email?.message} {...register('email', emailRules)} />
        <PasswordField
          label={words.passwordLabel}
          required
          autoComplete="current-password"
          aside={
            <Link to="/forgot-password" className="text-ink-2 underline-offset-2 hover:underline">
              {words.signInForgot}
            </Link>
          }
          error={formState.errors.password?.message}
          {...register('password', passwordRules)}
        />
        <FormError>{error}</FormError>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {words.signInNow}
        </Button>
      </form>
    </AuthLayout>
  );
}
