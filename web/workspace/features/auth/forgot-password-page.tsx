import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as words from '#words/auth';
import { newPasswordRules } from '../../lib/session/credential-rules.ts';
import { auth, enterSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Pieces } from '../../ui/elements/pieces.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { AuthLayout, TextLink } from './auth-layout.tsx';
import { ResendButton } from './code-step.tsx';
import { CodeField, EmailField, cleanEmail, codeRules, emailRules } from './fields.tsx';
import { TotpStep } from './totp-form.tsx';
import { useSubmit } from './use-submit.ts';

export default function ForgotPasswordPage() {
  const [email, setEmail] = useState<string>();
  return email ? (
    <NewPasswordStep email={email} onBack={() => setEmail(undefined)} />
  ) : (
    <AddressStep onSent={setEmail} />
  );
}

function AddressStep({ onSent }: { onSent: (email: string) => void }) {
  const { busy, error, run } = useSubmit();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const submit = handleSubmit(({ email }) =>
    run(async () => {
      await (await auth()).requestPasswordCode(cleanEmail(email));
      onSent(cleanEmail(email));
    }),
  );
  return (
    <AuthLayout
      title={words.resetTitle}
      description={words.resetDescription}
      footer={<TextLink to="/login">{words.resetBack}</TextLink>}
    >
      <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
        <EmailField error={formState.errors.email?.message} {...register('email', emailRules)} />
        <FormError>{error}</FormError>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {words.resetSend}
        </Button>
      </form>
    </AuthLayout>
  );
}

function NewPasswordStep({ email, onBack }: { email: string; onBack: () => void }) {
  const navigate = useNavigate();
  const { busy, error, run } = useSubmit();
  const [totp, setTotp] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '', password: '' } });
  const submit = handleSubmit(({ code, password }) =>
    run(async () => {
      const steps = await auth();
      await steps.setNewPassword(email, code.trim(), password);
      const next = await steps.signIn(email, password);
      if (next === 'done') await enterSession();
      if (next === 'totp') setTotp(true);
    }),
  );
  // The new password is already set here, so Back leads to signing in with it.
  if (totp) return <TotpStep email={email} onBack={() => void navigate('/login')} />;
  return (
    <AuthLayout
      title={words.resetNewTitle}
      description={
        <Pieces
          of={words.resetNewDescription(
            <strong className="font-medium text-ink wrap-anywhere">{email}</strong>,
          )}
        />
      }
    >
      <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
        <CodeField error={formState.errors.code?.message} {...register('code', codeRules)} />
        <PasswordField
          label={words.resetNewPassword}
          required
          autoComplete="new-password"
          hint={words.resetNewPasswordHint}
          error={formState.errors.password?.message}
          {...register('password', newPasswordRules)}
        />
        <FormError>{error}</FormError>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {words.resetSave}
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <ResendButton resend={async () => (await auth()).requestPasswordCode(email)} />
          <Button variant="ghost" size="sm" onClick={onBack}>
            {words.codeOtherAddress}
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
