import { useState } from 'react';
import { log } from '../../../lib/log.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useOrganizations } from '../active/organization-provider.tsx';

export function useDeparture(organizationId: string, onClose: () => void) {
  const { switchAwayFrom } = useOrganizations();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const depart = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      log('The organization could not be left or deleted', failure);
      setError(failure);
      setBusy(false);
      return;
    }
    notify.success(done);
    onClose();
    await switchAwayFrom(organizationId);
  };
  return { depart, busy, error };
}
