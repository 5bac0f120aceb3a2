import { referenceStatus, type Reference, type ReferenceStatus } from '#contract/reference';
import { templateOf, templates } from '#contract/templates/index';

export const sorts = ['updated', 'title', 'date'] as const;
export type Sort = (typeof sorts)[number];

/** What the list shows. 'All' leaves out what was archived: that is what archiving is for. */
export interface ReferenceFilters {
  search: string;
  status: ReferenceStatus | 'All';
  customerId: string;
  tag: string;
  templateId: string;
  sort: Sort;
}

export const noFilters: ReferenceFilters = {
  search: '',
  status: 'All',
  customerId: '',
  tag: '',
  templateId: '',
  sort: 'updated',
};

/** The filters of an address. Anything that cannot be read counts as not set. */
export function readFilters(address: URLSearchParams): ReferenceFilters {
  const status = referenceStatus.safeParse(address.get('status'));
  const sort = sorts.find((known) => known === address.get('sort'));
  const templateId = address.get('template') ?? '';
  return {
    search: address.get('q') ?? '',
    status: status.success ? status.data : 'All',
    customerId: address.get('customer') ?? '',
    tag: address.get('tag') ?? '',
    templateId: templates.some((template) => template.id === templateId) ? templateId : '',
    sort: sort ?? 'updated',
  };
}

/** The address of these filters: only what differs from the usual, so that a shared link stays short. */
export function writeFilters(filters: ReferenceFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (filters.search.trim()) address.set('q', filters.search.trim());
  if (filters.status !== 'All') address.set('status', filters.status);
  if (filters.customerId) address.set('customer', filters.customerId);
  if (filters.tag) address.set('tag', filters.tag);
  if (filters.templateId) address.set('template', filters.templateId);
  if (filters.sort !== 'updated') address.set('sort', filters.sort);
  return address;
}

/** How many of the drop-down filters are set. */
export function countSet({ customerId, tag, templateId }: ReferenceFilters): number {
  return [customerId, tag, templateId].filter(Boolean).length;
}

export type Companies = ReadonlyMap<string, string>;

/** What matches everything but the status: the tabs count these. */
export function withoutStatus(
  references: readonly Reference[],
  filters: ReferenceFilters,
  companies: Companies,
): Reference[] {
  const words = filters.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return references.filter((reference) => {
    if (filters.customerId && reference.attributes.customerId !== filters.customerId) return false;
    if (filters.tag && !reference.tags.includes(filters.tag)) return false;
    if (filters.templateId && templateOf(reference.templateId).id !== filters.templateId) return false;
    const text = words.length > 0 ? searchText(reference, companies) : '';
    return words.every((word) => text.includes(word));
  });
}

export function withStatus(
  references: readonly Reference[],
  status: ReferenceFilters['status'],
): Reference[] {
  return references.filter((reference) =>
    status === 'All' ? reference.status !== 'Archived' : reference.status === status,
  );
}

export function sorted(references: readonly Reference[], sort: Sort): Reference[] {
  return references.toSorted(orders[sort]);
}

const orders: Record<Sort, (one: Reference, other: Reference) => number> = {
  updated: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  title: (one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }),
  // Newest first; those without a date come last.
  date: (one, other) =>
    (other.attributes.referenceDate ?? '').localeCompare(one.attributes.referenceDate ?? ''),
};

function searchText({ name, tags, attributes, custom }: Reference, companies: Companies): string {
  const parts = [
    name,
    companies.get(attributes.customerId),
    attributes.description,
    attributes.longDescription,
    attributes.referenceType,
    custom.clientIndustry,
    custom.projectLocation,
    ...tags,
  ];
  return parts.filter(Boolean).join('\n').toLocaleLowerCase();
}

/** All tags in use, alphabetically. */
export function tagsOf(references: readonly Reference[]): string[] {
  const tags = new Set(references.flatMap((reference) => reference.tags));
  return [...tags].sort((one, other) => one.localeCompare(other));
}
