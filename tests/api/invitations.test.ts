import { setTimeout as pause } from 'node:timers/promises';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { organizationRoutes } from '#contract/resources/organization';
import type { Role } from '#contract/rules/roles';
import { teamRoutes } from '#contract/resources/team';
import { userRoutes } from '#contract/resources/user';
import { openTable } from '#functions/shared/data/client';
import { emailHash } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { rateLimit } from '#functions/shared/security/rate-limit';
import { invitePerson } from '#functions/team/invite-person';
import { callRaw, outcomes, times, type Caller } from '../support/call.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { runInProcess, ownersContext } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  addInvitation,
  addMember,
  call,
  makeOrganization,
  makeOwner,
  makePerson,
  type Person,
  write,
} from '../support/people.ts';
import { auditOf, dumpPartition } from '../support/table.ts';

const [owner, member] = await Promise.all([makePerson('Olga Owner'), makePerson()]);
let organizationId = await makeOrganization(owner);
const as = (person: Person): Caller => ({ token: person.accessToken, organizationId });
await addMember(organizationId, member, 'member');

const invite = async (by: Person, email: string, role: Role = 'member', captcha?: string) =>
  callRaw(
    teamRoutes.invitePerson,
    { email, role, captchaToken: captcha ?? (await solveCaptcha('invite')) },
    as(by),
  );
const invitationOf = async (email: string) => {
  const team = await call(teamRoutes.listTeam, {}, as(owner));
  return team.invitations.find((invitation) => invitation.email === email);
};
const rowOf = async (email: string) =>
  (await dumpPartition(`ORG#${organizationId}`)).find(({ sk }) => sk === `INVITE#${emailHash(email)}`);
const audited = (action: string) => auditOf(organizationId, action);

describe('an invitation', () => {
  it('is listed for a week and audited, with the address only as a hash', async () => {
    const email = 'new.person@example.com';
    const before = Date.now();
    const { status, body } = await invite(owner, ' New.Person@Example.com ', 'admin');
    expect(status).toBe(200);
    expect(body).toEqual({
      email,
      role: 'admin',
      expiresAt: expect.any(String),
      invitedBy: 'Olga Owner',
      delivery: 'sending',
    });
    const days = (Date.parse(String(body.expiresAt)) - before) / 86_400_000;
    expect(days).toBeCloseTo(limits.invitationDays, 1);
    expect(await invitationOf(email)).toMatchObject({ email, role: 'admin', expiresAt: body.expiresAt });

    const [mirror] = await dumpPartition(`INVITEE#${emailHash(email)}`);
    expect(mirror).toMatchObject({ organizationId, role: 'admin', status: 'pending' });
    const row = await rowOf(email);
    for (const { expiresAt } of [row!, mirror!]) {
      expect((expiresAt as number) * 1000 - Date.parse(String(body.expiresAt))).toBeCloseTo(
        30 * 86_400_000,
        -4,
      );
    }
    const entries = await audited('member.invite');
    expect(entries).toHaveLength(1);
    expect(JSON.stringify([entries, row!.sk])).not.toContain('new.person');
    await expectConsistent(organizationId);
  });

  it('writes its mail into the outbox in the same transaction', async () => {
    runInProcess();
    const send = vi.spyOn(openTable().client, 'send');
    const context = ownersContext(organizationId, owner.userId);
    const captchaToken = await solveCaptcha('invite');
    const email = 'mailed@example.com';
    const made = await invitePerson(context, { email, role: 'member', captchaToken });
    const commits = send.mock.calls.flatMap(([command]) =>
      command instanceof TransactWriteCommand ? [command.input.TransactItems!] : [],
    );
    send.mockRestore();
    const items = commits.at(-1)!.map(({ Put }) => Put?.Item);
    expect(items.filter((item) => String(item?.pk).startsWith('MAIL#')).map((item) => item?.mail)).toEqual([
      {
        kind: 'invitation',
        to: email,
        organizationId,
        organizationName: 'Test organization',
        inviterName: 'Olga Owner',
        role: 'member',
        validUntil: made.expiresAt,
      },
    ]);
    expect(items.find((item) => item?.sk === `INVITE#${emailHash(email)}`)).toBeDefined();
  });

  it.each(['A\r\nBcc: x@example.com', 'A\u0000B', 'x'.repeat(201), ' '])(
    'cannot come from an organization or person named %j',
    async (name) => {
      const rename = await callRaw(organizationRoutes.renameOrganization, { name }, as(owner));
      const self = await callRaw(userRoutes.updateProfile, { name }, as(owner));
      expect([rename.status, self.status]).toEqual([400, 400]);
    },
  );

  it('replaces the earlier one to the same address, with new role and week', async () => {
    const email = 'again@example.com';
    await addInvitation(organizationId, email, 'member', { validUntil: '2020-01-01T00:00:00.000Z' });
    expect((await invite(owner, email, 'admin')).status).toBe(200);
    const { role, expiresAt } = (await invitationOf(email))!;
    expect(role).toBe('admin');
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    await expectConsistent(organizationId);
  });

  it.each([
    '',
    'nobody',
    'a@b@c',
    'a b@example.com',
    'a@example.com\r\nBcc: x@example.com',
    'a@b,c@d',
    '<a@b>',
    'x'.repeat(250) + '@b.co',
  ])('to the address %.40j is refused', async (email) => {
    const { status, body } = await invite(owner, email, 'member', 'unused');
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.fields).toHaveProperty('email');
  });

  it('to the address of a member is refused', async () => {
    const { status, body } = await invite(owner, member.email.toUpperCase());
    expect([status, body.code]).toEqual([409, 'ALREADY_MEMBER']);
    expect(await invitationOf(member.email)).toBeUndefined();
  });

  it('can be revoked once', async () => {
    const email = 'withdrawn@example.com';
    await addInvitation(organizationId, email, 'member');
    expect((await callRaw(teamRoutes.revokeInvitation, { email }, as(owner))).body).toEqual({ email });
    expect(await invitationOf(email)).toBeUndefined();
    const [mirror] = await dumpPartition(`INVITEE#${emailHash(email)}`);
    expect(mirror).toMatchObject({ status: 'revoked', expiresAt: expect.any(Number) });
    expect((await callRaw(teamRoutes.revokeInvitation, { email }, as(owner))).status).toBe(404);
    expect(await audited('member.revoke')).toHaveLength(1);
  });
});

describe('the captcha of an invitation', () => {
  it('is required, bound to its purpose and valid for one of ten calls', async () => {
    expect((await invite(owner, 'captcha@example.com', 'member', 'nonsense')).body.code).toBe(
      'CAPTCHA_FAILED',
    );
    const other = await solveCaptcha('newsletter');
    expect((await invite(owner, 'captcha@example.com', 'member', other)).body.code).toBe('CAPTCHA_FAILED');

    const solved = await solveCaptcha('invite');
    const responses = await times(10, (n) => invite(owner, `captcha-${n}@example.com`, 'member', solved));
    expect(outcomes(responses)).toEqual({ 200: 1, CAPTCHA_FAILED: 9 });
  });

  it('is not used up by a refused call', async () => {
    const solved = await solveCaptcha('invite');
    expect((await invite(owner, member.email, 'member', solved)).status).toBe(409);
    expect((await invite(owner, 'kept@example.com', 'member', solved)).status).toBe(200);
  });
});

describe('the limit of invitations', () => {
  let busy: Person;

  beforeEach(async () => {
    ({ owner: busy, organizationId } = await makeOwner());
  });

  async function elsewhere(email: string) {
    const other = await makePerson();
    organizationId = await makeOrganization(other);
    const theirs = await invite(other, email);
    organizationId = await makeOrganization(busy);
    return { theirs: theirs.status, own: (await invite(busy, email)).status };
  }

  it('to one address a day also holds in a new organization of the sender', async () => {
    for (let n = 0; n < serverLimits.invitationsPerAddressAndDay; n += 1) {
      expect((await invite(busy, 'often@example.com')).status).toBe(200);
    }
    const refused = await invite(busy, 'often@example.com');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await invite(busy, 'seldom@example.com')).status).toBe(200);
    expect(await elsewhere('often@example.com')).toEqual({ theirs: 200, own: 429 });
  });

  it('per hour is exact and also holds in a new organization of the sender', async () => {
    await hourThatLasts(60_000);
    await countInvitations({ organizationId, userId: busy.userId }, limits.invitationsPerHour - 3);
    const captchas = await times(6, () => solveCaptcha('invite'));
    const responses = await Promise.all(
      captchas.map((captcha, n) => invite(busy, `many-${n}@example.com`, 'member', captcha)),
    );
    expect(outcomes(responses)).toEqual({ 200: 3, RATE_LIMITED: 3 });
    const refused = responses.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await elsewhere('many-0@example.com')).toEqual({ theirs: 200, own: 429 });
  });
});

const hourSeconds = 60 * 60;

/** Waits for the next hour when this one is nearly over, because counts start again with it. */
async function hourThatLasts(ms: number): Promise<void> {
  const left = hourSeconds * 1_000 - (Date.now() % (hourSeconds * 1_000));
  if (left < ms) await pause(left);
}

async function countInvitations(by: Record<'organizationId' | 'userId', string>, count: number) {
  const steps = Object.entries(by).map(([kind, id]) => {
    const of = ['invite', kind, id];
    const counted = rateLimit({ of, limit: count, windowSeconds: hourSeconds, message: '' }, new Date());
    return update(counted.key, { set: { count } }, {});
  });
  await write(steps);
}

describe('a full team', () => {
  it('cannot invite anybody', async () => {
    const person = await makePerson();
    organizationId = await makeOrganization(person);
    const full = Array.from({ length: limits.members - 1 }, (_, n) => ({
      ...keys.member(organizationId, `filler-${n}`),
      organizationId,
      userId: `filler-${n}`,
      role: 'member',
      name: 'Filler',
      email: `filler-${n}@example.com`,
      joinedAt: new Date().toISOString(),
    }));
    for (let at = 0; at < full.length; at += 100) {
      await write(full.slice(at, at + 100).map(({ pk, sk, ...set }) => update({ pk, sk }, { set }, {})));
    }
    const { status, body } = await invite(person, 'one.more@example.com');
    expect([status, body.code]).toEqual([409, 'MEMBER_LIMIT']);
  });
});
