import { cardOf } from '#contract/cards/card';
import { oneOf, referenceStatuses, visibilities } from '#contract/rules/choices';
import type { Reference, ReferenceStatus } from '#contract/resources/reference';
import { unwrittenFields } from '#contract/reference/sample-story';
import { templateOf, templates } from '#contract/cards/templates';
import type { TemplateStyles } from '../../../shared/cards/card-style.ts';
import { needsPicture } from '../../cards/needs-picture.ts';
import { searchText } from '../../lib/lists/search-text.ts';
import { readSort, usualSort, type Sort } from './list/filters/sorting.ts';

export const listViews = ['cards', 'table'] as const;
export type ListView = (typeof listViews)[number];

const gaps = ['picture', 'required'] as const;

/** The list's filters, all of them in the address. 'All' excludes archived references. */
export interface ReferenceFilters {
  search: string;
  status: ReferenceStatus | 'All';
  customerId: string;
  tag: string;
  type: string;
  templateId: string;
  visibility: Reference['visibility'] | '';
  lacks: (typeof gaps)[number] | '';
  sort: Sort;
  /** Starts at 1; a number beyond the last page shows the last one. */
  page: number;
  /** Absent for the view that this browser used last. */
  view?: ListView;
}

export const noFilters: ReferenceFilters = {
  search: '',
  status: 'All',
  customerId: '',
  tag: '',
  type: '',
  templateId: '',
  visibility: '',
  lacks: '',
  sort: usualSort,
  page: 1,
};

export function readFilters(address: URLSearchParams): ReferenceFilters {
  const templateId = address.get('template') ?? '';
  const page = Number(address.get('page'));
  const view = oneOf(listViews, address.get('view'));
  return {
    search: address.get('q') ?? '',
    status: oneOf(referenceStatuses, address.get('status')) ?? 'All',
    customerId: address.get('customer') ?? '',
    tag: address.get('tag') ?? '',
    type: address.get('type') ?? '',
    templateId: templates.some((template) => template.id === templateId) ? templateId : '',
    visibility: oneOf(visibilities, address.get('visibility')) ?? '',
    lacks: oneOf(gaps, address.get('lacks')) ?? '',
    sort: readSort(address.get('sort')),
    page: Number.isInteger(page) && page > 1 ? page : 1,
    ...(view && { view }),
  };
}

export function writeFilters(filters: ReferenceFilters): URLSearchParams {
  const { search, status, customerId, tag, type, templateId, visibility, lacks, sort, page, view } = filters;
  const parameters: readonly [name: string, value: string | undefined][] = [
    ['q', search.trim()],
    ['status', status === 'All' ? '' : status],
    ['customer', customerId],
    ['tag', tag],
    ['type', type],
    ['template', templateId],
    ['visibility', visibility],
    ['lacks', lacks],
    ['sort', sort === usualSort ? '' : sort],
    ['view', view],
    ['page', page > 1 ? String(page) : ''],
  ];
  return new URLSearchParams(parameters.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

export function samePages(one: ReferenceFilters, other: ReferenceFilters): boolean {
  const address = (filters: ReferenceFilters) => writeFilters({ ...filters, page: 1 }).toString();
  return address(one) === address(other);
}

export function countSet(filters: ReferenceFilters): number {
  const { customerId, tag, type, templateId, visibility, lacks } = filters;
  return [customerId, tag, type, templateId, visibility, lacks].filter(Boolean).length;
}

export type Companies = ReadonlyMap<string, string>;

export function withoutStatus(
  references: readonly Reference[],
  filters: ReferenceFilters,
  companies: Companies,
  templateStyles?: TemplateStyles,
): Reference[] {
  const words = filters.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return references.filter((reference) => {
    if (!fits(reference, filters, templateStyles)) return false;
    const text =
      words.length > 0 ? searchText(reference, companies.get(reference.attributes.customerId)) : '';
    return words.every((word) => text.includes(word));
  });
}

function fits(reference: Reference, filters: ReferenceFilters, templateStyles?: TemplateStyles): boolean {
  const { customerId, tag, type, templateId, visibility, lacks } = filters;
  if (customerId && reference.attributes.customerId !== customerId) return false;
  if (tag && !reference.tags.includes(tag)) return false;
  if (type && reference.attributes.referenceType !== type) return false;
  if (templateId && templateOf(reference.templateId).id !== templateId) return false;
  if (visibility && reference.visibility !== visibility) return false;
  if (lacks === 'picture') return needsPicture(reference, templateStyles);
  return lacks === '' || unwrittenFields(cardOf(reference)).length > 0;
}

export function withStatus(
  references: readonly Reference[],
  status: ReferenceFilters['status'],
): Reference[] {
  return references.filter((reference) =>
    status === 'All' ? reference.status !== 'Archived' : reference.status === status,
  );
}

const preparedAtOnce = 100;

/** Builds search texts in advance, in slices that do not delay keystrokes. Returns a function that stops it. */
export function prepareSearch(references: readonly Reference[], companies: Companies): () => void {
  let timer = setTimeout(prepareFrom, 0, 0);
  function prepareFrom(start: number) {
    const end = start + preparedAtOnce;
    for (const reference of references.slice(start, end))
      searchText(reference, companies.get(reference.attributes.customerId));
    if (end < references.length) timer = setTimeout(prepareFrom, 0, end);
  }
  return () => clearTimeout(timer);
}
