import { beforeAll, describe, expect, it } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import { may } from '#contract/permission';
import { callRaw } from '../support/call.ts';
import { actors } from './actors.ts';
import { inputOf } from './inputs.ts';
import { allRows, fieldsIn, makeWorld, type Rows, type Standing, type World } from './world.ts';

/** Everybody at every route: what is expected follows from the contract and the table of permissions alone. */
const allowed = 'allowed';

function expected(route: NamedRoute, standing: Standing): number | typeof allowed {
  const { signedIn, role, isSoleOwnerElsewhere } = standing;
  if (route.access === 'public') return allowed;
  if (!signedIn) return 401;
  if (route.operation === 'joinOrganization') return 404;
  if (route.operation === 'deleteProfile' && isSoleOwnerElsewhere) return 409;
  if (route.access === 'user') return namesAnOrganization(route) && !role ? 404 : allowed;
  if (!role) return 404;
  return may(role, route.access) ? allowed : 403;
}

/** Acts on the organisation that its body names: for outsiders it is not there. */
const namesAnOrganization = ({ body }: NamedRoute) => fieldsIn(body).includes('organizationId');

/** A change inside an organisation leaves exactly one entry in its audit trail, with who it was. */
const isChange = ({ method, access }: NamedRoute) => method !== 'GET' && access.includes(':');

function newEntries(before: Rows, after: Rows): unknown[] {
  const known = new Set(before.audit.map(({ sk }) => sk));
  return after.audit.filter(({ sk }) => !known.has(sk)).map(({ actor }) => actor);
}

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_name, route) => {
    let world: World;
    beforeAll(async () => {
      world = await makeWorld();
    });

    it.each(Object.entries(actors))('for %s', async (_who, actor) => {
      const person = await actor.enter(world);
      const input = await inputOf(route.operation, world);
      const before = await allRows(world);
      const { organizationId } = world;
      const answer = await callRaw(route, input, { token: person?.accessToken, organizationId });

      const outcome = expected(route, actor);
      if (outcome === allowed) {
        expect(answer.status, JSON.stringify(answer.body)).toBe(route.status ?? 200);
        expect(route.response.parse(answer.body)).toEqual(answer.body);
        if (isChange(route)) expect(newEntries(before, await allRows(world))).toEqual([person?.userId]);
      } else {
        expect(answer.status, JSON.stringify(answer.body)).toBe(outcome);
        expect(await allRows(world), 'nothing was written').toEqual(before);
      }
    });
  },
);
