import type { CardContent } from '#contract/cards/card';
import { facetNames, facetValues, type FacetName } from '#contract/reference/facets';
import { searchTextOf } from '#contract/reference/search-text';
import { templateOf } from '#contract/cards/templates';

/** The filter is part of the address, so that a view can be shared. Pages count from 1. */
export type Filter = Record<FacetName | 'q', string> & { page: number };

export interface FacetOption {
  value: string;
  label: string;
  count: number;
}

const names = ['q', ...facetNames] as const;

const queryLength = 200;

export function readFilter(query: string | URLSearchParams): Filter {
  const given = new URLSearchParams(query);
  const read = (name: string) => given.get(name)?.slice(0, queryLength).trim() ?? '';
  const chosen = Object.fromEntries(names.map((name) => [name, read(name)]));
  return {
    ...(chosen as Record<FacetName | 'q', string>),
    page: Math.max(1, Number.parseInt(read('page')) || 1),
  };
}

export const noFilter: Filter = readFilter('');

export function filterEntries(filter: Filter): [string, string][] {
  const chosen = names
    .filter((name) => filter[name] !== '')
    .map((name) => [name, filter[name]] as [string, string]);
  return filter.page > 1 ? [...chosen, ['page', String(filter.page)]] : chosen;
}

export const chosenNames = (filter: Filter): (FacetName | 'q')[] =>
  names.filter((name) => filter[name] !== '');

export const isFiltered = (filter: Filter): boolean => chosenNames(filter).length > 0;

/** Addresses name a term as the originals do, and cards show its translation. */
export type Terms = Readonly<Record<string, string>> | undefined;

/** The original's word for a term as it is shown. */
export const originalOf = (terms: Terms, shown: string): string =>
  Object.entries(terms ?? {}).find(([, translation]) => translation === shown)?.[0] ?? shown;

const shownAs = (terms: Terms, value: string) => terms?.[value] ?? value;

export const labelOf = (name: FacetName | 'q', value: string, terms?: Terms): string => {
  if (name === 'template') return templateOf(value).name;
  return name === 'q' ? value : shownAs(terms, value);
};

export function matching(cards: readonly CardContent[], filter: Filter, terms?: Terms): CardContent[] {
  const words = fold(filter.q).split(/\s+/).filter(Boolean);
  const fits = (card: CardContent, name: FacetName) =>
    filter[name] === '' || facetValues(card, name).includes(shownAs(terms, filter[name]));
  return cards.filter((card) => {
    if (!facetNames.every((name) => fits(card, name))) return false;
    const text = words.length > 0 ? fold(searchTextOf(card)) : '';
    return words.every((word) => text.includes(word));
  });
}

export function optionsOf(
  cards: readonly CardContent[],
  filter: Filter,
  name: FacetName,
  terms?: Terms,
): FacetOption[] {
  const counts = new Map<string, number>(filter[name] ? [[filter[name], 0]] : []);
  for (const card of matching(cards, { ...filter, [name]: '' }, terms))
    for (const shown of facetValues(card, name)) {
      const value = shownAs(terms, filter[name]) === shown ? filter[name] : originalOf(terms, shown);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  return [...counts]
    .map(([value, count]) => ({ value, count, label: labelOf(name, value, terms) }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

/** Removes accents and case, so that "hame" finds "Häme". */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
