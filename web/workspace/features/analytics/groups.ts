import type { AnalyticsReport, Counts } from '#contract/resources/analytics';
import { templateOf } from '#contract/cards/templates';
import { sampleTag } from '#contract/reference/sample-tag';
import * as words from '#words/analytics';
import { addCounts, noCounts } from '../../insights/buckets.ts';

type Reference = AnalyticsReport['byReference'][number];

export const groupings = {
  tags: ({ tags = [] }: Reference) => {
    const own = tags.filter((tag) => tag !== sampleTag);
    return own.length > 0 ? own : [words.noTag];
  },
  types: ({ referenceType }: Reference) => [referenceType?.trim() || words.noType],
  templates: ({ templateId }: Reference) => [templateOf(templateId ?? 'default').name],
} as const;
export type Grouping = keyof typeof groupings;

export function groupsOf(rows: readonly Reference[], grouping: Grouping): Map<string, Counts> {
  const groups = new Map<string, Counts>();
  for (const row of rows) {
    const names = row.name === undefined ? [words.deleted] : groupings[grouping](row);
    for (const name of new Set(names)) groups.set(name, addCounts(groups.get(name) ?? noCounts(), row));
  }
  return groups;
}
