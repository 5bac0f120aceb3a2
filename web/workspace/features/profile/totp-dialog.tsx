import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { userRoutes } from '#contract/resources/user';
import * as words from '#words/profile';
import { QrCode } from '../../../shared/qr-code.tsx';
import { call } from '../../lib/api/api-client.ts';
import { authMessage, totpMessage } from '../../lib/session/auth-message.ts';
import { cleanCode, totpRules } from '../../lib/session/credential-rules.ts';
import { accountSteps, useClaims } from '../../lib/session/session.ts';
import { Button } from '../../ui/elements/button.tsx';
import { CopyButton } from '../../ui/elements/copy-button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import type { SettingsDialogProps } from './dialog-button.tsx';
import { twoFactorQuery } from './two-factor-query.ts';

export default function TotpDialog({ onClose }: SettingsDialogProps) {
  const { email = '' } = useClaims();
  const queryClient = useQueryClient();
  const key = useQuery({
    queryKey: ['totp-key', email],
    queryFn: async () => (await accountSteps()).startTotp(email),
    // Each request creates another key, so a refetch on focus must not happen.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const turnOn = useMutation({
    mutationFn: async (code: string) => {
      await (await accountSteps()).proveTotp(code);
      await call(userRoutes.setTwoFactor, { enabled: true });
    },
    onSuccess: () => {
      queryClient.setQueryData(twoFactorQuery.queryKey, true);
      notify.success(words.twoFactorTurnedOn);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} busy={turnOn.isPending} title={words.twoFactorSetUpTitle}>
      {key.data ? (
        <>
          <Key {...key.data} />
          <CodeForm
            busy={turnOn.isPending}
            error={turnOn.error ? totpMessage(turnOn.error) : undefined}
            onSubmit={(code) => turnOn.mutate(code)}
            onClose={onClose}
          />
        </>
      ) : key.error && !key.isFetching ? (
        <>
          <FormError title={words.twoFactorPrepareFailed}>{authMessage(key.error)}</FormError>
          <DialogActions>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button variant="primary" onClick={() => void key.refetch()}>
              {words.retry}
            </Button>
          </DialogActions>
        </>
      ) : (
        <Loading label={words.twoFactorPreparing}>
          <Skeleton className="h-10" />
          <Skeleton className="mx-auto mt-5 size-48 rounded-xl" />
          <Skeleton className="mt-5 h-24" />
        </Loading>
      )}
    </Dialog>
  );
}

function Key({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{words.twoFactorScan}</p>
      {/* Cameras may fail to read light codes on dark, so both themes use black on white. */}
      <QrCode
        value={uri}
        size={192}
        title={words.twoFactorQrTitle}
        className="mx-auto rounded-xl border border-line"
      />
      <div>
        <p className="font-medium">{words.twoFactorKey}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-3">
          <code className="min-w-0 flex-1 basis-52 rounded-lg bg-sunken px-3 py-2 text-[0.8125rem] wrap-anywhere">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton text={secret}>{words.twoFactorCopyKey}</CopyButton>
        </div>
        <p className="mt-2 text-[0.8125rem] text-pretty text-ink-2">{words.twoFactorLost}</p>
      </div>
    </div>
  );
}

interface CodeFormProps {
  busy: boolean;
  error: string | undefined;
  onSubmit: (code: string) => void;
  onClose: () => void;
}

function CodeForm({ busy, error, onSubmit, onClose }: CodeFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit(({ code }) => onSubmit(cleanCode(code)))(event)}
    >
      <TextField
        label={words.twoFactorCode}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={words.twoFactorCodeHint}
        error={formState.errors.code?.message ?? error}
        {...register('code', totpRules)}
      />
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {words.twoFactorTurnOn}
        </Button>
      </DialogActions>
    </form>
  );
}
