import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { teamRoutes } from '#contract/resources/team';
import { keys } from '#functions/shared/data/keys';
import { remove, update } from '#functions/shared/data/write';
import * as fc from 'fast-check';
import { roles, type Role } from '#contract/rules/roles';
import { callRaw, type CallResponse, times } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  addMember,
  makeOrganization,
  makePerson,
  withRecentSignIn,
  write,
  addInvitation,
  type Person,
} from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

const rounds = 25;

const owners = await Promise.all([makePerson(), makePerson()]);

/** Each act costs the organization an owner, `whom`. */
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

describe('two owners who leave, demote or remove at once', () => {
  it.each(pairs)(`(%s and %s) always leave one owner, in ${rounds} rounds`, async (first, second) => {
    const organizationId = await makeOrganization(owners[0]);
    await addMember(organizationId, owners[1], 'owner');
    const outcomes: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // In odd rounds each acts on the other; leaving only works for oneself.
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
    // The slower call is refused as last owner, or because its right is gone.
    for (const outcome of outcomes) {
      expect(['200 409 LAST_OWNER', '200 403 FORBIDDEN', '200 404 NOT_FOUND']).toContain(outcome);
    }
    expect(outcomes).toContain('200 409 LAST_OWNER');
    const { accessToken: token } = await withRecentSignIn(owners[0]);
    await callRaw(organizationRoutes.deleteOrganization, {}, { token, organizationId });
  });

  const outcomeOf = ({ status, body }: CallResponse) => (status === 200 ? '200' : `${status} ${body.code}`);
});

interface Command {
  kind: 'join' | 'leave' | 'role' | 'remove' | 'revoke' | 'rename';
  actor: number;
  target: number;
  role: Role;
}

const crowd = 4;
// The two owners act most, so that the last owner is often at stake.
const person = fc.constantFrom(0, 0, 1, 1, 2, 3);
const often = ['join', 'leave', 'role', 'remove'] as const;
const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...often, ...often, 'revoke', 'rename'),
  actor: person,
  target: person,
  role: fc.constantFrom(...roles),
});

const people = await times(crowd, () => makePerson());

type Perform = (organizationId: string, actor: Person, target: Person, role: Role) => Promise<CallResponse>;

const as = ({ accessToken }: Person, organizationId: string) => ({ token: accessToken, organizationId });
const performed: Record<Command['kind'], Perform> = {
  join: (organizationId, actor) =>
    callRaw(organizationRoutes.joinOrganization, { organizationId }, as(actor, organizationId)),
  leave: (organizationId, actor) =>
    callRaw(organizationRoutes.leaveOrganization, { organizationId }, as(actor, organizationId)),
  role: (organizationId, actor, { userId }, role) =>
    callRaw(teamRoutes.changeRoles, { userId, roles: [role] }, as(actor, organizationId)),
  remove: (organizationId, actor, { userId }) =>
    callRaw(teamRoutes.removeMember, { userId }, as(actor, organizationId)),
  revoke: (organizationId, actor, { email }) =>
    callRaw(teamRoutes.revokeInvitation, { email }, as(actor, organizationId)),
  rename: (organizationId, actor) =>
    callRaw(organizationRoutes.renameOrganization, { name: 'Renamed' }, as(actor, organizationId)),
};

const perform = (organizationId: string, { kind, actor, target, role }: Command): Promise<CallResponse> =>
  performed[kind](organizationId, people[actor]!, people[target]!, role);

async function makeTeam(): Promise<string> {
  const organizationId = await makeOrganization(people[0]!);
  await addMember(organizationId, people[1]!, 'owner');
  await addMember(organizationId, people[2]!, 'member');
  await inviteOutsiders(organizationId, 'admin');
  return organizationId;
}

async function inviteOutsiders(organizationId: string, role: Role): Promise<void> {
  const rows = await dumpPartition(`ORG#${organizationId}`);
  for (const { userId, email } of people) {
    const known = rows.some((row) => row.userId === userId || row.email === email);
    if (!known) await addInvitation(organizationId, email, role);
  }
}

async function dissolve(organizationId: string): Promise<void> {
  const rows = await dumpPartition(`ORG#${organizationId}`);
  const { userId } = rows.find(({ sk, role }) => String(sk).startsWith('MEMBER#') && role === 'owner')!;
  const owner = await withRecentSignIn(people.find((one) => one.userId === userId)!);
  const { status } = await callRaw(organizationRoutes.deleteOrganization, {}, as(owner, organizationId));
  expect(status).toBe(200);
  for (const one of people) {
    const [profile] = await dumpPartition(`USER#${one.userId}`);
    expect(profile).toMatchObject({ sk: 'PROFILE', organizationCount: 0 });
  }
}

async function holds(batches: readonly Command[][]): Promise<CallResponse[]> {
  const organizationId = await makeTeam();
  const responses: CallResponse[] = [];
  for (const batch of batches) {
    responses.push(...(await Promise.all(batch.map((one) => perform(organizationId, one)))));
    await expectConsistent(organizationId);
    await inviteOutsiders(organizationId, batch[0]!.role);
  }
  await dissolve(organizationId);
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  return responses;
}

/** The fixed seed reaches every kind of change; each run adds sequences of its own. */
const seeds = [
  ['fixed seed', 20_261_121],
  ['seed of this run', undefined],
] as const;

describe('a team under random changes', () => {
  it.each(seeds)('has an owner and exact counts after each change (%s)', async (_name, seed) => {
    const sequence = fc.array(fc.tuple(command), { minLength: 10, maxLength: 20 });
    const seen = new Set<string>();
    const refused = new Set<string | undefined>();
    const property = fc.asyncProperty(sequence, async (commands) => {
      const responses = await holds(commands);
      responses.forEach(({ status, body }, n) => {
        seen.add(`${commands[n]![0].kind} ${status}`);
        refused.add(body.code);
      });
    });
    await fc.assert(property, seed ? { numRuns: 10, seed } : { numRuns: 3 });
    if (!seed) return;
    for (const kind of Object.keys(performed)) expect(seen).toContain(`${kind} 200`);
    expect(refused).toContain('LAST_OWNER');
  });

  it.each(seeds)('has an owner and exact counts after changes at once (%s)', async (_name, seed) => {
    const batches = fc.array(fc.array(command, { minLength: 4, maxLength: 8 }), {
      minLength: 4,
      maxLength: 6,
    });
    const statuses = new Set<number>();
    const property = fc.asyncProperty(batches, async (commands) => {
      for (const { status } of await holds(commands)) statuses.add(status);
    });
    await fc.assert(property, seed ? { numRuns: 10, seed } : { numRuns: 3 });
    if (seed) expect([...statuses]).toEqual(expect.arrayContaining([200, 403, 404, 409]));
  });
});
