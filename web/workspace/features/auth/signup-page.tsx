import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { freePlan, maxCards } from '#contract/rules/plans';
import * as words from '#words/auth';
import { newPasswordRules } from '../../lib/session/credential-rules.ts';
import { auth, enterSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Pieces } from '../../ui/elements/pieces.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AuthLayout, TextLink } from './auth-layout.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailField, cleanEmail, emailRules, nameRules } from './fields.tsx';
import { useSubmit } from './use-submit.ts';

interface NewAccount {
  name: string;
  email: string;
  password: string;
}

export default function SignupPage() {
  const { busy, error, run } = useSubmit();
  const [waiting, setWaiting] = useState<NewAccount>();
  const { register, handleSubmit, formState } = useForm<NewAccount>({
    defaultValues: { name: '', email: '', password: '' },
  });
  const submit = handleSubmit(({ name, email, password }) =>
    run(async () => {
      const account = { name: name.trim(), email: cleanEmail(email), password };
      const steps = await auth();
      if ((await steps.signUp(account)) === 'code') setWaiting(account);
      else if ((await steps.signIn(account.email, password)) === 'done') await enterSession();
    }),
  );

  if (waiting) {
    return (
      <CodeStep email={waiting.email} password={waiting.password} onBack={() => setWaiting(undefined)} />
    );
  }
  return (
    <AuthLayout
      title={words.signUpTitle}
      description={words.signUpFree(maxCards(freePlan))}
      footer={
        <Pieces
          of={words.signUpKnown(
            <TextLink to={`/login${window.location.search}`}>{words.signUpKnownLink}</TextLink>,
          )}
        />
      }
    >
      <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={words.nameLabel}
          required
          autoComplete="name"
          error={formState.errors.name?.message}
          {...register('name', nameRules)}
        />
        <EmailField
          label={words.signUpEmail}
          error={formState.errors.email?.message}
          {...register('email', emailRules)}
        />
        <PasswordField
          label={words.passwordLabel}
          required
          autoComplete="new-password"
          hint={words.signUpPasswordHint}
          error={formState.errors.password?.message}
          {...register('password', newPasswordRules)}
        />
        <FormError>{error}</FormError>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {words.signUpNow}
        </Button>
      </form>
    </AuthLayout>
  );
}
