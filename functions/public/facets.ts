import type { CardContent } from '#contract/card';
import { facetValues, type FacetName } from '#contract/facets';
import type { ReferencePage } from '#contract/public';

/** What a visitor can filter by, with how many cards each value leaves. */
export function countFacets(cards: readonly CardContent[]): ReferencePage['facets'] {
  return {
    tags: count(cards, 'tag'),
    types: count(cards, 'type'),
    industries: count(cards, 'industry'),
    templates: count(cards, 'template'),
  };
}

function count(cards: readonly CardContent[], name: FacetName): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards)
    for (const value of facetValues(card, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, total]) => ({ value, count: total }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
