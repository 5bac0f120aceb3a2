import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useOrganization } from '../lib/active-organization.tsx';
import { useClaims } from '../lib/session.ts';
import { lockDraft, unsavedElsewhere, type LockedDraft } from './draft-lock.ts';
import { clearDraft, draftsKey, writeDraft, type StoredDraft } from './draft-storage.ts';

/** The draft of an editor, which is its own as long as it is there. */
export interface DraftSession extends LockedDraft {
  /** Where the drafts of a record of this person and organization lie. */
  keyOf: (record: string) => string;
  /** Whose it is. */
  userId: string;
}

/** The session of an editor that begins, with the draft that was left; undefined for the moment it takes to find it. */
export function useDraft(record: string): DraftSession | undefined {
  const { organizationId } = useOrganization();
  const { sub } = useClaims();
  // Fixed: a new record that gets an id goes on in the same session, and a draft stays with the person who typed it.
  const [keyOf] = useState(() => (name: string) => draftsKey(sub, organizationId, name));
  const [drafts] = useState(() => keyOf(record));
  const [session, setSession] = useState<DraftSession>();
  useEffect(() => {
    const ending = new AbortController();
    void lockDraft(drafts, ending.signal).then((locked) => {
      if (locked && !ending.signal.aborted) setSession({ ...locked, keyOf, userId: sub });
    });
    return () => ending.abort();
  }, [drafts, keyOf, sub]);
  return session;
}

/** Whether another tab holds unsaved edits of the same record; without `drafts` there are no others. */
export function useUnsavedElsewhere(drafts: string | undefined, session: string): boolean {
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (!drafts) return undefined;
    const check = () => void unsavedElsewhere(drafts, session).then(setElsewhere, () => undefined);
    const follow = (event: StorageEvent) => {
      if (event.key?.startsWith(`${drafts}.`)) check();
    };
    check();
    window.addEventListener('storage', follow);
    window.addEventListener('focus', check);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('focus', check);
    };
  }, [drafts, session]);
  return elsewhere;
}

const pauseMs = 300;

interface Autosave<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  isDirty: () => boolean;
  /** Where the draft lies: a first save gives a record its id, and its drafts another key. */
  storageKey: () => string;
  /** What is stored beside the values. */
  began: () => Pick<StoredDraft, 'base' | 'version'>;
  /** Called when the editor is left with edits that stay behind as a draft. */
  onLeft: () => void;
}

/**
 * Stores unsaved edits in this browser: shortly after each pause in typing, and when the page is left.
 * False when the browser refuses them; it then asks before the page is closed.
 */
export function useAutosave<Values extends FieldValues>(autosave: Autosave<Values>): boolean {
  const [stores, setStores] = useState(true);
  const latest = useRef(autosave);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = autosave;
  });
  const { form } = autosave;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stored = true;
    const isDirty = () => latest.current.isDirty();
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { storageKey, began } = latest.current;
      if (!isDirty()) {
        clearDraft(storageKey(), localStorage);
        stored = true;
      } else {
        const draft = { form: form.getValues(), ...began(), storedAt: Date.now() };
        stored = writeDraft(storageKey(), draft, localStorage);
      }
      setStores(stored);
    };
    const flush = () => {
      if (timer !== undefined) write();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(write, pauseMs);
      },
    });
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      flush();
      if (!stored && isDirty()) event.preventDefault();
    };
    // React mounts twice while developing; only the last leaving is one.
    clearTimeout(leaving.current);
    window.addEventListener('pagehide', flush);
    window.addEventListener('beforeunload', confirmLeaving);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('beforeunload', confirmLeaving);
      flush();
      if (stored && isDirty()) leaving.current = setTimeout(() => latest.current.onLeft());
    };
  }, [form]);
  return stores;
}
