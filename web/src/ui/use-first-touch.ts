import { useEffect, useRef } from 'react';

/** Runs once, with the first key, press or move of the focus anywhere: to fetch what only somebody who works here needs. */
export function useFirstTouch(run: () => void): void {
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
    for (const type of ['keydown', 'pointerdown', 'focusin'] as const)
      window.addEventListener(type, onFirst, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
