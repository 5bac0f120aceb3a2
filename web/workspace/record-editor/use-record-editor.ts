import { useDeferredValue, useEffect, useRef, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { heldTexts, usePicturesUnderWay } from '../files/use-pictures-under-way.ts';
import { isApiError } from '../lib/api-error.ts';
import { notify } from '../ui/toast.tsx';
import { clearDraft, draftKey, restoreDraft } from './draft-storage.ts';
import { mergeOver, pick, sameValues, typedSince } from './merge.ts';
import type { RecordKind, Versioned } from './record-kind.ts';
import { isWithoutResponse, saveFailure, type SaveFailure } from './save-failure.ts';
import { conflictTexts, texts } from './texts.ts';
import { useAutosave, useUnsavedElsewhere, type DraftSession } from './use-draft.ts';

export interface Conflict<Values, Saved, Status> {
  theirs: Saved;
  theirValues: Values;
  /** Theirs with what was edited here on top: what keeping mine would save. */
  mine: Values;
  /** The person who edits here saved theirs too, in another tab or on another device. */
  isOwn: boolean;
  /** What was about to happen. */
  status: Status | undefined;
}

interface Options<Values extends FieldValues, Saved extends Versioned, Status> {
  kind: RecordKind<Values, Saved>;
  /** The record as the server has it now; absent for a new one, or one that was deleted. */
  record: Saved | undefined;
  /** The record's id, or 'new'. */
  id: string;
  draft: DraftSession;
  /** The values of a record that does not exist yet. */
  initial: Values;
  /** Sends them over the version of `saved`; without it, as a new record. */
  send: (save: { values: Values; saved: Saved | undefined; status: Status | undefined }) => Promise<Saved>;
  onSave?: () => void;
  onSaved?: (record: Saved, done: { created: boolean; status: Status | undefined }) => void;
}

export type RecordEditor<
  Values extends FieldValues,
  Saved extends Versioned,
  Status extends string = never,
> = ReturnType<typeof useRecordEditor<Values, Saved, Status>>;

/** Everything about one versioned record being edited that is not how it looks: its form, drafts, saving, conflicts. */
export function useRecordEditor<
  Values extends FieldValues,
  Saved extends Versioned,
  Status extends string = never,
>(options: Options<Values, Saved, Status>) {
  const { kind, record, id, draft, send } = options;
  const [initial] = useState(options.initial);
  const cleanOf = (saved: Saved | undefined) => (saved ? kind.read(saved) : initial);
  const [begun] = useState(() => restoreDraft(draft.draft, cleanOf(record), record?.version, kind.readers));
  const [editing, setEditing] = useState({ saved: record, ...begun });
  // Known at once: leaving right after a save must not take what was saved for an edit.
  const current = useRef(editing);
  const change = (next: Partial<typeof editing>) => {
    current.current = { ...current.current, ...next };
    setEditing(current.current);
  };
  const { saved, version } = editing;
  const clean = cleanOf(saved);

  const form = useForm<Values>({
    defaultValues: begun.values as DefaultValues<Values>,
    resolver: (values) => {
      const found = Object.entries(kind.check(values)).filter(([, message]) => message !== undefined);
      const errors = Object.fromEntries(
        found.map(([field, message]) => [field, { type: 'schema', message }]),
      );
      return found.length > 0
        ? { values: {}, errors: errors as FieldErrors<Values> }
        : { values, errors: {} };
    },
    // The order on the screen may differ from the form's, so the focus is set by the document's order instead.
    shouldFocusError: false,
  });
  const isDirty = () => !sameValues(form.getValues(), cleanOf(current.current.saved));
  const fill = (values: Partial<Values>) => {
    for (const [field, value] of Object.entries(values))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
  };

  const navigate = useNavigate();
  const idNow = () => current.current.saved?.id ?? id;
  const draftsOf = (name: string) => draft.keyOf(kind.draftName(name));
  const storageKey = () => draftKey(draftsOf(idNow()), draft.session);
  const storesDrafts = useAutosave({
    form,
    storageKey,
    isDirty,
    began: () => pick(current.current, ['base', 'version']),
    onLeft: () => {
      const onClick = () => void navigate(kind.address(idNow()));
      notify.success(texts.left, { label: texts.continue, onClick });
    },
  });

  const pictures = usePicturesUnderWay();
  const [saving, setSaving] = useState<Status | 'same'>();
  const [failure, setFailure] = useState<SaveFailure<Values> & { status: Status | undefined }>();
  const [conflict, setConflict] = useState<Conflict<Values, Saved, Status>>();
  // A second ⌘S must not start before the screen has drawn the first one's progress.
  const running = useRef(false);
  // What was sent without a response: when the server has it, the conflict is with nobody but ourselves.
  const unconfirmed = useRef<Values>(undefined);
  // Once the messages are on the screen.
  useEffect(() => {
    if (failure) focusFirstError();
  }, [failure]);

  const adopt = (next: Saved | undefined, keep: Partial<Values> = {}) => {
    clearDraft(storageKey(), localStorage);
    const values = cleanOf(next);
    change({ saved: next, base: values, version: next?.version, restored: false });
    form.reset(values);
    fill(keep);
  };
  // A newer record that comes in the background is taken over as long as nothing has been typed.
  const newer =
    record && saved && record.id === saved.id && record.version > (version ?? 0) ? record : undefined;
  useNewerRecord(newer, (found) => {
    if (!running.current && !isDirty()) adopt(found);
  });

  const fail = (problem: SaveFailure<Values>, status: Status | undefined) => {
    setFailure({ ...problem, status });
    for (const [field, message] of Object.entries(problem.fields))
      form.setError(field as Path<Values>, { type: 'server', message: String(message) });
  };
  const attempt = async (
    values: Values,
    target: Saved | undefined,
    status: Status | undefined,
  ): Promise<Saved | undefined> => {
    const sent = structuredClone(values);
    try {
      const stored = await send({ values: sent, saved: target, status });
      unconfirmed.current = undefined;
      setConflict(undefined);
      adopt(stored, typedSince(sent, form.getValues()));
      return stored;
    } catch (error) {
      const theirs = isApiError(error, 'VERSION_CONFLICT') ? (error.current as Saved | undefined) : undefined;
      const before = unconfirmed.current;
      unconfirmed.current = isWithoutResponse(error) ? sent : theirs ? undefined : before;
      setConflict(undefined);
      if (!theirs) {
        fail(saveFailure(error, kind, !target, sent), status);
        return undefined;
      }
      const theirValues = kind.read(theirs);
      const { asSaved = (own: Values) => own } = kind;
      if (before && sameValues(asSaved(before), theirValues)) return attempt(values, theirs, status);
      const mine = mergeOver(theirValues, current.current.base, form.getValues(), asSaved);
      setConflict({ theirs, theirValues, mine, isOwn: theirs.updatedBy === draft.userId, status });
      return undefined;
    }
  };
  const save = async (target: Saved | undefined, status: Status | undefined): Promise<void> => {
    if (running.current) return;
    if (pictures.waiting) {
      // Its address is not in the form yet.
      notify.error(heldTexts.saveLater);
      return;
    }
    running.current = true;
    options.onSave?.();
    setFailure(undefined);
    try {
      let checked: Values | undefined;
      let wrong: object = {};
      await form.handleSubmit(
        (values) => {
          checked = values;
        },
        (errors) => {
          wrong = errors;
        },
      )();
      const missing = kind.missing?.(form.getValues(), status ?? current.current.saved?.status);
      if (!checked) {
        const others = Object.entries(missing?.fields ?? {}).filter(([field]) => !(field in wrong));
        fail(
          { message: texts.checkFields, fields: Object.fromEntries(others) as SaveFailure<Values>['fields'] },
          status,
        );
      } else if (missing) {
        fail(missing, status);
      } else {
        setSaving(status ?? 'same');
        const stored = await attempt(checked, target, status);
        if (stored) options.onSaved?.(stored, { created: !target, status });
      }
    } finally {
      running.current = false;
      setSaving(undefined);
    }
  };
  /** Leaves the edits for something else, with a moment to take that back. */
  const abandon = (message: string, next: Saved | undefined) => {
    const mine = structuredClone(mergeOver(cleanOf(next), current.current.base, form.getValues()));
    adopt(next);
    setFailure(undefined);
    notify.success(message, { label: texts.undo, onClick: () => fill(mine) });
  };

  return {
    kind,
    form,
    /** The record being edited, as the server last sent it; absent for a new one. */
    saved,
    /** The form without unsaved edits. */
    clean,
    isDirty,
    restored: editing.restored,
    /** Another tab has unsaved edits of the same record. */
    elsewhere: useUnsavedElsewhere(saved ? draftsOf(saved.id ?? id) : undefined, draft.session),
    /** This browser stores unsaved edits. */
    storesDrafts,
    pictures,
    /** The status that is being saved ('same': without a change of it). */
    saving,
    failure,
    conflict,
    /** With a status also changes that. */
    save: (status?: Status) => save(saved && { ...saved, version: version ?? saved.version }, status),
    /** Saves what is in the form as a new record: the one that it came from is gone. */
    recreate: (status?: Status) => save(undefined, status),
    discard: () => abandon(texts.discarded, newer ?? saved),
    /** Discards without a word: before the editor is left, or its record disappears. */
    reset: () => adopt(saved),
    keepTheirs: () => {
      if (conflict) abandon(conflictTexts(conflict).tookTheirs, conflict.theirs);
      setConflict(undefined);
    },
    /** Saves mine over theirs, except for the fields that are to be theirs. */
    keepMine: async (theirFields: readonly (keyof Values)[]) => {
      if (!conflict) return;
      const { theirs, theirValues, mine, status } = conflict;
      fill({ ...mine, ...pick(theirValues, theirFields) });
      change({ saved: theirs, base: theirValues, version: theirs.version, restored: false });
      await save(theirs, status);
    },
    decideLater: () => setConflict(undefined),
  };
}

/** Brings the first field with an error to the user; without one, the message about the save. */
function focusFirstError(): void {
  const invalid = document.querySelector<HTMLElement>(
    '[data-record-form] [aria-invalid="true"]:is(input, textarea, select, [role="textbox"])',
  );
  invalid?.focus({ preventScroll: true });
  const shown = invalid ?? document.querySelector('[data-save-failed] [role="alert"]');
  shown?.scrollIntoView({ block: 'center' });
}

function useNewerRecord<Saved extends Versioned>(
  newer: Saved | undefined,
  take: (newer: Saved) => void,
): void {
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => newer && take(newer);
  });
  const version = newer?.version;
  useEffect(() => {
    if (version !== undefined) latest.current();
  }, [version]);
}

/** Whether there is something to save, as the screen follows the typing. */
export function useUnsaved<Values extends FieldValues>({
  form,
  clean,
}: {
  form: UseFormReturn<Values>;
  clean: Values;
}): boolean {
  return !sameValues(useDeferredValue(useWatch({ control: form.control }) as Values), clean);
}
