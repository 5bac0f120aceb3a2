import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useOrganization } from '../lib/organization/active-organization.tsx';
import { useClaims } from '../lib/session/session.ts';
import { lockDraft, unsavedElsewhere, type LockedDraft } from './draft-lock.ts';
import { clearDraft, draftsKey, writeDraft, type StoredDraft } from './draft-storage.ts';

export interface DraftSession extends LockedDraft {
  keyOf: (record: string) => string;
  userId: string;
}

/** Starts an editor session with the draft that was left behind; undefined while it is being looked for. */
export function useDraft(record: string): DraftSession | undefined {
  const { organizationId } = useOrganization();
  const { sub } = useClaims();
  // The key stays fixed, so that a new record continues its session once it has an id, and a draft stays with its author.
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
  /** A function, because the first save gives a record its id and thus another key. */
  storageKey: () => string;
  began: () => Pick<StoredDraft, 'base' | 'version'>;
  onLeft: () => void;
}

/** Returns false if the browser refuses to store edits; the editor then asks before the page closes. */
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
    // In development React mounts twice; only the last unmount counts.
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
