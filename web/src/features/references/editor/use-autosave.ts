import { useEffect, useRef } from 'react';
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
}

/** Keeps unsaved edits in this browser: shortly after each pause in typing, and when the page is left. */
export function useAutosave(kept: Kept): void {
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  const { form } = kept;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      // Read late: a first save has given the reference an id, and its drafts another place.
      const { storageKey, clean, version, begunFor } = latest.current;
      const values = form.getValues();
      if (sameForm(values, clean)) clearDraft(storageKey, localStorage);
      else writeDraft(storageKey, { form: values, version, begunFor }, localStorage);
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
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [form]);
}
