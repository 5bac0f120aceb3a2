import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { routes } from '#contract/index';
import type { Role } from '#contract/rules/roles';
import { teamRoutes } from '#contract/resources/team';
import { userRoutes } from '#contract/resources/user';
import { emailHash } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { callRaw, everyParameter } from '../support/call.ts';
import { callUserPool, signIn, signUp } from '../support/cloud.ts';
import { invoke, loadFunction, startFailingService } from '../support/in-process.ts';
import {
  addInvitation,
  addMember,
  call,
  makeCustomer,
  makeOrganization,
  makePerson,
  type Person,
} from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { auditOf, dumpPartition, dumpTable, putRow } from '../support/table.ts';

const password = 'a long enough password';
const deleteAccount = ({ accessToken }: Person) =>
  callRaw(userRoutes.deleteProfile, {}, { token: accessToken });
const counts = async (organizationId: string) => {
  const rows = await dumpPartition(`ORG#${organizationId}`);
  const { ownerCount, memberCount } = rows.find(({ sk }) => sk === 'META')!;
  const members = rows.filter(({ sk }) => String(sk).startsWith('MEMBER#'));
  expect(memberCount).toBe(members.length);
  expect(ownerCount).toBe(members.filter(({ role }) => role === 'owner').length);
  return { owners: ownerCount, members: memberCount };
};
const runWith = async (environment: Record<string, string>) => {
  const { handler } = await loadFunction(() => import('#functions/triggers/erase-users'), environment);
  const run = handler as unknown as (event: object) => Promise<void>;
  await run({ id: 'run', time: new Date().toISOString() });
};
/** Failures are ignored, because the job also meets accounts of other suites. */
const finishByJob = (person: Person) =>
  expect
    .poll(async () => {
      await runJob('EraseUsers').catch(() => undefined);
      return await dueFor(person);
    })
    .toEqual([]);
const dueFor = async ({ userId }: Person) =>
  (await dumpPartition('JOB#erase')).filter((row) => row.userId === userId);

afterEach(() => vi.unstubAllEnvs());

async function personWithMemberships(
  membership: 'sole owner' | 'co-owner' | 'member',
  organizations: number,
) {
  const [person, other] = await Promise.all([makePerson('Ada Leaver'), makePerson('Grace Stays')]);
  const ids: string[] = [];
  for (let n = 0; n < organizations; n += 1) {
    const [maker, joiner, role]: [Person, Person, Role] =
      membership === 'sole owner'
        ? [person, other, 'member']
        : membership === 'co-owner'
          ? [person, other, 'owner']
          : [other, person, 'member'];
    const id = await makeOrganization(maker, { name: `Organization ${n}` });
    await addMember(id, joiner, role);
    ids.push(id);
  }
  return { person, other, ids };
}

describe('deleting an account', () => {
  const numbers = [1, 5];

  // The shared organization is one more, and five are the limit.
  it.each([1, 4])(
    'is refused for the sole owner of %i organizations, naming them, and changes nothing',
    async (n) => {
      const { person, other, ids } = await personWithMemberships('sole owner', n);
      const shared = await makeOrganization(person);
      await addMember(shared, other, 'owner');
      const partitions = [`USER#${person.userId}`, ...[...ids, shared].map((id) => `ORG#${id}`)];
      const before = await Promise.all(partitions.map(dumpPartition));
      const { status, body } = await deleteAccount(person);
      expect([status, body.code]).toEqual([409, 'LAST_OWNER']);
      expect(body.organizations).toHaveLength(n);
      expect(body.organizations).toEqual(
        expect.arrayContaining(
          ids.map((organizationId, i) => ({ organizationId, name: `Organization ${i}` })),
        ),
      );
      expect(await Promise.all(partitions.map(dumpPartition))).toEqual(before);
      expect(await dueFor(person)).toEqual([]);
    },
  );

  it.each(numbers)('leaves each of %i co-owned organizations to the other owner', async (n) => {
    const { person, other, ids } = await personWithMemberships('co-owner', n);
    expect((await deleteAccount(person)).body).toEqual({ deleted: true });
    for (const id of ids) {
      expect(await counts(id)).toEqual({ owners: 1, members: 1 });
      const meta = (await dumpPartition(`ORG#${id}`)).find(({ sk }) => sk === 'META');
      expect(meta!.email).toBe(other.email);
    }
  });

  it.each(numbers)('leaves each of %i organizations with one member fewer', async (n) => {
    const { person, ids } = await personWithMemberships('member', n);
    expect((await deleteAccount(person)).body).toEqual({ deleted: true });
    for (const id of ids) expect(await counts(id)).toEqual({ owners: 1, members: 1 });
  });

  it('is refused for the sole owner of a suspended organization', async () => {
    const { person, ids } = await personWithMemberships('sole owner', 1);
    const meta = (await dumpPartition(`ORG#${ids[0]!}`)).find(({ sk }) => sk === 'META');
    await putRow(keys.organization(ids[0]!), { ...meta, status: 'inactive' });
    const { status, body } = await deleteAccount(person);
    expect([status, body.code]).toEqual([409, 'LAST_OWNER']);
  });

  it('closes every route and every way to sign in', async () => {
    const { person } = await personWithMemberships('member', 1);
    const { refreshToken } = await signIn(person.email, password);
    await deleteAccount(person);
    for (const route of routes.filter(({ access }) => access !== 'public')) {
      const { status } = await callRaw(route, everyParameter(route, person.userId), {
        token: person.accessToken,
      });
      expect(status, route.operation).toBe(401);
    }
    await expect(signIn(person.email, password)).rejects.toThrow('Incorrect username or password');
    const refresh = { RefreshToken: refreshToken, ClientId: inject('cloud').userPoolClientId };
    await expect(callUserPool('GetTokensFromRefreshToken', refresh)).rejects.toThrow('revoked');
  });

  it('removes name and address from the table and keeps authored records by user id', async () => {
    const name = `Ada ${Date.now()}`;
    const [person, owner] = await Promise.all([makePerson(name), makePerson()]);
    const shared = await makeOrganization(owner);
    await addMember(shared, person, 'admin');
    const own = await makeOrganization(person);
    await addMember(own, owner, 'owner');
    await call(userRoutes.updateProfile, { name }, { token: person.accessToken });
    const customer = await makeCustomer(person, shared);
    const hash = emailHash(person.email);
    const received = { organizationId: own, role: 'member', email: person.email, status: 'pending' };
    await putRow(keys.invitee(hash, own), { organizationId: own, role: 'member', status: 'pending' });
    await putRow(keys.invitation(own, hash), received);
    const guest = 'guest@example.com';
    await addInvitation(shared, guest, 'member', { invitedBy: person.userId });
    await putRow(keys.subscriber(hash), { email: person.email, status: 'confirmed' });
    const traces = async () =>
      (await dumpTable()).filter((row) => {
        const text = JSON.stringify(row);
        return [name, person.email, hash].some((trace) => text.includes(trace));
      });
    expect((await traces()).length).toBeGreaterThan(6);

    expect((await deleteAccount(person)).status).toBe(200);
    expect(await traces()).toEqual([]);
    const [tombstone, ...others] = await dumpPartition(`USER#${person.userId}`);
    expect(others).toEqual([]);
    expect(Object.keys(tombstone!).toSorted()).toEqual(
      ['deletedAt', 'expiresAt', 'pk', 'sk', 'tokensValidAfter', 'userId'].toSorted(),
    );
    expect(tombstone!.expiresAt).toBeGreaterThan(Date.now() / 1000 + 35 * 24 * 60 * 60);
    const team = await callRaw(teamRoutes.listTeam, {}, { token: owner.accessToken, organizationId: shared });
    expect(team.body.invitations).toMatchObject([{ email: guest, invitedBy: 'Former member' }]);
    const read = await callRaw(
      { method: 'GET', path: '/api/customer/{id}' },
      { id: customer.id },
      { token: owner.accessToken, organizationId: shared },
    );
    expect(read.body.createdBy).toBe(person.userId);
  });

  it('adds one audit entry to the account and one to each organization', async () => {
    const { person, ids } = await personWithMemberships('member', 2);
    await deleteAccount(person);
    const actions = async (scope: string) => (await auditOf(scope)).map(({ action }) => action);
    expect(await actions(person.userId)).toEqual(['profile.delete']);
    for (const id of ids) expect(await actions(id)).toEqual(['organization.create', 'member.leave']);
  });

  it('frees the address for a new account with a new id', async () => {
    const { person, ids } = await personWithMemberships('member', 1);
    await deleteAccount(person);
    const again = await signUp({ email: person.email, name: 'Ada Again', password });
    expect(again.sub).not.toBe(person.userId);
    const profile = await call(userRoutes.getProfile, {}, { token: again.accessToken });
    expect(profile).toEqual({ userId: again.sub, name: 'Ada Again', email: person.email });
    const { status } = await callRaw(
      { method: 'GET', path: '/api/customer' },
      {},
      { token: again.accessToken, organizationId: ids[0]! },
    );
    expect(status).toBe(404);
  });
});

describe('deleting an account during an outage of the user pool', () => {
  it('blocks sign-in at once and is finished by the job', async () => {
    const { person } = await personWithMemberships('member', 1);
    const pool = await startFailingService();
    const failing = { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint };
    const { handler } = await loadFunction(() => import('#functions/user/handler'), failing);
    const { status, body } = await invoke(handler, userRoutes.deleteProfile, person);
    expect([status, body]).toEqual([200, { deleted: true }]);
    expect((await deleteAccount(person)).status).toBe(401);
    await expect(signIn(person.email, password)).rejects.toThrow('This account was deleted');
    expect(await dueFor(person)).toHaveLength(1);

    await expect(runWith(failing)).rejects.toThrow('erasures failed');
    await pool.stop();
    expect(await dueFor(person)).toHaveLength(1);

    await finishByJob(person);
    await expect(signIn(person.email, password)).rejects.toThrow('Incorrect username or password');
  });
});

describe('a restored backup', () => {
  it('loses an erased person again through one scheduled row', async () => {
    const { person, ids } = await personWithMemberships('co-owner', 2);
    const partitions = [`USER#${person.userId}`, ...ids.map((id) => `ORG#${id}`)];
    const backup = (await Promise.all(partitions.map(dumpPartition))).flat();
    await deleteAccount(person);
    const erased = await Promise.all(ids.map((id) => dumpPartition(`ORG#${id}`)));
    for (const { pk, sk, ...item } of backup) await putRow({ pk: String(pk), sk: String(sk) }, item);
    expect((await counts(ids[0]!)).members).toBe(2);

    await putRow(keys.scheduled('erase', new Date(), person.userId), { userId: person.userId });
    await finishByJob(person);
    expect(await Promise.all(ids.map((id) => dumpPartition(`ORG#${id}`)))).toEqual(erased);
    expect((await dumpPartition(`USER#${person.userId}`)).map(({ deletedAt }) => typeof deletedAt)).toEqual([
      'string',
    ]);
  });
});
