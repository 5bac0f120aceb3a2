import type { Tender } from '#contract/resources/tender';
import type { LossReason } from '#contract/tender/outcome-choices';

type BuyerKind = NonNullable<NonNullable<Tender['buyer']>['kind']>;

interface Rate<Name extends string> {
  name: Name;
  won: number;
  decided: number;
}

export interface Year {
  won: number;
  /** Won or lost. What buyers canceled says nothing of us. */
  decided: number;
  /** Sums of our prices by currency. */
  value: ReadonlyMap<string, number>;
  /** Those that decided at least two tenders, most frequent first. One says nothing. */
  byKind: readonly Rate<BuyerKind>[];
  byBuyer: readonly Rate<string>[];
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
    byKind: rates(decided, ({ buyer }) => buyer?.kind),
    byBuyer: rates(decided, ({ buyer }) => buyer?.name),
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

function rates<Name extends string>(
  decided: readonly Tender[],
  nameOf: (tender: Tender) => Name | undefined,
): Rate<Name>[] {
  const found = new Map<Name, Rate<Name>>();
  for (const tender of decided) {
    const name = nameOf(tender);
    if (name === undefined) continue;
    const { won, decided: before } = found.get(name) ?? { won: 0, decided: 0 };
    found.set(name, { name, won: won + Number(tender.status === 'won'), decided: before + 1 });
  }
  return [...found.values()].filter((one) => one.decided > 1).toSorted((a, b) => b.decided - a.decided);
}

function counted<Value extends string>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}
