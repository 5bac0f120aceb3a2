import { beforeAll, describe, expect, it } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import { errorStatus } from '#contract/primitives/error';
import { teamRoutes } from '#contract/resources/team';
import { callRaw } from '../support/call.ts';
import { levels } from '../support/resources/fixture.ts';
import { fixtureOf } from '../support/resources/index.ts';
import { inputOf } from './inputs.ts';
import { allRows, fieldsIn, isRecorded, makeWorld, type Rows, type Relation, type World } from './world.ts';
import {
  addMember,
  call,
  makeOrganization,
  makePerson,
  withRecentSignIn,
  type Person,
} from '../support/people.ts';

const allowed = 'allowed';

function expected(route: NamedRoute, relation: Relation): number | typeof allowed {
  const { signedIn, role, isSoleOwnerElsewhere } = relation;
  const needed = fixtureOf(route.operation).lowest;
  if (needed === 'anyone') return allowed;
  if (!signedIn) return 401;
  if (route.operation === 'joinOrganization') return 404;
  if (route.operation === 'deleteProfile' && isSoleOwnerElsewhere) return 409;
  if (needed === 'account') return namesAnOrganization(route) && !role ? 404 : allowed;
  if (!role) return 404;
  return levels.indexOf(role) >= levels.indexOf(needed) ? allowed : 403;
}

/** Returns true for routes whose body names the organization, which looks missing to outsiders. */
const namesAnOrganization = ({ body }: NamedRoute) => fieldsIn(body).includes('organizationId');

/** An import that the call starts may run at once. Its entries have its id for that of a request. */
function newEntries(before: Rows, after: Rows, { id }: { id?: unknown }): unknown[] {
  const known = new Set(before.audit.map(({ sk }) => sk));
  const ofCall = ({ sk, requestId }: Rows['audit'][number]) => !known.has(sk) && requestId !== id;
  return after.audit.filter(ofCall).map(({ actor }) => actor);
}

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_name, route) => {
    let world: World;
    let untouched: object | undefined;
    beforeAll(async () => {
      world = await makeWorld();
    });

    it.each(Object.entries(actors))('for %s', async (who, actor) => {
      const outcome = expected(route, actor);
      // A refused call leaves its input and its outsider as they were, for the next call.
      const person =
        outcome === 404 && actor.isOutside
          ? await withRecentSignIn(await (outsiders[who] ??= actor.enter()))
          : await actor.enter(world);
      const { organizationId } = world;
      const caller = { token: person?.accessToken, organizationId };
      // Only who has noted an import may start it.
      const isOwn = route.operation === 'startImport' && outcome === allowed;
      const newInput = () => inputOf(route.operation, isOwn ? { ...world, caller } : world);
      const input = outcome === allowed ? await newInput() : (untouched ??= await newInput());
      const before = await allRows(world);
      const response = await callRaw(route, input, caller);

      if (outcome === allowed) {
        const { refusal } = fixtureOf(route.operation);
        const success = refusal ? errorStatus[refusal] : (route.status ?? 200);
        expect(response.status, JSON.stringify(response.body)).toBe(success);
        if (refusal) expect(response.body.code).toBe(refusal);
        else expect(route.response.parse(response.body)).toEqual(response.body);
        // Each change inside an organization leaves one entry in its audit trail with the caller.
        if (isRecorded(route))
          expect(newEntries(before, await allRows(world), input)).toEqual([person?.userId]);
      } else {
        expect(response.status, JSON.stringify(response.body)).toBe(outcome);
        expect(await allRows(world), 'nothing was written').toEqual(before);
      }
    });
  },
);

type Actor = Relation &
  (
    | {
        isOutside?: undefined;
        /** Creates a person with this relation to the world, or returns undefined for a caller who is not signed in. */
        enter: (world: World) => Promise<Person | undefined>;
      }
    // All worlds can share such a person.
    | { isOutside: true; enter: () => Promise<Person> }
  );

const withRole = (role: 'owner' | 'admin' | 'member') => async (world: World) => {
  const person = await makePerson();
  await addMember(world.organizationId, person, role);
  return person;
};

const outsiders: Partial<Record<string, Promise<Person>>> = {};

/** All kinds of callers. Those who lose a role lose it after their token was issued. */
export const actors: Record<string, Actor> = {
  'nobody signed in': { signedIn: false, enter: async () => undefined },
  'somebody without an organization': { signedIn: true, isOutside: true, enter: () => makePerson() },
  'the owner of another organization': {
    signedIn: true,
    isOutside: true,
    isSoleOwnerElsewhere: true,
    enter: async () => {
      const person = await makePerson();
      await makeOrganization(person);
      return person;
    },
  },
  'a member who was removed a moment ago': {
    signedIn: true,
    enter: async (world) => {
      const person = await withRole('member')(world);
      await call(teamRoutes.removeMember, { userId: person.userId }, world.caller);
      return person;
    },
  },
  'an owner who became a member a moment ago': {
    signedIn: true,
    role: 'member',
    enter: async (world) => {
      const person = await withRole('owner')(world);
      await call(teamRoutes.changeRoles, { userId: person.userId, roles: ['member'] }, world.caller);
      return person;
    },
  },
  'a member': { signedIn: true, role: 'member', enter: withRole('member') },
  'an admin': { signedIn: true, role: 'admin', enter: withRole('admin') },
  'an owner': { signedIn: true, role: 'owner', enter: withRole('owner') },
};
