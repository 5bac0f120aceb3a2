import { useCallback, useRef, useState } from 'react';
import type { Progress, Work } from './report.ts';

export interface Outcome<Item, Result> {
  done: { item: Item; result: Result }[];
  failed: { item: Item; error: unknown }[];
  /** Not begun, because the work was stopped. */
  left: Item[];
}

export interface RunOptions {
  /** How many are under way at once. */
  atOnce?: number;
  /** Called with how many have come to an end, well or not. */
  onProgress?: (settled: number) => void;
  /** Stops what has not begun. */
  signal?: AbortSignal;
}

/** Works on every item, a few at once; one that fails does not keep the others from their turn. Never rejects. */
export async function runEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { atOnce = 4, onProgress, signal }: RunOptions = {},
): Promise<Outcome<Item, Result>> {
  const outcome: Outcome<Item, Result> = { done: [], failed: [], left: [] };
  const waiting = [...items];
  const next = () => (signal?.aborted ? undefined : waiting.shift());
  const runner = async () => {
    for (let item = next(); item !== undefined; item = next()) {
      try {
        outcome.done.push({ item, result: await work(item) });
      } catch (error) {
        outcome.failed.push({ item, error });
      }
      onProgress?.(outcome.done.length + outcome.failed.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  return { ...outcome, left: waiting };
}

interface ShownWork extends Required<Pick<RunOptions, 'signal' | 'onProgress'>> {
  end: () => void;
}

/** Undefined while other work is under way: there is one progress to show and one Stop. */
export type BeginWork = (work: Work, total: number) => ShownWork | undefined;

/** How far work on many references is, and the way to stop it. */
export function useWork() {
  const [progress, setProgress] = useState<Progress>();
  const underWay = useRef<AbortController>(undefined);
  const begin = useCallback<BeginWork>((work, total) => {
    if (underWay.current) return undefined;
    const stopping = new AbortController();
    underWay.current = stopping;
    const onProgress = (settled: number) => setProgress({ work, settled, total });
    onProgress(0);
    const end = () => {
      underWay.current = undefined;
      setProgress(undefined);
    };
    return { signal: stopping.signal, onProgress, end };
  }, []);
  const stop = useCallback(() => underWay.current?.abort(), []);
  return { progress, begin, stop };
}
