import { useCallback, useRef, useState } from 'react';
import type { RunOptions } from '../../../../lib/api/run-each.ts';
import type { Progress, Work } from './report.ts';

interface ShownWork extends Required<Pick<RunOptions, 'signal' | 'onProgress'>> {
  end: () => void;
}

/** Returns undefined while other work is running, because there is one progress display. */
export type BeginWork = (work: Work, total: number) => ShownWork | undefined;

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
