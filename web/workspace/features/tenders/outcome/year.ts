import type { Tender } from '#contract/resources/tender';
import type { LossReason } from '#contract/tender/outcome-choices';

export interface Year {
  won: number;
  /** Won or lost. What buyers canceled says nothing of us. */
  decided: number;
  /** Sums of our prices by currency. */
  value: ReadonlyMap<string, number>;
  /** Most frequent first. */
  lostFor: readonly (readonly [LossReason, number])[];
  refusedFor: readonly (readonly [string, number])[];
}

const months = 12;

/** Counts the tenders that were decided in the twelve months before. */
export function yearOf(tenders: readonly Tender[], now: Date): Year {
  const from = new Date(now);
  from.setMonth(from.getMonth() - months);
  const decided = tenders.filter(
    ({ status, decidedAt }) =>
      (status === 'won' || status === 'lost') && decidedAt !== undefined && decidedAt >= from.toISOString(),
  );
  const won = decided.filter(({ status }) => status === 'won');
  const lost = decided.filter(({ status }) => status === 'lost');
  const value = new Map<string, number>();
  for (const { outcome } of won) {
    const { ours, currency } = outcome?.price ?? {};
    if (ours !== undefined && currency) value.set(currency, (value.get(currency) ?? 0) + ours);
  }
  return {
    won: won.length,
    decided: decided.length,
    value,
    lostFor: counted(lost.flatMap(({ outcome }) => outcome?.reasons ?? [])),
    refusedFor: counted(
      decided.flatMap(({ outcome }) =>
        (outcome?.references ?? []).flatMap(({ verdict, why }) =>
          verdict === 'refused' && why ? [why] : [],
        ),
      ),
    ),
  };
}

function counted<Value extends string>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}
