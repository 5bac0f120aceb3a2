import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Reference, ReferenceStatus } from '#contract/reference';
import { useOrganization } from '../../../lib/active-organization.tsx';
import { isApiError } from '../../../lib/api-client.ts';
import { useClaims } from '../../../lib/session.ts';
import { useSaveReference } from '../api.ts';
import { begin, typedSince, untouched, type Wish } from './begin.ts';
import { clearDraft, draftKey, readDraft } from './draft-store.ts';
import {
  missingToPublish,
  namesOf,
  resolver,
  sameForm,
  type FormField,
  type ReferenceForm,
} from '../reference-form.ts';
import { saveFailure } from './save-failure.ts';
import { texts } from '../texts.ts';
import { useAutosave } from './use-autosave.ts';

interface Conflict {
  theirs: Reference;
  /** What was about to happen. */
  status: ReferenceStatus | undefined;
}

export interface ReferenceEditorState {
  form: UseFormReturn<ReferenceForm>;
  /** The record being edited, as the server last answered it; absent for a new one. */
  saved: Reference | undefined;
  /** The form without unsaved edits. */
  clean: ReferenceForm;
  restored: boolean;
  discard: () => void;
  /** Saves; with a status also changes that. Resolves with the record when it worked. */
  save: (status?: ReferenceStatus) => Promise<Reference | undefined>;
  /** The status that is being saved ('same': without a change of it). */
  saving: ReferenceStatus | 'same' | undefined;
  failure: string | undefined;
  conflict: Conflict | undefined;
  keepTheirs: () => void;
  keepMine: () => Promise<Reference | undefined>;
  decideLater: () => void;
  /** Called before the record disappears, so that no draft of it stays. */
  forget: () => void;
}

/** Everything about one reference being edited that is not how it looks. */
export function useReferenceEditor(record: Reference | undefined, asked: Wish): ReferenceEditorState {
  // Branding that is changed meanwhile is for the next new reference.
  const [wish] = useState(asked);
  const { organizationId } = useOrganization();
  const { sub } = useClaims();
  const [saved, setSaved] = useState(record);
  const key = draftKey(sub, organizationId, saved?.id);
  const [beginning] = useState(() => begin(record, readDraft(key, localStorage), wish));
  const [version, setVersion] = useState(beginning.version);
  const [restored, setRestored] = useState(beginning.restored);
  const [saving, setSaving] = useState<ReferenceEditorState['saving']>();
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const form = useForm<ReferenceForm>({
    defaultValues: beginning.form,
    resolver,
    mode: 'onSubmit',
    // The order on the screen is the template's, so the focus is set by the document's order instead.
    shouldFocusError: false,
  });
  const clean = untouched(saved, wish);
  const { mutateAsync } = useSaveReference();
  // A second ⌘S must not start before the screen has drawn the first one's progress.
  const running = useRef(false);
  useAutosave({ form, storageKey: key, clean, version, begunFor: wish.customerId });

  const adopt = (reference: Reference, keep: Partial<ReferenceForm> = {}) => {
    setSaved(reference);
    setVersion(reference.version);
    setRestored(false);
    form.reset(untouched(reference, wish));
    for (const [field, value] of Object.entries(keep)) form.setValue(field as FormField, value);
    clearDraft(key, localStorage);
  };
  useNewerRecord(record, version, () => {
    if (record && sameForm(form.getValues(), clean) && !running.current) adopt(record);
  });

  const complain = (message: string, fields: Partial<Record<FormField, string>> = {}) => {
    setFailure(message);
    for (const [field, text] of Object.entries(fields))
      form.setError(field as FormField, { type: 'server', message: text });
    focusFirstError();
  };
  const complete = (values: ReferenceForm, next: ReferenceStatus): boolean => {
    const missing = next === 'Published' ? missingToPublish(values) : [];
    if (missing.length === 0) return true;
    complain(texts.editor.fillIn(namesOf(missing)), stillMissing(values, {}, next));
    return false;
  };
  const send = async (values: ReferenceForm, status?: ReferenceStatus, over = version) => {
    const sent = structuredClone(values);
    setSaving(status ?? 'same');
    try {
      const target = saved && over !== undefined ? { id: saved.id, version: over } : undefined;
      const reference = await mutateAsync({ form: sent, saved: target, status });
      setConflict(undefined);
      adopt(reference, typedSince(sent, form.getValues()));
      return reference;
    } catch (error) {
      if (isApiError(error, 'VERSION_CONFLICT') && error.current) {
        setConflict({ theirs: error.current as Reference, status });
      } else {
        setConflict(undefined);
        const { message, fields } = saveFailure(error, !saved);
        complain(message, fields);
      }
      return undefined;
    } finally {
      setSaving(undefined);
    }
  };
  const save = async (status?: ReferenceStatus, over = version) => {
    if (running.current) return undefined;
    running.current = true;
    setFailure(undefined);
    let reference: Reference | undefined;
    try {
      await form.handleSubmit(
        async (values) => {
          if (complete(values, status ?? saved?.status ?? 'Draft'))
            reference = await send(values, status, over);
        },
        (errors) => complain(texts.editor.checkFields, stillMissing(form.getValues(), errors, status)),
      )();
    } finally {
      running.current = false;
    }
    return reference;
  };

  return {
    form,
    saved,
    clean,
    restored,
    saving,
    failure,
    conflict,
    save: (status) => save(status),
    discard: () => {
      clearDraft(key, localStorage);
      form.reset(clean);
      setVersion(saved?.version);
      setRestored(false);
      setFailure(undefined);
    },
    keepTheirs: () => {
      if (conflict) adopt(conflict.theirs);
      setConflict(undefined);
    },
    keepMine: async () => (conflict ? save(conflict.status, conflict.theirs.version) : undefined),
    decideLater: () => setConflict(undefined),
    forget: () => {
      form.reset(clean);
      clearDraft(key, localStorage);
    },
  };
}

/** A note for each field that publishing needs and that has no other complaint. */
function stillMissing(values: ReferenceForm, known: object, status: ReferenceStatus | undefined) {
  const missing = status === 'Published' ? missingToPublish(values) : [];
  const notes = missing.filter((field) => !(field in known));
  return Object.fromEntries(notes.map((field) => [field, texts.editor.requiredToPublish]));
}

/** A newer record that comes in the background is taken over as long as nothing has been typed. */
function useNewerRecord(record: Reference | undefined, version: number | undefined, take: () => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const newer = record && version !== undefined && record.version > version ? record.version : undefined;
  useEffect(() => {
    if (newer !== undefined) latest.current();
  }, [newer]);
}

function focusFirstError(): void {
  requestAnimationFrame(() => {
    const invalid = document.querySelector<HTMLElement>(
      '[data-reference-form] [aria-invalid="true"]:is(input, textarea, select)',
    );
    invalid?.focus({ preventScroll: true });
    const shown = invalid ?? document.querySelector('[data-reference-editor] [role="alert"]');
    shown?.scrollIntoView({ block: 'center' });
  });
}
