import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { organizationRoutes } from '#contract/organization';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { callRaw } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { join, leave, listed, scene } from '../support/joining.ts';
import { addInvitation, addMember, makeOrganization, makePerson, write } from '../support/people.ts';

const times = <Result>(count: number, act: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

describe('the limits of a join', () => {
  it('of five organisations hold when joins and creations race', async () => {
    const [owner, person] = await Promise.all([makePerson(), makePerson()]);
    const [joinedBefore, waiting, ...invited] = await times(5, () => makeOrganization(owner));
    await addMember(joinedBefore!, person, 'member');
    for (const organizationId of [waiting!, ...invited]) {
      await addInvitation(organizationId, person.email, 'member');
    }
    const responses = await times(20, (n) =>
      n % 2 === 0
        ? join(person, invited[(n / 2) % invited.length]!)
        : callRaw(organizationRoutes.createOrganization, { name: `Org ${n}` }, { token: person.accessToken }),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(limits.organizationsPerUser - 1);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    const own = await listed(person);
    expect(own.filter(({ joined }) => joined)).toHaveLength(limits.organizationsPerUser);
    for (const { organizationId } of own) await expectConsistent(organizationId);

    // One less makes room for one more.
    expect((await join(person, waiting!)).body.code).toBe('ORGANIZATION_LIMIT');
    expect((await leave(person, joinedBefore!)).status).toBe(200);
    expect((await join(person, waiting!)).status).toBe(200);
  });

  it('leave an invitation as it was when the person has five organisations', async () => {
    const { person, organizationId } = await scene();
    await times(5, () => makeOrganization(person));
    await addInvitation(organizationId, person.email, 'member');
    const { status, body } = await join(person, organizationId);
    expect([status, body.code]).toEqual([409, 'ORGANIZATION_LIMIT']);
    expect((await listed(person)).filter(({ joined }) => !joined)).toHaveLength(1);
  });

  it('of members hold', async () => {
    const { person, organizationId } = await scene();
    await addInvitation(organizationId, person.email, 'member');
    const count = { set: { memberCount: limits.members } };
    await write([update(keys.organization(organizationId), count, {})]);
    const { status, body } = await join(person, organizationId);
    expect([status, body.code]).toEqual([409, 'MEMBER_LIMIT']);
  });
});
