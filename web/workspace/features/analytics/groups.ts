import type { AnalyticsReport, Counts } from '#contract/resources/analytics';
import { templateOf } from '#contract/cards/templates';
import { addCounts, noCounts } from '../../insights/buckets.ts';
import { texts } from './texts.ts';

type Reference = AnalyticsReport['byReference'][number];

export const groupings = {
  tags: ({ tags }: Reference) => (tags?.length ? tags : [texts.noTag]),
  types: ({ referenceType }: Reference) => [referenceType?.trim() || texts.noType],
  templates: ({ templateId }: Reference) => [templateOf(templateId ?? 'default').name],
} as const;
export type Grouping = keyof typeof groupings;

export function groupsOf(rows: readonly Reference[], grouping: Grouping): Map<string, Counts> {
  const groups = new Map<string, Counts>();
  for (const row of rows) {
    const names = row.name === undefined ? [texts.deleted] : groupings[grouping](row);
    for (const name of new Set(names)) groups.set(name, addCounts(groups.get(name) ?? noCounts(), row));
  }
  return groups;
}
