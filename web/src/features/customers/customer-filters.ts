import { customerStatus, type Customer } from '#contract/customer';

export interface CustomerFilters {
  search: string;
  status: Customer['status'] | '';
}

/** The filters of an address. Anything that cannot be read counts as not set. */
export function readFilters(address: URLSearchParams): CustomerFilters {
  const status = customerStatus.safeParse(address.get('status'));
  return { search: address.get('q') ?? '', status: status.success ? status.data : '' };
}

export function writeFilters({ search, status }: CustomerFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (search.trim()) address.set('q', search.trim());
  if (status) address.set('status', status);
  return address;
}

/** Every word has to be somewhere: in the name, a tag or an attribute. */
export function matching(customers: readonly Customer[], filters: CustomerFilters): Customer[] {
  const words = filters.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return customers.filter((customer) => {
    if (filters.status && customer.status !== filters.status) return false;
    const text = [customer.name, ...customer.tags, ...Object.values(customer.attributes)]
      .join('\n')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
