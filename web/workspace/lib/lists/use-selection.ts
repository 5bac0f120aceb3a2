import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string, range: boolean) => void;
  set: (ids: readonly string[], on: boolean) => void;
  only: (ids: readonly string[]) => void;
}

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

export function between(order: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : order.indexOf(from);
  const end = order.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}
