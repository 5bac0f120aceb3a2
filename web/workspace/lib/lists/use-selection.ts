import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Turns one on or off; with `range` everything from the last one up to it. */
  toggle: (id: string, range: boolean) => void;
  /** Adds to what is selected, or takes away from it. */
  set: (ids: readonly string[], on: boolean) => void;
  /** Nothing but these. */
  only: (ids: readonly string[]) => void;
}

/**
 * Which of the shown are selected. It outlasts another page or filter, so that one can gather from several; what does not
 * exist any more drops out of it.
 */
export function useSelection(shown: readonly string[], existing: readonly { id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const order = useRef(shown);
  useEffect(() => {
    order.current = shown;
  }, [shown]);
  const ids = useMemo(
    () => new Set(existing.flatMap(({ id }) => (chosen.has(id) ? [id] : []))),
    [existing, chosen],
  );
  const set = useCallback((changed: readonly string[], on: boolean) => {
    setChosen((now) => {
      const next = new Set(now);
      for (const id of changed)
        if (on) next.add(id);
        else next.delete(id);
      return next;
    });
  }, []);
  const toggle = useCallback((id: string, range: boolean) => {
    const span = range ? between(order.current, last.current, id) : [id];
    last.current = id;
    setChosen((now) => {
      const next = new Set(now);
      const on = range || !now.has(id);
      for (const one of span)
        if (on) next.add(one);
        else next.delete(one);
      return next;
    });
  }, []);
  const only = useCallback((wanted: readonly string[]) => setChosen(new Set(wanted)), []);
  return { ids, toggle, set, only };
}

/** From the one up to the other, whichever comes first; only the second when the first is not in sight. */
export function between(order: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : order.indexOf(from);
  const end = order.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}
