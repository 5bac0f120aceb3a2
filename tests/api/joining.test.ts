import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { teamRoutes } from '#contract/resources/team';
import { userRoutes } from '#contract/resources/user';
import { emailHash } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { remove, update } from '#functions/shared/data/write';
import { writeInvitation, type PendingInvitation } from '#functions/team/store';
import { ensureProfile } from '#functions/user/ensure-profile';
import { callRaw, times } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { join, leave, listed } from '../support/joining.ts';
import {
  addInvitation,
  addMember,
  call,
  makeOrganization,
  makePerson,
  write,
  type Person,
} from '../support/people.ts';
import { auditOf, dumpPartition } from '../support/table.ts';

async function scene(): Promise<{ owner: Person; person: Person; organizationId: string }> {
  const [owner, person] = await Promise.all([makePerson(), makePerson('Jo Iner')]);
  return { owner, person, organizationId: await makeOrganization(owner, { name: 'Joined' }) };
}
const metaOf = async (organizationId: string) =>
  (await dumpPartition(`ORG#${organizationId}`)).find(({ sk }) => sk === 'META')!;
const missing = '01HZX0000000000000000000ZZ';

describe('joining', () => {
  it('uses up a pending invitation to the own address', async () => {
    const { owner, person, organizationId } = await scene();
    await addInvitation(organizationId, person.email, 'admin');
    const { status, body } = await join(person, organizationId);
    expect(status).toBe(200);
    expect(body).toEqual({
      organizationId,
      name: 'Joined',
      slug: expect.stringMatching(/^joined/),
      email: owner.email,
      status: 'active',
      joined: true,
      roles: ['admin'],
    });
    const team = await call(teamRoutes.listTeam, {}, { token: person.accessToken });
    expect(team.users[1]).toEqual({
      userId: person.userId,
      email: person.email,
      name: 'Jo Iner',
      roles: ['admin'],
    });
    expect(team.invitations).toEqual([]);
    // The call named no organization, so the joined one has become the active one.
    const profile = await call(userRoutes.getProfile, {}, { token: person.accessToken });
    expect(profile.activeOrganizationId).toBe(organizationId);
    expect(await auditOf(organizationId, 'member.join')).toHaveLength(1);
    await expectConsistent(organizationId);

    expect((await join(person, organizationId)).body.code).toBe('ALREADY_MEMBER');
    await leave(person, organizationId);
    const used = await join(person, organizationId);
    expect([used.status, used.body.code]).toEqual([410, 'INVITATION_USED']);
  });

  it('succeeds for exactly one of twenty calls at once', async () => {
    const { person, organizationId } = await scene();
    await addInvitation(organizationId, person.email, 'owner');
    const responses = await times(20, () => join(person, organizationId));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    // On a busy machine a loser may get BUSY.
    expect(refused.filter((code) => code !== 'BUSY')).toContain('ALREADY_MEMBER');
    expect(new Set([...refused, 'BUSY'])).toEqual(new Set(['ALREADY_MEMBER', 'BUSY']));
    expect(await metaOf(organizationId)).toMatchObject({ memberCount: 2, ownerCount: 2 });
    await expectConsistent(organizationId);
  });

  it('never succeeds with an invitation that is revoked at the same moment', async () => {
    const { owner, person, organizationId } = await scene();
    const as = { token: owner.accessToken, organizationId };
    for (let round = 0; round < 15; round += 1) {
      await addInvitation(organizationId, person.email, 'member');
      const [joined, revoked] = await Promise.all([
        join(person, organizationId),
        callRaw(teamRoutes.revokeInvitation, { email: person.email }, as),
      ]);
      const outcome = [joined.status, revoked.status];
      expect([
        [200, 404],
        [410, 200],
      ]).toContainEqual(outcome);
      await expectConsistent(organizationId);
      if (joined.status === 200) await leave(person, organizationId);
    }
  });

  it('gives the role of a replaced invitation when both happen at once', async () => {
    const { owner, person, organizationId } = await scene();
    const validUntil = new Date(Date.now() + 60_000).toISOString();
    const first: PendingInvitation = {
      email: person.email,
      role: 'member',
      invitedBy: owner.userId,
      validUntil,
      delivery: 'sent',
    };
    const replace = () => write(writeInvitation(organizationId, { ...first, role: 'admin' }, first));
    for (let round = 0; round < 15; round += 1) {
      await write(writeInvitation(organizationId, first));
      const [joined, replaced] = await Promise.all([
        join(person, organizationId),
        // The delay grows each round, because joining reads before it writes.
        pause(round * 2)
          .then(replace)
          .then(
            () => true,
            () => false,
          ),
      ]);
      expect([joined.status, joined.body.roles]).toEqual([200, [replaced ? 'admin' : 'member']]);
      const rows = await dumpPartition(`ORG#${organizationId}`);
      expect(rows.filter(({ sk }) => String(sk).startsWith('INVITE#'))).toEqual([]);
      await expectConsistent(organizationId);
      await leave(person, organizationId);
    }
  });
});

describe('an organization without a pending invitation to the caller', () => {
  it('looks like one that does not exist', async () => {
    const { owner, person, organizationId } = await scene();
    const somebody = await makePerson();
    for (const state of ['none', 'pending', 'revoked'] as const) {
      if (state !== 'none') await addInvitation(organizationId, somebody.email, 'member');
      if (state === 'revoked') {
        await call(
          teamRoutes.revokeInvitation,
          { email: somebody.email },
          { token: owner.accessToken, organizationId },
        );
      }
      const before = await dumpPartition(`ORG#${organizationId}`);
      const [refused, nowhere] = await Promise.all([join(person, organizationId), join(person, missing)]);
      expect(refused.status).toBe(404);
      expect({ ...refused.body, requestId: '' }).toEqual({ ...nowhere.body, requestId: '' });
      expect(await dumpPartition(`ORG#${organizationId}`)).toEqual(before);
    }
  });

  it.each([
    ['revoked', 'INVITATION_REVOKED'],
    ['expired', 'INVITATION_EXPIRED'],
  ])('that was %s is refused with its own code and changes nothing', async (state, code) => {
    const { owner, person, organizationId } = await scene();
    const validUntil = '2026-01-01T00:00:00.000Z';
    await addInvitation(organizationId, person.email, 'member', state === 'expired' ? { validUntil } : {});
    if (state === 'revoked') {
      const caller = { token: owner.accessToken, organizationId };
      await call(teamRoutes.revokeInvitation, { email: person.email }, caller);
    }
    const before = await dumpPartition(`ORG#${organizationId}`);
    const { status, body } = await join(person, organizationId);
    expect([status, body.code]).toEqual([410, code]);
    expect(await dumpPartition(`ORG#${organizationId}`)).toEqual(before);
    expect(await listed(person)).toEqual([]);

    await addInvitation(organizationId, person.email, 'member');
    expect((await join(person, organizationId)).status).toBe(200);
  });

  it('looks missing until the address of the caller is verified', async () => {
    runInProcess();
    const { person, organizationId } = await scene();
    await addInvitation(organizationId, person.email, 'member');
    await write([remove(keys.profile(person.userId), {})]);
    await ensureProfile({ sub: person.userId, email: person.email, email_verified: 'false' }, new Date());
    expect((await join(person, organizationId)).status).toBe(404);
    await ensureProfile({ sub: person.userId, email: person.email, email_verified: 'true' }, new Date());
    expect((await join(person, organizationId)).status).toBe(200);
  });

  it.each(['deleted', 'inactive'])(
    'looks missing while it is %s, although it has invited the caller',
    async (status) => {
      const { person, organizationId } = await scene();
      await addInvitation(organizationId, person.email, 'member');
      await write([update(keys.organization(organizationId), { set: { status } }, {})]);
      expect((await join(person, organizationId)).status).toBe(404);
      expect(await listed(person)).toEqual([]);
    },
  );
});

describe('the list of organizations', () => {
  it('shows a pending invitation as not joined until it is used', async () => {
    const { owner, person, organizationId } = await scene();
    await addInvitation(organizationId, person.email, 'admin');
    const own = await makeOrganization(person, { name: 'Own' });
    const slug = expect.stringMatching(/^joined/) as unknown;
    const waiting = {
      organizationId,
      name: 'Joined',
      slug,
      email: owner.email,
      status: 'active',
      joined: false,
    };
    expect(await listed(person)).toEqual([
      expect.objectContaining({ organizationId: own, joined: true }),
      { ...waiting, roles: ['admin'] },
    ]);
    await join(person, organizationId);
    expect((await listed(person)).map(({ joined }) => joined)).toEqual([true, true]);
    await leave(person, organizationId);
    expect((await listed(person)).map((one) => one.organizationId)).toEqual([own]);
  });

  it('gives an invited person no access to the organization', async () => {
    const { person, organizationId } = await scene();
    await addInvitation(organizationId, person.email, 'admin');
    const { status } = await callRaw(teamRoutes.listTeam, {}, { token: person.accessToken, organizationId });
    expect(status).toBe(404);
  });
});

describe('leaving', () => {
  it('ends the membership on both sides and in all counts', async () => {
    const { person, organizationId } = await scene();
    await addMember(organizationId, person, 'owner');
    expect((await leave(person, organizationId)).body).toEqual({ organizationId });
    expect(await metaOf(organizationId)).toMatchObject({ memberCount: 1, ownerCount: 1 });
    expect(await listed(person)).toEqual([]);
    const [profile] = await dumpPartition(`USER#${person.userId}`);
    expect(profile).toMatchObject({ sk: 'PROFILE', organizationCount: 0 });
    expect(await auditOf(organizationId, 'member.leave')).toHaveLength(1);
    await expectConsistent(organizationId);
  });
});

describe('an invitation', () => {
  it('is stored under the hash of its address, never under the address', async () => {
    const { person, organizationId } = await scene();
    await addInvitation(organizationId, person.email.toUpperCase(), 'member');
    const rows = await dumpPartition(`INVITEE#${emailHash(person.email)}`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});
