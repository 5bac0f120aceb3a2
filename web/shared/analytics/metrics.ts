import type { Counts } from '#contract/resources/analytics';

export type Metric = keyof Counts;

export const metrics = ['visitors', 'views', 'visible', 'opens', 'clicks'] as const satisfies Metric[];

export const rateOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? part / whole : undefined;

export const openRate = ({ opens, visible }: Pick<Counts, 'opens' | 'visible'>) => rateOf(opens, visible);
export const clickRate = ({ clicks, visible }: Pick<Counts, 'clicks' | 'visible'>) => rateOf(clicks, visible);

export const isEmpty = (counts: Counts): boolean => Object.values(counts).every((count) => count === 0);

export type Trend =
  | { kind: 'none' }
  | { kind: 'same' }
  | {
      kind: 'up' | 'down';
      /** Positive: a count for small numbers, otherwise a share of one. */
      by: number;
      unit: 'count' | 'share';
    };

/** Below this count a percentage misleads: two visits after one would be "100% more". */
const fewBefore = 20;

export function trendOf(now: number, before: number): Trend {
  if (before === 0) return { kind: 'none' };
  if (now === before) return { kind: 'same' };
  const kind = now > before ? 'up' : 'down';
  const by = Math.abs(now - before);
  return before < fewBefore ? { kind, by, unit: 'count' } : { kind, by: by / before, unit: 'share' };
}

/** Always compares by count, because a column of a table needs one unit. */
export function countTrendOf(now: number, before: number): Trend {
  if (now === before) return { kind: 'same' };
  return { kind: now > before ? 'up' : 'down', by: Math.abs(now - before), unit: 'count' };
}
