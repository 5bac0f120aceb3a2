import { beforeEach, describe, expect, it } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import { callRaw } from '../support/call.ts';
import { addInvitation, addMember, makeOrganization, makePerson } from '../support/people.ts';
import { auditOf } from '../support/table.ts';
import { inputOf } from './inputs.ts';
import { isRecorded, makeWorld, type World } from './world.ts';

const changesNothing = new Set(['switchOrganization']);

const changing = routes.filter(
  (route) =>
    isRecorded(route) ||
    (route.access === 'user' && route.method !== 'GET' && !changesNothing.has(route.operation)),
);

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});

const arrange: Record<string, () => Promise<{ organizationId: string } | undefined>> = {
  joinOrganization: async () => {
    const organizationId = await makeOrganization(await makePerson());
    await addInvitation(organizationId, world.owner.email, 'member');
    return { organizationId };
  },
  // A sole owner may not leave.
  leaveOrganization: addOwner,
  deleteProfile: addOwner,
};

async function addOwner(): Promise<undefined> {
  await addMember(world.organizationId, await makePerson(), 'owner');
}

async function entriesOf(scopes: readonly string[]) {
  return (await Promise.all(scopes.map((scope) => auditOf(scope)))).flat();
}

describe('a change', () => {
  it.each(changing.map((route: NamedRoute) => [route.operation, route] as const))(
    // A deleted account also gives up a membership, which that organization records.
    'adds one entry to its audit trail with actor and time: %s',
    async (operation, route) => {
      const { owner, caller } = world;
      const also = await arrange[operation]?.();
      const input = { ...(await inputOf(operation, world)), ...also };
      const scopes = [world.organizationId, owner.userId, ...(also ? [also.organizationId] : [])];
      const before = new Set((await entriesOf(scopes)).map(({ sk }) => sk));
      const { status, body } = await callRaw(route, input, caller);
      expect(status, JSON.stringify(body)).toBe(route.status ?? 200);

      const made = operation === 'createOrganization' ? [body.organizationId as string] : [];
      const entries = (await entriesOf([...scopes, ...made])).filter(({ sk }) => !before.has(sk));
      const trails = entries.map(({ pk }) => pk);
      expect(trails).toHaveLength(operation === 'deleteProfile' ? 2 : 1);
      expect(new Set(trails).size).toBe(trails.length);
      for (const entry of entries) {
        expect(entry).toEqual({
          pk: expect.any(String),
          sk: expect.stringContaining(entry.at as string),
          action: expect.stringMatching(/^\w+\.[\w-]+$/),
          actor: owner.userId,
          subject: expect.stringMatching(/^[\w-]{16,64}$/),
          at: expect.any(String),
          requestId: expect.any(String),
          expiresAt: expect.any(Number),
          ...('version' in entry && { version: expect.any(Number) }),
          ...('reason' in entry && { reason: expect.any(String) }),
        });
      }
    },
  );
});
