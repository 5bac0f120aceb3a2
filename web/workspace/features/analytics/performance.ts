import type { AnalyticsReport } from '#contract/resources/analytics';
import { language } from '#words/language';
import { addCounts, noCounts } from '../../insights/buckets.ts';
import { clickRate, openRate } from '../../../shared/analytics/metrics.ts';
import { nameOf } from '../../insights/reference-name.ts';

export type Reference = AnalyticsReport['byReference'][number];

export const columns = ['views', 'visible', 'opens', 'clicks', 'openRate', 'clickRate'] as const;
export type Column = (typeof columns)[number];
export type SortColumn = Column | 'name';

export interface Sort {
  column: SortColumn;
  descending: boolean;
}

/** A count, or a rate from 0 to 1; undefined if there is no rate. */
export function valueOf(row: Omit<Reference, 'referenceId'>, column: Column): number | undefined {
  if (column === 'openRate') return openRate(row);
  if (column === 'clickRate') return clickRate(row);
  return row[column];
}

export function sortAfterClick(sort: Sort, column: SortColumn): Sort {
  if (sort.column === column) return { column, descending: !sort.descending };
  return { column, descending: column !== 'name' };
}

/** Rows without a rate come last in both directions. */
export function sorted(rows: readonly Reference[], { column, descending }: Sort): Reference[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    if (column === 'name') return direction * nameOf(a).localeCompare(nameOf(b), language);
    const [one, other] = [valueOf(a, column), valueOf(b, column)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    return direction * (one - other) || nameOf(a).localeCompare(nameOf(b), language);
  });
}

export const totalOf = (rows: readonly Reference[]) => rows.reduce(addCounts, noCounts());
