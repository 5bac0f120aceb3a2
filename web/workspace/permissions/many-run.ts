import { useRef, useState } from 'react';
import { messageOf } from '../lib/api/api-error.ts';
import type { Outcome, RunOptions } from '../lib/api/run-each.ts';
import type { Result } from './many-results.tsx';

/** A dialog's work on many references, which shows how far it is and can be stopped. */
export function useManyRun(onDone: ((ids: readonly string[]) => void) | undefined) {
  const [settled, setSettled] = useState<number>();
  const [results, setResults] = useState<readonly Result[]>();
  const stopping = useRef<AbortController>(undefined);
  const run = async (work: (options: RunOptions) => Promise<readonly Result[]>) => {
    setSettled(0);
    stopping.current = new AbortController();
    const found = await work({ onProgress: setSettled, signal: stopping.current.signal });
    setSettled(undefined);
    setResults(found);
    onDone?.(found.flatMap(({ done, reference }) => (done ? [reference.id] : [])));
  };
  return { settled, results, run, stop: () => stopping.current?.abort() };
}

interface Said<Item> {
  done: (item: Item) => string;
  stopped: string;
}

/** References that somebody has to look at come first; `skipped` was not tried. */
export const resultsOf = <Item extends Pick<Result, 'reference'>>(
  { done, failed, left }: Outcome<Item, unknown>,
  said: Said<Item>,
  skipped: readonly Result[] = [],
): Result[] => [
  ...failed.map(({ item, error }) => ({
    reference: item.reference,
    done: false,
    words: messageOf(error),
  })),
  ...left.map(({ reference }) => ({ reference, done: false, words: said.stopped })),
  ...skipped,
  ...done.map(({ item }) => ({ reference: item.reference, done: true, words: said.done(item) })),
];
