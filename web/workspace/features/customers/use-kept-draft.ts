import { useEffect, useRef, useState } from 'react';
import type { OwnText } from '../../lib/own-text.ts';
import type { CustomerDraft } from './customer-draft.ts';
import type { CustomerForm } from './customer-form.ts';

const pauseMs = 300;

/**
 * Keeps unsaved edits in this browser: shortly after each pause in typing, and when the page is left. `draft` answers
 * undefined when there is nothing to keep. Answers whether the browser allows it.
 */
export function useKeptDraft(
  own: OwnText,
  values: CustomerForm,
  draft: (values: CustomerForm) => CustomerDraft | undefined,
): boolean {
  const [keeps, setKeeps] = useState(true);
  const write = (form: CustomerForm) => {
    const kept = draft(form);
    if (kept) setKeeps(own.write(JSON.stringify(kept)));
    else own.clear();
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
