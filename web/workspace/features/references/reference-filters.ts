import { cardOf } from '#contract/cards/card';
import { oneOf, referenceStatuses, visibilities } from '#contract/rules/choices';
import type { Reference, ReferenceStatus } from '#contract/resources/reference';
import { unwrittenFields } from '#contract/reference/sample-story';
import { templateOf, templates } from '#contract/cards/templates';
import type { TemplateStyles } from '../../../shared/cards/card-style.ts';
import { needsPicture } from '../../cards/needs-picture.ts';
import { searchText } from '../../lib/lists/search-text.ts';
import { readSort, usualSort, type Sort } from './list/filters/sorting.ts';

/** The first is what a first visit shows. */
export const listViews = ['cards', 'table'] as const;
export type ListView = (typeof listViews)[number];

const gaps = ['picture', 'required'] as const;

/** What the list shows, all of it in the address. 'All' leaves out what was archived: that is what archiving is for. */
export interface ReferenceFilters {
  search: string;
  status: ReferenceStatus | 'All';
  customerId: string;
  tag: string;
  type: string;
  templateId: string;
  visibility: Reference['visibility'] | '';
  /** Only what lacks a picture, or something that its template requires. */
  lacks: (typeof gaps)[number] | '';
  sort: Sort;
  /** Counted from 1; one beyond the last shows the last. */
  page: number;
  /** Absent: as this browser showed it the last time. */
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

/** The filters of an address. Anything that cannot be read counts as not set. */
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

/** The address of these filters: only what differs from the usual, so that a shared link stays short. */
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

/** Whether both show the same references in the same order and shape, so that a page of the one is that page of the other. */
export function samePages(one: ReferenceFilters, other: ReferenceFilters): boolean {
  const address = (filters: ReferenceFilters) => writeFilters({ ...filters, page: 1 }).toString();
  return address(one) === address(other);
}

/** How many of the drop-down filters are set. */
export function countSet(filters: ReferenceFilters): number {
  const { customerId, tag, type, templateId, visibility, lacks } = filters;
  return [customerId, tag, type, templateId, visibility, lacks].filter(Boolean).length;
}

export type Companies = ReadonlyMap<string, string>;

/** What matches everything but the status: the tabs count these. */
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

/** Puts the search texts together before anybody types, in slices that no key stroke waits for. Returns what ends it. */
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
