import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { userRoutes } from '#contract/resources/user';
import * as words from '#words/profile';
import { call } from '../../lib/api/api-client.ts';
import { isWrongPassword, passwordMessage } from '../../lib/session/auth-message.ts';
import { newPasswordRules } from '../../lib/session/credential-rules.ts';
import { auth, confirmIdentity, enterSession, signOut, useClaims } from '../../lib/session/session.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import type { SettingsDialogProps } from './dialog-button.tsx';

interface Passwords {
  current: string;
  next: string;
}

export default function PasswordDialog({ onClose }: SettingsDialogProps) {
  const { email = '' } = useClaims();
  const { register, handleSubmit, formState, setFocus } = useForm<Passwords>({
    defaultValues: { current: '', next: '' },
  });
  const change = useMutation({
    mutationFn: async ({ current, next }: Passwords) => {
      // The sign-in proves the current password and yields the token that the change requires.
      if ((await (await auth()).signIn(email, current)) === 'done') await enterSession();
      else if (!(await confirmIdentity('totp'))) throw new Error(words.passwordNotConfirmed);
      await call(userRoutes.changePassword, { currentPassword: current, newPassword: next });
      await signOut('/login?from=password-changed');
    },
    onError: (error) => {
      if (isWrongPassword(error)) setFocus('current', { shouldSelect: true });
    },
  });
  const wrong = isWrongPassword(change.error);
  return (
    <Dialog open onClose={onClose} busy={change.isPending} title={words.passwordDialogTitle} size="sm">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit((typed) => change.mutate(typed))(event)}
      >
        {/* It tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly disabled hidden />
        <p className="text-ink-2">{words.passwordConsequence}</p>
        <PasswordField
          label={words.passwordCurrent}
          required
          autoComplete="current-password"
          error={formState.errors.current?.message ?? (wrong ? passwordMessage(change.error) : undefined)}
          {...register('current', { required: words.passwordCurrentRequired })}
        />
        <PasswordField
          label={words.passwordNext}
          required
          autoComplete="new-password"
          hint={words.passwordNextHint}
          error={formState.errors.next?.message}
          {...register('next', {
            ...newPasswordRules,
            validate: (next, { current }) => next !== current || words.passwordSame,
          })}
        />
        <FormError>{change.error && !wrong ? passwordMessage(change.error) : undefined}</FormError>
        <DialogActions>
          <Button onClick={onClose} disabled={change.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={change.isPending}>
            {words.passwordChange}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
