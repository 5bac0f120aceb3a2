import { useNavigate } from 'react-router-dom';
import { cardOf } from '#contract/card';
import { missingFields } from '#contract/templates/index';
import type { Reference, ReferenceStatus } from '#contract/reference';
import { messageOf } from '../../../lib/api-client.ts';
import { notify } from '../../../ui/toast.tsx';
import { useChangeStatus } from '../api.ts';
import { namesOf } from '../reference-form.ts';
import { texts } from '../texts.ts';
import { wayBack } from './way-back.ts';

/** Changes a status in the list at once, and offers to undo it. */
export function useStatusActions() {
  const { mutateAsync } = useChangeStatus();
  const navigate = useNavigate();

  const undo = async (changed: Reference, to: ReferenceStatus) => {
    try {
      let current = changed;
      for (const status of wayBack(changed.status, to))
        current = await mutateAsync({ reference: current, status });
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const change = async (reference: Reference, status: ReferenceStatus) => {
    const missing = status === 'Published' ? missingFields(cardOf(reference)) : [];
    if (missing.length > 0) {
      notify.error(texts.actions.needs(namesOf(missing)), {
        label: texts.actions.open,
        onClick: () => void navigate(`/app/references/${reference.id}`),
      });
      return;
    }
    try {
      const changed = await mutateAsync({ reference, status });
      notify.success(texts.actions.done[status](reference.name), {
        label: texts.actions.undo,
        onClick: () => void undo(changed, reference.status),
      });
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return { change: (reference: Reference, status: ReferenceStatus) => void change(reference, status) };
}
