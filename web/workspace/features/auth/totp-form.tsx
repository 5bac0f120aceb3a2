import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as words from '#words/auth';
import { totpMessage } from '../../lib/session/auth-message.ts';
import { cleanCode, totpRules } from '../../lib/session/credential-rules.ts';
import { auth, enterSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/elements/button.tsx';
import { Pieces } from '../../ui/elements/pieces.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { CodeField } from './fields.tsx';
import { useSubmit } from './use-submit.ts';
import { AuthLayout } from './auth-layout.tsx';

const LostDeviceDialog = onDemand(() => import('./lost-device-dialog.tsx'));

interface TotpFormProps {
  email: string;
  onBack: () => void;
  onBusy?: (busy: boolean) => void;
}

export function TotpForm({ email, onBack, onBusy }: TotpFormProps) {
  const { busy, error, run } = useSubmit(totpMessage);
  const [lost, setLost] = useState(false);
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(async ({ code }) => {
    onBusy?.(true);
    await run(async () => {
      try {
        await (await auth()).confirmTotp(cleanCode(code));
        await enterSession();
      } catch (failure) {
        setFocus('code', { shouldSelect: true });
        throw failure;
      }
    });
    onBusy?.(false);
  });
  return (
    <>
      <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
        <CodeField
          label={words.totpLabel}
          error={formState.errors.code?.message}
          {...register('code', totpRules)}
        />
        <FormError>{error}</FormError>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {words.totpVerify}
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="ghost" size="sm" className="-ms-2.5" disabled={busy} onClick={onBack}>
            {words.totpBack}
          </Button>
          <Button variant="ghost" size="sm" className="-me-2.5" onClick={() => setLost(true)}>
            {words.totpLost}
          </Button>
        </div>
      </form>
      {lost ? <LostDeviceDialog email={email} onClose={() => setLost(false)} /> : null}
    </>
  );
}

export function TotpStep({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <AuthLayout
      title={words.totpTitle}
      description={
        <Pieces
          of={words.totpDescription(<strong className="font-medium wrap-anywhere text-ink">{email}</strong>)}
        />
      }
    >
      <TotpForm email={email} onBack={onBack} />
    </AuthLayout>
  );
}
