import { queryOptions, useQuery } from '@tanstack/react-query';
import { organizationRoutes, type Organization } from '#contract/organization';
import { call } from './api-client.ts';

/** Every organisation of the signed-in person, those that invite them and those that are gone among them. */
export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: async ({ signal }): Promise<Organization[]> =>
    (await call(organizationRoutes.listOrganizations, undefined, { signal })).organizations,
});

const none: readonly Organization[] = [];

/** The organisations that wait for this person's answer. */
export function useInvitationsForMe(): readonly Organization[] {
  const { data } = useQuery({ ...organizationsQuery, select: invitingAmong });
  return data ?? none;
}

const invitingAmong = (list: Organization[]) =>
  list.filter(({ joined, status }) => !joined && status === 'active');
