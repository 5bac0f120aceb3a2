import { queryOptions, useQuery } from '@tanstack/react-query';
import { organizationRoutes, type Organization } from '#contract/resources/organization';
import { call } from '../api/api-client.ts';

/** Every organization of the signed-in person, those that invite them and those that are gone among them. */
export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: async ({ signal }): Promise<Organization[]> =>
    (await call(organizationRoutes.listOrganizations, undefined, { signal })).organizations,
});

const none: readonly Organization[] = [];

/** The organizations that wait for this person's answer. */
export function useInvitationsForMe(): readonly Organization[] {
  const { data } = useQuery({ ...organizationsQuery, select: invitingAmong });
  return data ?? none;
}

const invitingAmong = (list: Organization[]) =>
  list.filter(({ joined, status }) => !joined && status === 'active');

const key = 'refdeck.organization';

/** The organization of this tab: stored in sessionStorage, so that two tabs never take over each other's. */
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
    // Without storage the choice lives as long as the page.
  }
}

export function forgetTabOrganization(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is nothing to forget.
  }
}
