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
import * as words from '#words/record-editor';
import { usePictureUploads } from '../files/use-picture-uploads.ts';
import { isApiError } from '../lib/api/api-error.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { clearDraft, draftKey, restoreDraft } from './draft-storage.ts';
import { mergeOver, pick, sameValues, typedSince } from './merge.ts';
import type { RecordKind, SaveFailure, Versioned } from './record-kind.ts';
import { isWithoutResponse, saveFailure } from './save-failure.ts';
import { conflictWords } from './conflict-words.ts';
import { useAutosave, useUnsavedElsewhere, type DraftSession } from './use-draft.ts';

export interface Conflict<Values, Saved, Status> {
  theirs: Saved;
  theirValues: Values;
  /** Their version with my edits on top, which "keep mine" would save. */
  mine: Values;
  /** The same person saved the other version, in another tab or on another device. */
  isOwn: boolean;
  status: Status | undefined;
}

interface Save<Values, Saved, Status> {
  values: Values;
  saved: Saved | undefined;
  status: Status | undefined;
}

interface Options<Values extends FieldValues, Saved extends Versioned, Status> {
  kind: RecordKind<Values, Saved>;
  /** The current record on the server; absent if it is new or was deleted. */
  record: Saved | undefined;
  id: string;
  draft: DraftSession;
  initial: Values;
  /** Saves over the version of `saved`, or creates a record without it. */
  send: (save: Save<Values, Saved, Status>) => Promise<Saved>;
  /** May ask before a valid form is saved. Returns the status to save it with, or `stop`. */
  decide?: (save: Save<Values, Saved, Status>) => Promise<Status | 'stop' | undefined>;
  onSave?: () => void;
  onSaved?: (record: Saved, done: { created: boolean; status: Status | undefined }) => void;
}

export type RecordEditor<
  Values extends FieldValues,
  Saved extends Versioned,
  Status extends string = never,
> = ReturnType<typeof useRecordEditor<Values, Saved, Status>>;

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
  // A ref is current at once: if the user leaves right after a save, the saved values must not count as edits.
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
    // The screen may order fields differently from the form, so the focus follows the order of the document instead.
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
      notify.success(words.left, { label: words.continueNow, onClick });
    },
  });

  const pictures = usePictureUploads();
  const [saving, setSaving] = useState<Status | 'same'>();
  const [failure, setFailure] = useState<SaveFailure<Values> & { status: Status | undefined }>();
  const [conflict, setConflict] = useState<Conflict<Values, Saved, Status>>();
  // A second ⌘S may come before the next render, so a ref blocks it.
  const running = useRef(false);
  // Values of a save without a response. If the server has stored them, the conflict is with this editor itself.
  const unconfirmed = useRef<Values>(undefined);
  // Waits until the messages are rendered.
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
  // A newer record from a background refetch replaces the form only if nothing was typed.
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
    if (running.current || pictures.keepSave(() => void save(target, status))) return;
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
          { message: words.checkFields, fields: Object.fromEntries(others) as SaveFailure<Values>['fields'] },
          status,
        );
      } else if (missing) {
        fail(missing, status);
      } else {
        setSaving(status ?? 'same');
        const decided = options.decide
          ? await options.decide({ values: checked, saved: target, status })
          : status;
        if (decided === 'stop') return;
        const stored = await attempt(checked, target, decided);
        if (stored) options.onSaved?.(stored, { created: !target, status: decided });
      }
    } finally {
      running.current = false;
      setSaving(undefined);
    }
  };
  const abandon = (message: string, next: Saved | undefined) => {
    const mine = structuredClone(mergeOver(cleanOf(next), current.current.base, form.getValues()));
    adopt(next);
    setFailure(undefined);
    notify.success(message, { label: words.undo, onClick: () => fill(mine) });
  };

  return {
    kind,
    form,
    saved,
    clean,
    isDirty,
    restored: editing.restored,
    elsewhere: useUnsavedElsewhere(saved ? draftsOf(saved.id ?? id) : undefined, draft.session),
    storesDrafts,
    pictures,
    /** The status that is being saved; 'same' if it does not change. */
    saving,
    failure: failure && isMended(failure, form.formState.errors) ? undefined : failure,
    conflict,
    /** A status given here changes along with the values. */
    save: (status?: Status) => save(saved && { ...saved, version: version ?? saved.version }, status),
    /** Saves the form as a new record, because the original was deleted. */
    recreate: (status?: Status) => save(undefined, status),
    discard: () => abandon(words.discarded, newer ?? saved),
    /** Discards edits without a message, before the editor closes or its record disappears. */
    reset: () => adopt(saved),
    keepTheirs: () => {
      if (conflict) abandon(conflictWords(conflict).tookTheirs, conflict.theirs);
      setConflict(undefined);
    },
    /** Saves my version over theirs, except for the given fields. */
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

/** A message about fields goes with the last error of a field. */
const isMended = ({ message, fields }: SaveFailure<object>, errors: object): boolean =>
  (message === words.checkFields || Object.keys(fields).length > 0) && Object.keys(errors).length === 0;

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

export function useUnsaved<Values extends FieldValues>({
  form,
  clean,
}: {
  form: UseFormReturn<Values>;
  clean: Values;
}): boolean {
  return !sameValues(useDeferredValue(useWatch({ control: form.control }) as Values), clean);
}
