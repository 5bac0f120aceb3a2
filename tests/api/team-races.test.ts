import { beforeAll, describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/organization';
import { teamRoutes } from '#contract/team';
import { keys } from '#functions/shared/data/keys';
import { remove, update } from '#functions/shared/data/write';
import { callRaw, type Answer } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  addMember,
  makeOrganization,
  makePerson,
  withRecentSignIn,
  write,
  type Person,
} from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

const rounds = 25;

let owners: [Person, Person];

beforeAll(async () => {
  owners = await Promise.all([makePerson(), makePerson()]);
});

/** What one owner can do that costs the organisation an owner: `whom` is the owner who goes. */
const acts = {
  leave: (by: Person, organizationId: string) =>
    callRaw(organizationRoutes.leaveOrganization, { organizationId }, { token: by.accessToken }),
  demote: (by: Person, organizationId: string, whom: Person) =>
    callRaw(
      teamRoutes.changeRoles,
      { userId: whom.userId, roles: ['member'] },
      { token: by.accessToken, organizationId },
    ),
  remove: (by: Person, organizationId: string, whom: Person) =>
    callRaw(teamRoutes.removeMember, { userId: whom.userId }, { token: by.accessToken, organizationId }),
};
type Act = keyof typeof acts;
const names = Object.keys(acts) as Act[];
const pairs = names.flatMap((first, index) => names.slice(index).map((second) => [first, second] as const));

async function membersOf(organizationId: string) {
  return (await dumpPartition(`ORG#${organizationId}`)).filter(({ sk }) => String(sk).startsWith('MEMBER#'));
}

/** Both are owners again, whoever has gone. */
async function restore(organizationId: string): Promise<void> {
  const members = await membersOf(organizationId);
  for (const person of owners) {
    const { userId } = person;
    const membership = members.find((member) => member.userId === userId);
    if (membership?.role === 'owner') continue;
    if (membership) {
      await write([
        remove(keys.member(organizationId, userId), {}),
        remove(keys.membership(userId, organizationId), {}),
        update(keys.organization(organizationId), { add: { memberCount: -1 } }, {}),
        update(keys.profile(userId), { add: { organizationCount: -1 } }, {}),
      ]);
    }
    await addMember(organizationId, person, 'owner');
  }
}

describe('two owners who go at the same instant', () => {
  it.each(pairs)(
    `by %s and %s never leave the organisation without one, in ${rounds} rounds`,
    async (first, second) => {
      const organizationId = await makeOrganization(owners[0]);
      await addMember(organizationId, owners[1], 'owner');
      const outcomes: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // Each for themselves, or each against the other; who leaves can only go themselves.
        const [one, two] = owners;
        const crossed = round % 2 === 1 && first !== 'leave' && second !== 'leave';
        const responses = await Promise.all([
          acts[first](one, organizationId, crossed ? two : one),
          acts[second](two, organizationId, crossed ? one : two),
        ]);
        outcomes.push(responses.map(outcomeOf).toSorted().join(' '));
        const left = (await membersOf(organizationId)).filter(({ role }) => role === 'owner');
        expect(left, `owners after ${first} and ${second}`).toHaveLength(1);
        await restore(organizationId);
      }
      await expectConsistent(organizationId);
      // Refused as the last owner, or, when the other was quicker, as somebody who may no longer do it.
      for (const outcome of outcomes) {
        expect(['200 409 LAST_OWNER', '200 403 FORBIDDEN', '200 404 NOT_FOUND']).toContain(outcome);
      }
      expect(outcomes).toContain('200 409 LAST_OWNER');
      const { accessToken: token } = await withRecentSignIn(owners[0]);
      await callRaw(organizationRoutes.deleteOrganization, {}, { token, organizationId });
    },
  );

  const outcomeOf = ({ status, body }: Answer) => (status === 200 ? '200' : `${status} ${body.code}`);
});
