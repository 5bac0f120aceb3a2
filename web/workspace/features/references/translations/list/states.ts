import { oneOf } from '#contract/rules/choices';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import type { FilterCodec } from '../../../../lib/lists/use-address-filters.ts';

export const states = ['missing', 'draft', 'ready', 'changed', 'original'] as const;
export type State = (typeof states)[number];

type Languages = Pick<OrganizationSettings, 'language' | 'languages'>;

export function stateOf(
  { language: own, translations }: Pick<Reference, 'language' | 'translations'>,
  language: string,
  { language: usual }: Languages,
): State {
  if (language === (own ?? usual)) return 'original';
  const summary = translations?.[language];
  if (!summary) return 'missing';
  if (summary.changed.length > 0) return 'changed';
  return summary.status === 'Ready' ? 'ready' : 'draft';
}

export interface TranslationFilters {
  search: string;
  state: State | '';
  language: string;
  page: number;
}

export const noFilters: TranslationFilters = { search: '', state: '', language: '', page: 1 };

export const codec: FilterCodec<TranslationFilters> = {
  read: (address) => {
    const page = Number(address.get('page'));
    return {
      search: address.get('q') ?? '',
      state: oneOf(states, address.get('state')) ?? '',
      language: address.get('language') ?? '',
      page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    };
  },
  write: ({ search, state, language, page }) => {
    const address = new URLSearchParams();
    if (search.trim()) address.set('q', search.trim());
    if (state) address.set('state', state);
    if (language) address.set('language', language);
    if (page > 1) address.set('page', String(page));
    return address;
  },
};

/** The languages that the table has columns for. */
export const shownLanguages = ({ language, languages }: Languages, chosen: string): string[] => {
  const all = [language, ...languages];
  return all.includes(chosen as never) ? [chosen] : all;
};

export function matching(
  references: readonly Reference[],
  { search, state, language }: TranslationFilters,
  settings: Languages,
): Reference[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const languages = shownLanguages(settings, language);
  return references.filter((reference) => {
    if (state && !languages.some((code) => stateOf(reference, code, settings) === state)) return false;
    const titles = Object.values(reference.translations ?? {}).map(({ title }) => title);
    const text = [reference.name, ...titles].join('\n').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
