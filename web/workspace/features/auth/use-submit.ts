import { useState } from 'react';
import { authMessage } from '../../lib/session/auth-message.ts';

export function useSubmit(toMessage: (error: unknown) => string = authMessage) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (step: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await step();
    } catch (failure) {
      setError(toMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}
