import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, writeDraft } from './draft-store.ts';
import { sameForm, type ReferenceForm } from '../reference-form.ts';

const pauseMs = 300;

interface Kept {
  form: UseFormReturn<ReferenceForm>;
  /** Where the draft lies. */
  storageKey: string;
  /** The form without unsaved edits. */
  clean: ReferenceForm;
  version: number | undefined;
  begunFor: string | undefined;
  /** Called when the editor is left with edits that stay behind as a draft. */
  onLeft: () => void;
}

/**
 * Keeps unsaved edits in this browser: shortly after each pause in typing, and when the page is left.
 * False when the browser refuses to keep them; it then asks before the page is closed.
 */
export function useAutosave(kept: Kept): boolean {
  const [keeps, setKeeps] = useState(true);
  const latest = useRef(kept);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = kept;
  });
  const { form } = kept;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stored = true;
    const isDirty = () => !sameForm(form.getValues(), latest.current.clean);
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      // Read late: a first save has given the reference an id, and its drafts another place.
      const { storageKey, version, begunFor } = latest.current;
      if (!isDirty()) {
        clearDraft(storageKey, localStorage);
        stored = true;
      } else {
        const draft = { form: form.getValues(), version, begunFor, keptAt: Date.now() };
        stored = writeDraft(storageKey, draft, localStorage);
      }
      setKeeps(stored);
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
    const ask = (event: BeforeUnloadEvent) => {
      flush();
      if (!stored && isDirty()) event.preventDefault();
    };
    // React mounts twice while developing; only the last leaving is one.
    clearTimeout(leaving.current);
    window.addEventListener('pagehide', flush);
    window.addEventListener('beforeunload', ask);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('beforeunload', ask);
      flush();
      if (stored && isDirty()) leaving.current = setTimeout(() => latest.current.onLeft());
    };
  }, [form]);
  return keeps;
}
