import { customerStatuses, oneOf } from '#contract/rules/choices';
import type { Customer } from '#contract/resources/customer';

export const sorts = ['updated', 'name', 'references'] as const;
export type Sort = (typeof sorts)[number];

export interface CustomerFilters {
  search: string;
  status: Customer['status'] | '';
  sort: Sort;
  page: number;
}

export const noFilters: CustomerFilters = { search: '', status: '', sort: 'updated', page: 1 };

export function readFilters(address: URLSearchParams): CustomerFilters {
  const page = Number(address.get('page'));
  return {
    search: address.get('q') ?? '',
    status: oneOf(customerStatuses, address.get('status')) ?? '',
    sort: sorts.find((sort) => sort === address.get('sort')) ?? 'updated',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

export function writeFilters({ search, status, sort, page }: CustomerFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (search.trim()) address.set('q', search.trim());
  if (status) address.set('status', status);
  if (sort !== 'updated') address.set('sort', sort);
  if (page > 1) address.set('page', String(page));
  return address;
}

export function matching(
  customers: readonly Customer[],
  filters: Pick<CustomerFilters, 'search' | 'status'>,
): Customer[] {
  const words = filters.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return customers.filter((customer) => {
    if (filters.status && customer.status !== filters.status) return false;
    const text = [customer.name, ...customer.tags, ...Object.values(customer.attributes)]
      .join('\n')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export const sorted = (customers: readonly Customer[], sort: Sort): Customer[] =>
  customers.toSorted(orders[sort]);

const byName = (one: Customer, other: Customer) =>
  one.name.localeCompare(other.name, undefined, { numeric: true });

const orders: Record<Sort, (one: Customer, other: Customer) => number> = {
  updated: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  name: byName,
  references: (one, other) => other.referenceCount - one.referenceCount || byName(one, other),
};
