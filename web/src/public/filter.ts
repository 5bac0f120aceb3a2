import type { CardContent } from '#contract/card';
import { templateOf } from '#contract/templates/index';

export const facetNames = ['tag', 'type', 'industry', 'template'] as const;
export type FacetName = (typeof facetNames)[number];

/** What a visitor sees of the page. It lives in the address's query, so that a view can be shared. */
export type Filter = Record<FacetName | 'q' | 'reference', string>;

export interface FacetOption {
  value: string;
  label: string;
  count: number;
}

const names = ['q', ...facetNames, 'reference'] as const;

export function readFilter(query: string): Filter {
  const given = new URLSearchParams(query);
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? ''])) as Filter;
}

export function writeFilter(filter: Filter): string {
  const set = names.filter((name) => filter[name] !== '').map((name) => [name, filter[name]]);
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}

export const isFiltered = (filter: Filter): boolean =>
  filter.q.trim() !== '' || facetNames.some((name) => filter[name] !== '');

export function matching(cards: readonly CardContent[], filter: Filter): CardContent[] {
  const words = fold(filter.q).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (!facetNames.every((name) => filter[name] === '' || valuesOf(card, name).includes(filter[name])))
      return false;
    const text = words.length > 0 ? searchable(card) : '';
    return words.every((word) => text.includes(word));
  });
}

/** The values of one facet with what each would leave, given everything else that is chosen. */
export function optionsOf(cards: readonly CardContent[], filter: Filter, name: FacetName): FacetOption[] {
  const counts = new Map<string, number>(filter[name] ? [[filter[name], 0]] : []);
  for (const card of matching(cards, { ...filter, [name]: '' }))
    for (const value of valuesOf(card, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count, label: name === 'template' ? templateOf(value).name : value }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

function valuesOf(card: CardContent, name: FacetName): readonly string[] {
  if (name === 'tag') return card.tags;
  if (name === 'template') return [templateOf(card.templateId).id];
  const value = name === 'type' ? card.referenceType : card.clientIndustry;
  return value ? [value] : [];
}

function searchable(card: CardContent): string {
  const { title, company, shortDescription, longDescription, referenceType, clientIndustry, location } = card;
  const parts = [title, company, shortDescription, longDescription, referenceType, clientIndustry, location];
  return fold([...parts, card.outcomes, ...card.tags].join('\n'));
}

/** So that "hame" finds "Häme". */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
