import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Reference, ReferenceStatus } from '#contract/reference';
import { useOrganization } from '../../../lib/active-organization.tsx';
import { useClaims } from '../../../lib/session.ts';
import { notify } from '../../../ui/toast.tsx';
import { sameForm, type FormField, type ReferenceForm } from '../reference-form.ts';
import { begin, typedSince, untouched, type Wish } from './begin.ts';
import type { Claim } from './claim-draft.ts';
import { clearDraft, draftKey, draftPlace } from './draft-store.ts';
import { texts } from './texts.ts';
import { useAutosave } from './use-autosave.ts';
import { useUnsavedElsewhere } from './use-draft-claim.ts';
import { resolver } from './resolver.ts';
import { useSave, type Conflict, type Failure } from './use-save.ts';

export interface ReferenceEditorState {
  form: UseFormReturn<ReferenceForm>;
  /** The record being edited, as the server last answered it; absent for a new one. */
  saved: Reference | undefined;
  /** The form without unsaved edits. */
  clean: ReferenceForm;
  restored: boolean;
  discard: () => void;
  /** Another tab has unsaved edits of the same reference. */
  elsewhere: boolean;
  /** This browser keeps unsaved edits. */
  keeps: boolean;
  /** Saves; with a status also changes that. Resolves with the record when it worked. */
  save: (status?: ReferenceStatus) => Promise<Reference | undefined>;
  /** Saves what is in the form as a new reference: the one that it came from is gone. */
  recreate: (status?: ReferenceStatus) => Promise<Reference | undefined>;
  /** The status that is being saved ('same': without a change of it). */
  saving: ReferenceStatus | 'same' | undefined;
  failure: Failure | undefined;
  conflict: Conflict | undefined;
  keepTheirs: () => void;
  /** Saves the form over theirs, except for the fields that are to be theirs. */
  keepMine: (theirFields: readonly FormField[]) => Promise<Reference | undefined>;
  decideLater: () => void;
  /** Called before the record disappears, so that no draft of it stays. */
  forget: () => void;
}

interface Beginnings {
  /** The id in the address: 'new' where there is no record yet. */
  id: string;
  record: Reference | undefined;
  wish: Wish;
  claim: Claim;
  onLeft: () => void;
}

/** Everything about one reference being edited that is not how it looks. */
export function useReferenceEditor(begun: Beginnings): ReferenceEditorState {
  const { record, claim } = begun;
  // Branding that is changed meanwhile is for the next new reference.
  const [wish] = useState(begun.wish);
  const [saved, setSaved] = useState(record);
  const [beginning] = useState(() => begin(record, claim.draft, wish));
  const [version, setVersion] = useState(beginning.version);
  const [restored, setRestored] = useState(beginning.restored);
  const form = useForm<ReferenceForm>({
    defaultValues: beginning.form,
    resolver,
    mode: 'onSubmit',
    // The order on the screen is the template's, so the focus is set by the document's order instead.
    shouldFocusError: false,
  });
  const clean = untouched(saved, wish);
  const place = usePlace(saved?.id ?? begun.id);
  const storageKey = draftKey(place, claim.session);
  const keeps = useAutosave({
    form,
    storageKey,
    clean,
    version,
    begunFor: wish.customerId,
    onLeft: begun.onLeft,
  });

  const fill = (values: Partial<ReferenceForm>) => {
    for (const [field, value] of Object.entries(values)) form.setValue(field as FormField, value);
  };
  const adopt = (reference: Reference, keep: Partial<ReferenceForm> = {}) => {
    setSaved(reference);
    setVersion(reference.version);
    setRestored(false);
    form.reset(untouched(reference, wish));
    fill(keep);
    clearDraft(storageKey, localStorage);
  };
  const { save, conflict, setConflict, setFailure, running, saving, failure } = useSave({
    form,
    saved,
    onSaved: (reference, sent) => adopt(reference, typedSince(sent, form.getValues())),
  });
  useNewerRecord(record, version, () => {
    if (record && sameForm(form.getValues(), clean) && !running.current) adopt(record);
  });
  /** Leaves the edits for something else, with a moment to take that back. */
  const abandon = (said: string, to: () => void) => {
    const mine = structuredClone(form.getValues());
    to();
    setFailure(undefined);
    notify.success(said, { label: texts.editor.undo, onClick: () => fill(mine) });
  };

  return {
    form,
    saved,
    clean,
    restored,
    elsewhere: useUnsavedElsewhere(saved ? place : undefined, claim.session),
    keeps,
    saving,
    failure,
    conflict,
    save: (status) => save(saved && version !== undefined ? { id: saved.id, version } : undefined, status),
    recreate: (status) => save(undefined, status === 'Published' ? status : 'Draft'),
    discard: () =>
      abandon(texts.editor.discarded, () => {
        clearDraft(storageKey, localStorage);
        form.reset(clean);
        setVersion(saved?.version);
        setRestored(false);
      }),
    keepTheirs: () => {
      if (conflict) abandon(texts.editor.keptTheirs, () => adopt(conflict.theirs));
      setConflict(undefined);
    },
    keepMine: async (theirFields) => {
      if (!conflict) return undefined;
      const theirs = untouched(conflict.theirs, wish);
      fill(Object.fromEntries(theirFields.map((field) => [field, theirs[field]])));
      const { id, version: current } = conflict.theirs;
      return save({ id, version: current }, conflict.status);
    },
    decideLater: () => setConflict(undefined),
    forget: () => {
      form.reset(clean);
      clearDraft(storageKey, localStorage);
    },
  };
}

/** Where the drafts of a reference lie; as long as the editor is there, for the person who opened it. */
function usePlace(id: string): string {
  const { organizationId } = useOrganization();
  const { sub } = useClaims();
  const [owner] = useState({ sub, organizationId });
  return draftPlace(owner.sub, owner.organizationId, id);
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
