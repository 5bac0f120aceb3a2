import { beforeAll, describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { mayManage, roles, type Role } from '#contract/rules/roles';
import { teamRoutes } from '#contract/resources/team';
import { callRaw, type Caller } from '../support/call.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  addInvitation,
  addMember,
  call,
  makeOrganization,
  makePerson,
  signIn,
  type Person,
} from '../support/people.ts';
import { auditOf, dumpPartition } from '../support/table.ts';

let owner: Person;
let organizationId: string;
let people: Record<Role, Person>;
const as = (person: Person): Caller => ({ token: person.accessToken, organizationId });
const listTeam = (by = owner) => call(teamRoutes.listTeam, {}, as(by));
const invitationOf = async (email: string, by = owner) =>
  (await listTeam(by)).invitations.find((invitation) => invitation.email === email);
const rolesClaim = async (person: Person) => {
  const [, claims] = (await signIn(person)).idToken.split('.');
  return (JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Record<string, string>)['custom:roles'];
};
const audited = (action: string) => auditOf(organizationId, action);

beforeAll(async () => {
  owner = await makePerson('Olga Owner');
  organizationId = await makeOrganization(owner);
  const [admin, member] = await Promise.all([makePerson(), makePerson()]);
  people = { owner, admin, member };
  await addMember(organizationId, admin, 'admin');
  await addMember(organizationId, member, 'member');
});

describe('the team', () => {
  it('is listed for every member, with roles and invitations', async () => {
    const email = 'listed@example.com';
    await addInvitation(organizationId, email, 'admin', { invitedBy: owner.userId });
    for (const person of Object.values(people)) {
      const { users, invitations } = await listTeam(person);
      expect(users[0]).toEqual({
        userId: owner.userId,
        email: owner.email,
        name: 'Olga Owner',
        roles: ['owner'],
      });
      expect(users.map(({ userId }) => userId).toSorted()).toEqual(
        Object.values(people)
          .map(({ userId }) => userId)
          .toSorted(),
      );
      expect(invitations).toContainEqual({
        email,
        role: 'admin',
        expiresAt: expect.any(String),
        invitedBy: 'Olga Owner',
        delivery: 'sent',
      });
    }
  });

  it('still lists an expired invitation', async () => {
    const validUntil = '2020-01-01T00:00:00.000Z';
    await addInvitation(organizationId, 'expired@example.com', 'member', { validUntil });
    expect(await invitationOf('expired@example.com')).toMatchObject({ expiresAt: validUntil });
  });
});

describe('the right to manage others', () => {
  const pairs = roles.flatMap((actor) => roles.map((role) => [actor, role] as const));
  let team: Record<Role, Person>;
  let target: Person;

  beforeAll(async () => {
    const boss = await makePerson();
    organizationId = await makeOrganization(boss);
    const [admin, member, other] = await Promise.all([makePerson(), makePerson(), makePerson()]);
    await addMember(organizationId, admin, 'admin');
    await addMember(organizationId, member, 'member');
    await addMember(organizationId, other, 'member');
    team = { owner: boss, admin, member };
    target = other;
  });

  const become = async (role: Role) => {
    await call(teamRoutes.changeRoles, { userId: target.userId, roles: [role] }, as(team.owner));
  };
  const invite = async (by: Person, email: string, role: Role) => {
    const captchaToken = await solveCaptcha('invite');
    return (await callRaw(teamRoutes.invitePerson, { email, role, captchaToken }, as(by))).status;
  };
  const expected = (allowed: boolean) => (allowed ? 200 : 403);

  it.each(pairs)('lets %s invite and revoke %s only if they may manage that role', async (actor, role) => {
    const email = `${actor}-${role}@example.com`;
    const allowed = mayManage(actor, role);
    expect(await invite(team[actor], email, role)).toBe(expected(allowed));
    expect((await invitationOf(email, team.owner))?.role).toBe(allowed ? role : undefined);
    await addInvitation(organizationId, email, role);
    // A lower invitation must not replace a higher one either.
    expect(await invite(team[actor], email, 'member')).toBe(expected(allowed));
    await addInvitation(organizationId, email, role);
    const revoked = await callRaw(teamRoutes.revokeInvitation, { email }, as(team[actor]));
    expect(revoked.status).toBe(expected(allowed));
    expect((await invitationOf(email, team.owner)) === undefined).toBe(allowed);
  });

  it.each(pairs)('lets %s change a role from and to %s only with that right', async (actor, role) => {
    await become('member');
    const before = await dumpPartition(`ORG#${organizationId}`);
    const change = (next: Role) =>
      callRaw(teamRoutes.changeRoles, { userId: target.userId, roles: [next] }, as(team[actor]));
    const given = await change(role);
    expect(given.status).toBe(expected(mayManage(actor, role) && mayManage(actor, 'member')));
    if (given.status === 403) expect(await dumpPartition(`ORG#${organizationId}`)).toEqual(before);
    await become(role);
    expect((await change('member')).status).toBe(
      expected(mayManage(actor, role) && mayManage(actor, 'member')),
    );
    await expectConsistent(organizationId);
  });

  it.each(pairs)('lets %s remove %s only if they may manage that role', async (actor, role) => {
    const person = await makePerson();
    await addMember(organizationId, person, role);
    const removed = await callRaw(teamRoutes.removeMember, { userId: person.userId }, as(team[actor]));
    expect(removed.status).toBe(expected(mayManage(actor, role)));
    const stays = (await listTeam(team.owner)).users.some(({ userId }) => userId === person.userId);
    expect(stays).toBe(!mayManage(actor, role));
    await expectConsistent(organizationId);
  });

  it('never lets anybody raise their own role', async () => {
    for (const [actor, next] of [
      ['member', 'admin'],
      ['member', 'owner'],
      ['admin', 'owner'],
    ] as const) {
      const { status } = await callRaw(
        teamRoutes.changeRoles,
        { userId: team[actor].userId, roles: [next] },
        as(team[actor]),
      );
      expect(status).toBe(403);
    }
  });
});

describe('roles', () => {
  let boss: Person;
  let person: Person;
  const change = (given: unknown, userId = person.userId) =>
    callRaw(teamRoutes.changeRoles, { userId, roles: given }, as(boss));

  beforeAll(async () => {
    [boss, person] = await Promise.all([makePerson(), makePerson()]);
    organizationId = await makeOrganization(boss);
    await addMember(organizationId, person, 'member');
  });

  it.each([
    [[]],
    [['Owner']],
    [['admin', 'root']],
    ['admin'],
    [[null]],
    [undefined],
    [Array.from({ length: 21 }, () => 'admin')],
  ])('such as %j are refused', async (given) => {
    expect((await change(given)).status).toBe(400);
  });

  it('are stored highest first in every list and claim, and the highest counts', async () => {
    const given = ['admin', 'member'];
    expect((await change(['member', 'admin', 'member'])).body.roles).toEqual(given);
    expect((await listTeam(boss)).users.find(({ userId }) => userId === person.userId)?.roles).toEqual(given);
    const { organizations } = await call(
      organizationRoutes.listOrganizations,
      {},
      { token: person.accessToken },
    );
    expect(organizations.find((one) => one.organizationId === organizationId)?.roles).toEqual(given);
    expect(await rolesClaim(person)).toBe('admin,member');
    const invited = await callRaw(teamRoutes.revokeInvitation, { email: 'nobody@example.com' }, as(person));
    expect(invited.body.code).toBe('NOT_FOUND');
    await expectConsistent(organizationId);

    await change(['member']);
    expect(await rolesClaim(person)).toBe('member');
  });

  it('that stay equal are accepted without an audit entry', async () => {
    await change(['admin']);
    const before = await audited('member.role');
    expect((await change(['admin'])).status).toBe(200);
    expect(await audited('member.role')).toEqual(before);
  });

  it('of a person outside the team look like those of nobody', async () => {
    const stranger = await makePerson();
    for (const userId of [stranger.userId, '01HZX0000000000000000000ZZ']) {
      expect((await change(['admin'], userId)).status).toBe(404);
      expect((await callRaw(teamRoutes.removeMember, { userId }, as(boss))).status).toBe(404);
    }
  });
});

describe('a member who was removed or demoted', () => {
  it('loses the right at the next call, whatever the token says', async () => {
    const [boss, person] = await Promise.all([makePerson(), makePerson()]);
    organizationId = await makeOrganization(boss);
    await addMember(organizationId, person, 'admin');
    const revoke = () => callRaw(teamRoutes.revokeInvitation, { email: 'a@example.com' }, as(person));
    expect((await revoke()).status).toBe(404);
    await call(teamRoutes.changeRoles, { userId: person.userId, roles: ['member'] }, as(boss));
    expect((await revoke()).status).toBe(403);

    await call(teamRoutes.removeMember, { userId: person.userId }, as(boss));
    const refused = await callRaw(teamRoutes.listTeam, {}, as(person));
    const missing = await callRaw(
      teamRoutes.listTeam,
      {},
      {
        token: person.accessToken,
        organizationId: '01HZX0000000000000000000ZZ',
      },
    );
    expect(refused.status).toBe(404);
    expect({ ...refused.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    await expectConsistent(organizationId);
  });
});

describe('the last owner', () => {
  it('cannot be demoted or removed or leave until there is another', async () => {
    const [boss, heir] = await Promise.all([makePerson(), makePerson()]);
    organizationId = await makeOrganization(boss);
    await addMember(organizationId, heir, 'admin');
    const demote = () => callRaw(teamRoutes.changeRoles, { userId: boss.userId, roles: ['admin'] }, as(boss));
    const remove = () => callRaw(teamRoutes.removeMember, { userId: boss.userId }, as(boss));
    const leave = () => callRaw(organizationRoutes.leaveOrganization, { organizationId }, as(boss));
    for (const act of [demote, remove, leave]) {
      const { status, body } = await act();
      expect([status, body.code]).toEqual([409, 'LAST_OWNER']);
    }
    await call(teamRoutes.changeRoles, { userId: heir.userId, roles: ['owner'] }, as(boss));
    expect((await remove()).status).toBe(200);
    await expectConsistent(organizationId);
    expect(await audited('member.leave')).toHaveLength(1);
  });
});
