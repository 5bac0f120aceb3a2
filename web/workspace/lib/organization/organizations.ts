import { queryOptions, useQuery } from '@tanstack/react-query';
import { organizationRoutes, type Organization } from '#contract/resources/organization';
import { call } from '../api/api-client.ts';

/** The person's organizations, including invitations and deleted ones. */
export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: async ({ signal }): Promise<Organization[]> =>
    (await call(organizationRoutes.listOrganizations, undefined, { signal })).organizations,
});

const none: readonly Organization[] = [];

export function useInvitationsForMe(): readonly Organization[] {
  const { data } = useQuery({ ...organizationsQuery, select: invitingAmong });
  return data ?? none;
}

const invitingAmong = (list: Organization[]) =>
  list.filter(({ joined, status }) => !joined && status === 'active');

export function useSuspended(): readonly Organization[] {
  const { data } = useQuery({ ...organizationsQuery, select: suspendedAmong });
  return data ?? none;
}

const suspendedAmong = (list: Organization[]) => list.filter(({ status }) => status === 'inactive');

export const joinPath = (organizationId: string) => `/app/profile/join/${organizationId}`;

const key = 'refdeck.organization';

/** The organization of this tab, in sessionStorage so that two tabs can show different ones. */
export function readTabOrganization(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeTabOrganization(organizationId: string): void {
  try {
    sessionStorage.setItem(key, organizationId);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

export function forgetTabOrganization(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
