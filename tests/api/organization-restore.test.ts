import { execFile } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { publicRoutes } from '#contract/resources/public';
import { teamRoutes } from '#contract/resources/team';
import { keys } from '#functions/shared/data/keys';
import { remove, update } from '#functions/shared/data/write';
import { deleteOrganization } from '#functions/organization/delete-organization';
import { handler } from '#functions/triggers/purge-organizations';
import { Refusal } from '#tools/restore-drill/operator';
import { restoreOrganization } from '#tools/restore-drill/restore-organization';
import { callRaw } from '../support/call.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly, ownersContext } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  addMember,
  call,
  makeCollection,
  makeCustomer,
  makeOrganization,
  makePerson,
  makeReference,
  write,
  type Person,
} from '../support/people.ts';
import { runHere, runJob } from '../support/run-job.ts';
import { auditOf, dumpPartition, readItem } from '../support/table.ts';

// The dates lie in the past, so that the job finds only what is deleted here.
const deletedAt = new Date('2020-03-01T00:00:00.000Z');
const dayAfter = new Date('2020-03-02T00:00:00.000Z');
const justInTime = new Date('2020-03-30T23:59:59.000Z');
const tooLate = new Date('2020-03-31T00:00:00.000Z');

beforeAll(() => {
  runQuietly();
});

const runPurge = (time: Date) => runHere(handler, time);

async function makeFull() {
  const [owner, admin, member] = await Promise.all([makePerson('Ada Owner'), makePerson(), makePerson()]);
  const organizationId = await makeOrganization(owner, { name: 'Example Oy' });
  await addMember(organizationId, admin, 'admin');
  await addMember(organizationId, member, 'member');
  const caller = { token: owner.accessToken, organizationId };
  await call(organizationRoutes.saveSettings, { timeZone: 'Europe/Helsinki' }, caller);
  const customer = await makeCustomer(owner, organizationId);
  await makeReference(owner, organizationId, customer.id, { status: 'Published' });
  await makeCollection(owner, organizationId, { visibility: 'public' });
  return { organizationId, owner, admin, member };
}
type Full = Awaited<ReturnType<typeof makeFull>>;

async function remove30DaysAgo({ organizationId, owner }: Full): Promise<void> {
  await deleteOrganization(ownersContext(organizationId, owner.userId, deletedAt), {});
  await runJob('PurgeOrganizations', dayAfter);
}

const changing = new Set(['version', 'updatedAt', 'activeOrganizationId', 'changed']);
async function rowsOf({ organizationId, owner, admin, member }: Full) {
  const partitions = [`ORG#${organizationId}`, `PUB#${organizationId}`];
  const users = [owner, admin, member].map(({ userId }) => `USER#${userId}`);
  const rows = (await Promise.all([...partitions, ...users].map(dumpPartition))).flat();
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !changing.has(name))));
}

const listed = async ({ accessToken }: Person) =>
  (await call(organizationRoutes.listOrganizations, {}, { token: accessToken })).organizations.map(
    ({ organizationId }) => organizationId,
  );

const fillUp = ({ userId }: Person) =>
  write([update(keys.profile(userId), { set: { organizationCount: 5 } }, {})]);

describe('an organization that was deleted', () => {
  it('is restored completely within 30 days and skipped by the purge', async () => {
    const full = await makeFull();
    const { organizationId, owner, member } = full;
    const team = () => call(teamRoutes.listTeam, {}, { token: owner.accessToken, organizationId });
    const page = async () =>
      (await callRaw(publicRoutes.getReferencePage, { id: organizationId }, {})).status;
    const [rows, people] = [await rowsOf(full), await team()];
    await remove30DaysAgo(full);
    expect([await listed(owner), await page()]).toEqual([[], 404]);

    expect(await restoreOrganization(organizationId, justInTime)).toMatchObject({
      name: 'Example Oy',
      left: [],
    });
    expect(await rowsOf(full)).toEqual(rows);
    expect([await listed(owner), await page()]).toEqual([[organizationId], 200]);
    expect(await listed(member)).toEqual([organizationId]);
    expect(await team()).toEqual(people);
    await expectConsistent(organizationId);

    await runPurge(tooLate);
    expect(await rowsOf(full)).toEqual(rows);
    await expect(restoreOrganization(organizationId, justInTime)).rejects.toThrow('is not deleted');
  });

  it('is not restored after 30 days or before its deletion is finished', async () => {
    const full = await makeFull();
    const { organizationId } = full;
    await remove30DaysAgo(full);
    const rows = await rowsOf(full);
    await expect(restoreOrganization(organizationId, tooLate)).rejects.toThrow('its 30 days are over');
    const due = keys.scheduled('release', deletedAt, organizationId);
    await write([update(due, { set: { organizationId } }, {})]);
    await expect(restoreOrganization(organizationId, justInTime)).rejects.toThrow('not finished yet');
    await write([remove(due, {})]);
    expect(await rowsOf(full)).toEqual(rows);
    await expect(restoreOrganization('01HZX0000000000000000000AB', justInTime)).rejects.toThrow(Refusal);
  });

  it('is complete or gone when restore and purge meet', async () => {
    for (const delayMs of [0, 0, 2, 4, 8, 16, 30]) {
      const full = await makeFull();
      const { organizationId } = full;
      const rows = await rowsOf(full);
      await remove30DaysAgo(full);
      const purge = runPurge(tooLate);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      const restored = await restoreOrganization(organizationId, justInTime).then(
        () => 'restored',
        (error: unknown) => {
          expect(error).toBeInstanceOf(Refusal);
          return 'refused';
        },
      );
      await purge;
      if (restored === 'restored') {
        expect(await rowsOf(full)).toEqual(rows);
        await expectConsistent(organizationId);
      } else {
        expect(await readItem(keys.organization(organizationId))).toBeUndefined();
        expect(await dumpPartition(`PUB#${organizationId}`)).toEqual([]);
      }
    }
  });

  it('is restored although the restore is killed before each of its writes', async () => {
    let writes = 0;
    for (let finished = false; !finished; writes += 1) {
      const full = await makeFull();
      const rows = await rowsOf(full);
      await remove30DaysAgo(full);
      finished = await cutOffAfter(writes, () => restoreOrganization(full.organizationId, justInTime));
      await expectConsistent(full.organizationId);
      if (!finished) await restoreOrganization(full.organizationId, justInTime);
      expect(await rowsOf(full)).toEqual(rows);
    }
    expect(writes).toBe(4);
  });

  it('leaves out and names members who already have five organizations', async () => {
    const full = await makeFull();
    const { organizationId, owner, admin } = full;
    await remove30DaysAgo(full);
    await Promise.all([owner, admin].map(fillUp));
    await expect(restoreOrganization(organizationId, justInTime)).rejects.toThrow('None of its owners');
    expect(await readItem(keys.organization(organizationId))).toMatchObject({ status: 'deleted' });

    await write([update(keys.profile(owner.userId), { set: { organizationCount: 0 } }, {})]);
    const { left } = await restoreOrganization(organizationId, justInTime);
    expect(left).toEqual([{ userId: admin.userId, why: 'Maximum limit of 5 organizations reached' }]);
    await write([update(keys.profile(admin.userId), { set: { organizationCount: 0 } }, {})]);
    await expectConsistent(organizationId);
    const own = await dumpPartition(`ORG#${organizationId}`);
    expect(own.filter(({ sk }) => String(sk).startsWith('FORMER#'))).toEqual([]);
  });

  it('is restored by the command, which explains a refusal', async () => {
    const run = (...args: string[]) =>
      new Promise<{ code: unknown; output: string }>((resolve) => {
        execFile(
          process.execPath,
          ['--import', 'tsx', 'tools/restore-drill/restore.ts', ...args],
          (error, out, err) => resolve({ code: error?.code ?? 0, output: out + err }),
        );
      });
    expect(await run()).toMatchObject({
      code: 2,
      output: expect.stringContaining('--organization') as string,
    });
    const full = await makeFull();
    const { organizationId, owner } = full;
    const { accessToken: token } = owner;
    expect((await callRaw(organizationRoutes.deleteOrganization, {}, { token, organizationId })).status).toBe(
      200,
    );
    const table = ['--stage', 'test', '--table', process.env.TABLE_NAME!];
    const { code, output } = await run('--organization', organizationId, ...table);
    expect([code, output]).toEqual([2, expect.stringContaining('not finished yet')]);
    await runJob('PurgeOrganizations');
    const { code: second, output: words } = await run('--organization', organizationId, ...table);
    expect([second, words]).toEqual([0, expect.stringContaining('“Example Oy” is back')]);
    await expectConsistent(organizationId);
    expect(await auditOf(organizationId, 'organization.restore')).toHaveLength(1);
  });
});
