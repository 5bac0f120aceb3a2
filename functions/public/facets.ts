import type { CardContent } from '#contract/card';
import type { ReferencePage } from '#contract/public';
import { templateOf } from '#contract/templates/index';

/** What a visitor can filter by, with how many cards each value leaves. */
export function countFacets(cards: readonly CardContent[]): ReferencePage['facets'] {
  return {
    tags: count(cards.flatMap((card) => card.tags)),
    types: count(cards.map((card) => card.referenceType)),
    industries: count(cards.map((card) => card.clientIndustry)),
    templates: count(cards.map((card) => templateOf(card.templateId).id)),
  };
}

function count(values: readonly (string | undefined)[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, total]) => ({ value, count: total }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
