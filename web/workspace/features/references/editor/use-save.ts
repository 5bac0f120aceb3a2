import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Reference, ReferenceStatus } from '#contract/reference';
import { texts as fixed } from '#contract/text';
import { useCall, useOrganization } from '../../../lib/active-organization.tsx';
import { useFirstTouch } from '../../../ui/use-first-touch.ts';
import type { FormField, ReferenceForm } from '../reference-form.ts';
import { focusFirstError } from './focus-first-error.ts';
import { loadCheck } from './resolver.ts';
import type { SaveFailure } from './save-failure.ts';

/** The way to the server comes when somebody begins to write. */
const loadSave = () => import('./save-form.ts');

export interface Conflict {
  theirs: Reference;
  /** What was about to happen. */
  status: ReferenceStatus | undefined;
}

export interface Failure extends Pick<SaveFailure, 'message' | 'next'> {
  /** What was about to happen. */
  status: ReferenceStatus | undefined;
}

/** The record that a save replaces; absent: the save makes a new one. */
export type Target = { id: string; version: number } | undefined;

interface Saving {
  form: UseFormReturn<ReferenceForm>;
  saved: Reference | undefined;
  onSaved: (reference: Reference, sent: ReferenceForm) => void;
}

/** The way of a form to the server, with everything that can happen to it on the way. */
export function useSave({ form, saved, onSaved }: Saving) {
  const [saving, setSaving] = useState<ReferenceStatus | 'same'>();
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<Conflict>();
  const place = {
    call: useCall(),
    client: useQueryClient(),
    organizationId: useOrganization().organizationId,
  };
  // A second ⌘S must not start before the screen has drawn the first one's progress.
  const running = useRef(false);
  const unanswered = useRef<ReferenceForm>(undefined);

  // Once the complaints are on the screen.
  useEffect(() => {
    if (failure) focusFirstError();
  }, [failure]);
  useFirstTouch(() => void loadSave().catch(() => undefined));

  const save = async (target: Target, status?: ReferenceStatus): Promise<Reference | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setFailure(undefined);
    const complain = ({ message, next, fields }: SaveFailure) => {
      setFailure({ message, next, status });
      for (const [field, said] of Object.entries(fields))
        form.setError(field as FormField, { type: 'server', message: said });
    };
    const loaded = await Promise.all([loadSave(), loadCheck()]).catch(() => undefined);
    if (!loaded) {
      running.current = false;
      complain({ message: fixed.noResponse, fields: {}, next: 'retry' });
      return undefined;
    }
    try {
      return await loaded[0].saveForm({
        form,
        place,
        target,
        status,
        savedStatus: saved?.status,
        unanswered,
        onSend: () => setSaving(status ?? 'same'),
        onSaved,
        onConflict: setConflict,
        onFailure: complain,
      });
    } finally {
      running.current = false;
      setSaving(undefined);
    }
  };

  return { save, saving, running, failure, setFailure, conflict, setConflict };
}
