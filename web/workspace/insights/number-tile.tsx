import { clsx } from 'clsx';
import * as words from '#words/insights';
import { Explained } from '../ui/overlays/explained.tsx';
import { formatCount } from '../../shared/format/measures.ts';
import type { Metric } from '../../shared/analytics/metrics.ts';
import { TrendMark } from './trend-mark.tsx';

interface NumberTileProps {
  metric: Metric;
  now: number;
  before: number;
  chosen?: boolean;
  onChoose?: () => void;
}

export function NumberTile({ metric, now, before, chosen, onChoose }: NumberTileProps) {
  const { label, definition } = words.metrics[metric];
  return (
    <div
      className={clsx(
        'relative h-full rounded-xl border bg-surface p-3.5 transition-colors duration-100 sm:p-4',
        chosen ? 'border-ink-3' : 'border-line',
        onChoose && !chosen && 'hover:border-line-strong',
      )}
    >
      {onChoose ? (
        <button
          type="button"
          aria-pressed={chosen}
          aria-label={words.chartOf(label)}
          onClick={onChoose}
          className="absolute inset-0 rounded-xl"
        />
      ) : null}
      <Explained text={definition} className="text-ink-2 max-sm:text-[0.8125rem]">
        {label}
      </Explained>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-2xl leading-9 font-semibold tracking-tight">{formatCount(now)}</span>
        <TrendMark now={now} before={before} />
      </p>
      {chosen ? (
        <span aria-hidden className="absolute inset-x-4 bottom-0 h-0.5 rounded-full bg-accent-mark" />
      ) : null}
    </div>
  );
}
