import type { Route } from '#contract/primitives/route';
import { organizationRoutes } from '#contract/resources/organization';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import type { World } from '../isolation/world.ts';
import { callRaw, type CallResponse, type Caller } from '../support/call.ts';
import { addInvitation, makePerson, write } from '../support/people.ts';

export type Reached = readonly [Route, CallResponse];

export const request = async (
  route: Route,
  input: object,
  caller: Caller,
  headers = {},
): Promise<Reached> => [route, await callRaw(route, input, caller, { headers })];

export async function requestUntilRefused(times: number, act: () => Promise<Reached>): Promise<Reached> {
  for (let tries = 0; tries < times; tries += 1) {
    const reached = await act();
    if (reached[1].status >= 400) return reached;
  }
  throw new Error('It was never refused');
}

export const setCounts = ({ organizationId }: World, set: Record<string, number>) =>
  write([update(keys.organization(organizationId), { set }, {})]);

export const setCustomer = ({ organizationId, customerId }: World, set: Record<string, number>) =>
  write([update(keys.customer(organizationId, customerId), { set }, {})]);

export async function invited({ organizationId }: World, changes: Parameters<typeof addInvitation>[3] = {}) {
  const person = await makePerson();
  await addInvitation(organizationId, person.email, 'member', changes);
  const join = () =>
    request(organizationRoutes.joinOrganization, { organizationId }, { token: person.accessToken });
  return { person, join };
}
