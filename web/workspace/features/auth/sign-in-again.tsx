import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as words from '#words/auth';
import { auth, enterSession, signOut, useClaims, type Factor } from '../../lib/session/session.ts';
import { signInPath } from '../../lib/session/sign-in-path.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Pieces } from '../../ui/elements/pieces.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { passwordRules } from './fields.tsx';
import { TotpForm } from './totp-form.tsx';
import { useSubmit } from './use-submit.ts';

interface SignInAgainProps {
  onClose: () => void;
  /** The session is still valid, but an action requires the password, or the code after it. */
  confirming?: Factor | undefined;
}

/** It cannot be closed, as nothing behind it works. With `confirming`, closing it cancels the action instead. */
export default function SignInAgain({ onClose, confirming }: SignInAgainProps) {
  const { email = '' } = useClaims();
  const [step, setStep] = useState<Factor>(confirming ?? 'password');
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut(signInPath(window.location));
  };
  return (
    <Dialog
      open
      // A key per step remounts the dialog, which focuses its first field.
      key={step}
      onClose={confirming && onClose}
      busy={busy || leaving}
      size="sm"
      title={confirming ? words.againConfirmTitle : words.againEndedTitle}
      description={
        step === 'totp' ? (
          <Pieces of={words.totpDescription(email)} />
        ) : confirming ? (
          words.againConfirmDescription
        ) : (
          words.againEndedDescription
        )
      }
    >
      {step === 'totp' ? (
        <TotpForm email={email} onBusy={setBusy} onBack={() => setStep('password')} />
      ) : (
        <PasswordForm
          email={email}
          action={confirming ? words.againConfirm : words.signInNow}
          onBusy={setBusy}
          onTotp={() => setStep('totp')}
        />
      )}
      {confirming ? null : (
        <Button variant="ghost" size="sm" busy={leaving} disabled={busy} className="-mt-2" onClick={leave}>
          {words.againSomebodyElse}
        </Button>
      )}
    </Dialog>
  );
}

interface PasswordFormProps {
  email: string;
  action: string;
  onBusy: (busy: boolean) => void;
  onTotp: () => void;
}

function PasswordForm({ email, action, onBusy, onTotp }: PasswordFormProps) {
  const { busy, error, run } = useSubmit();
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { password: '' } });
  // The address above it is read-only, so the password takes the focus.
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = handleSubmit(async ({ password }) => {
    onBusy(true);
    await run(async () => {
      const next = await (await auth()).signIn(email, password);
      if (next === 'totp') onTotp();
      else await enterSession();
    });
    onBusy(false);
  });
  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={words.emailLabel}
        type="email"
        value={email}
        readOnly
        autoComplete="username"
        className="[&_input]:bg-sunken"
      />
      <PasswordField
        label={words.passwordLabel}
        required
        autoComplete="current-password"
        aside={
          // The link opens a new tab so that this page stays. Signing in there also completes this dialog.
          <a
            href="/forgot-password"
            target="_blank"
            rel="noreferrer"
            className="text-ink-2 underline-offset-2 hover:underline"
          >
            {words.signInForgot}
          </a>
        }
        error={formState.errors.password?.message}
        {...register('password', passwordRules)}
      />
      <FormError>{error}</FormError>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
