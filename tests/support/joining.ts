import { organizationRoutes } from '#contract/resources/organization';
import { callRaw } from './call.ts';
import { call, type Person } from './people.ts';

export const join = (person: Person, organizationId: string) =>
  callRaw(organizationRoutes.joinOrganization, { organizationId }, { token: person.accessToken });
export const leave = (person: Person, organizationId: string) =>
  callRaw(organizationRoutes.leaveOrganization, { organizationId }, { token: person.accessToken });
export const listed = async (person: Person) =>
  (await call(organizationRoutes.listOrganizations, {}, { token: person.accessToken })).organizations;
