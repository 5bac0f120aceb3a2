import { organizationRoutes } from '#contract/resources/organization';
import { callRaw } from './call.ts';
import { call, makeOrganization, makePerson, type Person } from './people.ts';

export const join = (person: Person, organizationId: string) =>
  callRaw(organizationRoutes.joinOrganization, { organizationId }, { token: person.accessToken });
export const leave = (person: Person, organizationId: string) =>
  callRaw(organizationRoutes.leaveOrganization, { organizationId }, { token: person.accessToken });
/** The organizations that a person sees: those of theirs, and those that invite them. */
export const listed = async (person: Person) =>
  (await call(organizationRoutes.listOrganizations, {}, { token: person.accessToken })).organizations;

/** Somebody's organization, and a person who is not in it. */
export async function scene(): Promise<{ owner: Person; person: Person; organizationId: string }> {
  const [owner, person] = await Promise.all([makePerson(), makePerson('Jo Iner')]);
  return { owner, person, organizationId: await makeOrganization(owner, { name: 'Joined' }) };
}
