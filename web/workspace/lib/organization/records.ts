import { queryOptions, useQuery } from '@tanstack/react-query';
import { collectionRoutes, type Collection } from '#contract/resources/collection';
import { customerRoutes, type Customer } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { teamRoutes } from '#contract/resources/team';
import { useActionContext, useCall, useOrganization, type OrganizationCall } from './active-organization.tsx';

/** Query keys of one organization. They begin with its id, so that data of two organizations never mixes. */
export const recordKeys = {
  all: (organizationId: string) => ['organization', organizationId] as const,
  customers: (organizationId: string) => ['organization', organizationId, 'customers'] as const,
  customer: (organizationId: string, id: string) => ['organization', organizationId, 'customer', id] as const,
  contacts: (organizationId: string, customerId: string) =>
    ['organization', organizationId, 'contacts', customerId] as const,
  permissions: (organizationId: string, customerId: string) =>
    ['organization', organizationId, 'permissions', customerId] as const,
  references: (organizationId: string) => ['organization', organizationId, 'references'] as const,
  reference: (organizationId: string, id: string) =>
    ['organization', organizationId, 'reference', id] as const,
  collections: (organizationId: string) => ['organization', organizationId, 'collections'] as const,
  branding: (organizationId: string) => ['organization', organizationId, 'branding'] as const,
  team: (organizationId: string) => ['organization', organizationId, 'team'] as const,
};

export const customersQuery = (call: OrganizationCall, organizationId: string) =>
  queryOptions({
    queryKey: recordKeys.customers(organizationId),
    queryFn: ({ signal }) => readCustomers(call, signal),
  });

export const readCustomers = (call: OrganizationCall, signal?: AbortSignal): Promise<Customer[]> =>
  allPages(async (cursor) => {
    const page = await call(customerRoutes.listCustomers, { cursor }, { signal });
    return { items: page.customers, nextCursor: page.nextCursor };
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

export function useCustomers() {
  return useQuery(customersQuery(useCall(), useOrganization().organizationId));
}

export function useReferences() {
  return useQuery(referencesQuery(useCall(), useOrganization().organizationId));
}

export function useCollections() {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: recordKeys.collections(organizationId),
    queryFn: ({ signal }) => readCollections(call, signal),
  });
}

export const readCollections = (call: OrganizationCall, signal?: AbortSignal): Promise<Collection[]> =>
  allPages(async (cursor) => {
    const page = await call(collectionRoutes.listCollections, { cursor }, { signal });
    return { items: page.collections, nextCursor: page.nextCursor };
  });

const brandingQuery = (call: OrganizationCall, organizationId: string) =>
  queryOptions({
    queryKey: recordKeys.branding(organizationId),
    queryFn: ({ signal }) => call(organizationRoutes.getBranding, {}, { signal }),
    staleTime: 5 * 60_000,
  });

export function useBranding() {
  const { call, organizationId } = useActionContext();
  return useQuery(brandingQuery(call, organizationId));
}

/** Known once a page has read the branding, as those that draw cards do. */
export function useContentLanguage(): string | undefined {
  const { call, organizationId } = useActionContext();
  return useQuery({ ...brandingQuery(call, organizationId), enabled: false }).data?.language;
}

export function useTeam() {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: recordKeys.team(organizationId),
    queryFn: ({ signal }) => call(teamRoutes.listTeam, {}, { signal }),
  });
}

export async function allPages<Item>(
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
