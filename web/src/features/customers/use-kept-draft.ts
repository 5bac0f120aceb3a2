import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, writeDraft } from './customer-draft.ts';
import { sameForm, type CustomerForm } from './customer-form.ts';

const pauseMs = 300;

interface Kept {
  form: UseFormReturn<CustomerForm>;
  storageKey: string;
  /** The form without unsaved edits. */
  clean: CustomerForm;
  version: number | undefined;
}

/**
 * Keeps unsaved edits in this browser: shortly after each pause in typing, and when the page is left. Answers whether
 * the browser allows it.
 */
export function useKeptDraft(kept: Kept): boolean {
  const [keeps, setKeeps] = useState(true);
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
      const { storageKey, clean, version } = latest.current;
      const values = form.getValues();
      if (sameForm(values, clean)) clearDraft(storageKey, localStorage);
      else setKeeps(writeDraft(storageKey, { form: values, version }, localStorage));
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
  return keeps;
}
