import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import * as words from '#words/insights';
import { formatChange, formatCount, trendInWords } from '../../shared/format/measures.ts';
import { countTrendOf, trendOf } from '../../shared/analytics/metrics.ts';

interface TrendMarkProps {
  now: number;
  before: number;
  inTable?: boolean;
}

export function TrendMark({ now, before, inTable }: TrendMarkProps) {
  const trend = inTable ? countTrendOf(now, before) : trendOf(now, before);
  const trendText = trendInWords(trend, formatCount(before));
  const Arrow = trend.kind === 'up' ? ArrowUp : ArrowDown;
  return (
    <span
      title={trendText}
      className={clsx(
        'inline-flex items-center gap-0.5 text-[0.8125rem] font-medium whitespace-nowrap',
        trend.kind === 'up' ? 'text-good' : 'text-ink-2',
      )}
    >
      <span className="sr-only">{trendText}</span>
      {'by' in trend ? (
        <span aria-hidden className="inline-flex items-center gap-0.5">
          <Arrow className="size-3.5" />
          {formatChange(trend)}
        </span>
      ) : trend.kind === 'same' ? (
        <span aria-hidden className="font-normal whitespace-normal">
          {words.noChange}
        </span>
      ) : null}
    </span>
  );
}
