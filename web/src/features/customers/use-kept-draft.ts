import { useEffect, useRef, useState } from 'react';
import { clearDraft, writeDraft, type CustomerDraft } from './customer-draft.ts';
import type { CustomerForm } from './customer-form.ts';

const pauseMs = 300;

/**
 * Keeps unsaved edits in this browser: shortly after each pause in typing, and when the page is left. `draft` answers
 * undefined when there is nothing to keep. Answers whether the browser allows it.
 */
export function useKeptDraft(
  key: string,
  values: CustomerForm,
  draft: (values: CustomerForm) => CustomerDraft | undefined,
): boolean {
  const [keeps, setKeeps] = useState(true);
  const write = (form: CustomerForm) => {
    const kept = draft(form);
    if (kept) setKeeps(writeDraft(key, kept, localStorage));
    else clearDraft(key, localStorage);
  };
  const latest = useRef({ write, values });
  useEffect(() => {
    latest.current = { write, values };
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current.write(values), pauseMs);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    const flush = () => latest.current.write(latest.current.values);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return keeps;
}
