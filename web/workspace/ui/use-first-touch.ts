import { useEffect, useRef } from 'react';

/** Runs once, with the first key, press or move of the focus anywhere (or move of the pointer, or scrolling): to fetch what only somebody who works here needs. */
export function useFirstTouch(run: () => void, also?: 'or move'): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const listening = new AbortController();
    const onFirst = () => {
      listening.abort();
      latest.current();
    };
    const moves = also ? (['pointermove', 'scroll'] as const) : [];
    for (const type of ['keydown', 'pointerdown', 'focusin', ...moves] as const)
      window.addEventListener(type, onFirst, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [also]);
}
