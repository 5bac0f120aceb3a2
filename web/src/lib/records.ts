import { queryOptions, useQuery } from '@tanstack/react-query';
import { customerRoutes, type Customer } from '#contract/customer';
import { referenceRoutes, type Reference } from '#contract/reference';
import { useCall, useOrganization, type OrganizationCall } from './active-organization.tsx';

/** Keys of everything cached for one organisation: the organisation first, so that nothing crosses over. */
export const recordKeys = {
  all: (organizationId: string) => ['organization', organizationId] as const,
  customers: (organizationId: string) => ['organization', organizationId, 'customers'] as const,
  customer: (organizationId: string, id: string) => ['organization', organizationId, 'customer', id] as const,
  references: (organizationId: string) => ['organization', organizationId, 'references'] as const,
  reference: (organizationId: string, id: string) =>
    ['organization', organizationId, 'reference', id] as const,
};

export const customersQuery = (call: OrganizationCall, organizationId: string) =>
  queryOptions({
    queryKey: recordKeys.customers(organizationId),
    queryFn: ({ signal }): Promise<Customer[]> =>
      allPages(async (cursor) => {
        const page = await call(customerRoutes.listCustomers, { cursor }, { signal });
        return { items: page.customers, nextCursor: page.nextCursor };
      }),
  });

export const referencesQuery = (call: OrganizationCall, organizationId: string) =>
  queryOptions({
    queryKey: recordKeys.references(organizationId),
    queryFn: ({ signal }): Promise<Reference[]> =>
      allPages(async (cursor) => {
        const page = await call(referenceRoutes.listReferences, { cursor }, { signal });
        return { items: page.references, nextCursor: page.nextCursor };
      }),
  });

/** All customers of the organisation, newest first. */
export function useCustomers() {
  return useQuery(customersQuery(useCall(), useOrganization().organizationId));
}

/** All reference cards of the organisation, newest first. */
export function useReferences() {
  return useQuery(referencesQuery(useCall(), useOrganization().organizationId));
}

async function allPages<Item>(
  load: (cursor: string | undefined) => Promise<{ items: Item[]; nextCursor?: string }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await load(cursor);
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}
