import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Reference, ReferenceStatus } from '#contract/reference';
import { texts as fixed } from '#contract/text';
import { isApiError } from '../../../lib/api-client.ts';
import { useSaveReference } from '../api.ts';
import { formOf, missingToPublish, namesOf, sameForm } from '../reference-form.ts';
import type { FormField, ReferenceForm } from '../reference-form.ts';
import { focusFirstError } from './focus-first-error.ts';
import { loadCheck } from './resolver.ts';
import { isUnanswered, saveFailure, type SaveFailure } from './save-failure.ts';
import { texts } from './texts.ts';

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
  const { mutateAsync } = useSaveReference();
  // A second ⌘S must not start before the screen has drawn the first one's progress.
  const running = useRef(false);
  // What was sent without an answer: when the server has it, the conflict is with nobody but ourselves.
  const unanswered = useRef<ReferenceForm>(undefined);

  const complain = (problem: SaveFailure, status: ReferenceStatus | undefined) => {
    setFailure({ message: problem.message, next: problem.next, status });
    for (const [field, message] of Object.entries(problem.fields))
      form.setError(field as FormField, { type: 'server', message });
  };
  // Once the complaints are on the screen.
  useEffect(() => {
    if (failure) focusFirstError();
  }, [failure]);

  const send = async (
    values: ReferenceForm,
    target: Target,
    status: ReferenceStatus | undefined,
  ): Promise<Reference | undefined> => {
    const sent = structuredClone(values);
    try {
      const reference = await mutateAsync({ form: sent, saved: target, status });
      unanswered.current = undefined;
      setConflict(undefined);
      onSaved(reference, sent);
      return reference;
    } catch (error) {
      if (isUnanswered(error)) unanswered.current = sent;
      if (isApiError(error, 'VERSION_CONFLICT') && error.current) {
        const theirs = error.current as Reference;
        const ours = unanswered.current && isStored(unanswered.current, theirs);
        unanswered.current = undefined;
        if (ours) return send(values, { id: theirs.id, version: theirs.version }, status);
        setConflict({ theirs, status });
      } else {
        setConflict(undefined);
        complain(saveFailure(error, !target, sent), status);
      }
      return undefined;
    }
  };

  const save = async (target: Target, status?: ReferenceStatus): Promise<Reference | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setFailure(undefined);
    let reference: Reference | undefined;
    try {
      await loadCheck();
    } catch {
      running.current = false;
      complain({ message: fixed.noResponse, fields: {}, next: 'retry' }, status);
      return undefined;
    }
    try {
      await form.handleSubmit(
        async (values) => {
          const incomplete = incompleteness(values, status ?? saved?.status);
          if (incomplete) return complain(incomplete, status);
          setSaving(status ?? 'same');
          reference = await send(values, target, status);
        },
        (errors) => {
          const fields = stillMissing(form.getValues(), errors, status);
          complain({ message: texts.editor.checkFields, fields }, status);
        },
      )();
    } finally {
      running.current = false;
      setSaving(undefined);
    }
    return reference;
  };

  return { save, saving, running, failure, setFailure, conflict, setConflict };
}

/** Whether the server's record holds what was sent. An empty date it fills itself. */
function isStored(sent: ReferenceForm, record: Reference): boolean {
  const stored = formOf(record);
  return sameForm({ ...sent, referenceDate: sent.referenceDate || stored.referenceDate }, stored);
}

function incompleteness(values: ReferenceForm, status: ReferenceStatus | undefined): SaveFailure | undefined {
  const missing = status === 'Published' ? missingToPublish(values) : [];
  if (missing.length === 0) return undefined;
  return { message: texts.editor.fillIn(namesOf(missing)), fields: stillMissing(values, {}, status) };
}

/** A note for each field that publishing needs and that has no other complaint. */
function stillMissing(values: ReferenceForm, known: object, status: ReferenceStatus | undefined) {
  const missing = status === 'Published' ? missingToPublish(values) : [];
  const notes = missing.filter((field) => !(field in known));
  return Object.fromEntries(notes.map((field) => [field, texts.editor.requiredToPublish]));
}
