import { AuthLayout } from './auth-layout.tsx';
import { TotpForm } from './totp-form.tsx';

/** The second factor as a screen of its own, after the password. */
export function TotpStep({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <AuthLayout
      title="Two-factor authentication"
      description={
        <>
          Enter the code that your authenticator app shows for{' '}
          <strong className="font-medium wrap-anywhere text-ink">{email}</strong>.
        </>
      }
    >
      <TotpForm email={email} onBack={onBack} />
    </AuthLayout>
  );
}
