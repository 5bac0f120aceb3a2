import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { emailHash } from '#functions/shared/data/hash';
import { keys, prefixes } from '#functions/shared/data/keys';
import { put, update } from '#functions/shared/data/write';
import { openBucket } from '#functions/shared/files/bucket';
import { deleteOrganization } from '#functions/organization/delete-organization';
import { handler } from '#functions/triggers/purge-organizations';
import { callRaw } from '../support/call.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly, ownersContext } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  addInvitation,
  addMember,
  makeCustomer,
  makeOrganization,
  makePerson,
  makeReference,
  write,
  type Person,
} from '../support/people.ts';
import { runHere, runJob } from '../support/run-job.ts';
import { dumpPartition, readItem } from '../support/table.ts';

// The dates lie in the past, so that the job finds only what is deleted here.
const deletedAt = new Date('2020-01-01T00:00:00.000Z');
const nextDay = '2020-01-02T00:00:00.000Z';
const dayBefore = '2020-01-30T23:00:00.000Z';
const whenDue = '2020-01-31T01:00:00.000Z';

runQuietly();
const owner = await makePerson();
const members = await Promise.all([makePerson(), makePerson()]);
const other = await makeOrganization(owner);
for (const member of members) await addMember(other, member, 'member');

const run = (time: string) => runHere(handler, time);
const invited = (organizationId: string) => `${organizationId}@example.com`.toLowerCase();

async function makeFull(): Promise<string> {
  const organizationId = await makeOrganization(owner);
  for (const member of members) await addMember(organizationId, member, 'member');
  await addInvitation(organizationId, invited(organizationId), 'member');
  const customer = await makeCustomer(owner, organizationId);
  await makeReference(owner, organizationId, customer.id, { status: 'Published' });
  const { client, bucket } = openBucket();
  for (const Key of [
    `assets/${organizationId}/a/w.webp`,
    `private/${organizationId}/a/w.webp`,
    `uploads/${organizationId}/b`,
  ]) {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'x' }));
  }
  return organizationId;
}

async function remove(organizationId: string, writes = Infinity): Promise<void> {
  const context = ownersContext(organizationId, owner.userId, deletedAt);
  await cutOffAfter(writes, () => deleteOrganization(context, {}));
}

async function leftOf(organizationId: string): Promise<unknown[]> {
  const objects = await Promise.all(
    ['assets', 'private', 'uploads'].map((folder) => filesBelow(folder, organizationId)),
  );
  const rows = await Promise.all(
    [
      `ORG#${organizationId}`,
      `PUB#${organizationId}`,
      `INVITEE#${emailHash(invited(organizationId))}`,
      'JOB#release',
      'JOB#purge',
    ].map(dumpPartition),
  );
  const due = ({ pk, sk }: Record<string, unknown>) =>
    !String(pk).startsWith('JOB#') || String(sk).endsWith(organizationId);
  return [...rows.flat().filter(due), ...objects.flat()];
}

async function filesBelow(folder: string, organizationId: string) {
  const { client, bucket } = openBucket();
  const Prefix = `${folder}/${organizationId}/`;
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix }));
  return Contents;
}

async function countsOf(person: Person) {
  const rows = await dumpPartition(`USER#${person.userId}`);
  const memberships = rows.filter(({ sk }) => String(sk).startsWith(prefixes.membership));
  return [rows.find(({ sk }) => sk === 'PROFILE')?.organizationCount, memberships.length];
}

async function expectNothingLeft(organizationId: string): Promise<void> {
  expect(await leftOf(organizationId)).toEqual([]);
  for (const person of [owner, ...members]) expect(await countsOf(person)).toEqual([1, 1]);
  await expectConsistent(other);
}

describe('a deleted organization', () => {
  it('is kept for thirty days and then removed completely', async () => {
    const organizationId = await makeFull();
    await remove(organizationId);
    await runJob('PurgeOrganizations', nextDay);
    // The stream hides the files and then removes its marker.
    const visible = async () => [
      ...(await filesBelow('assets', organizationId)),
      ...(await filesBelow('private', organizationId)).filter(({ Key }) => Key?.endsWith('/hiding')),
    ];
    await expect.poll(visible).toEqual([]);
    const before = await leftOf(organizationId);
    await runJob('PurgeOrganizations', dayBefore);
    expect(await leftOf(organizationId)).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
    await runJob('PurgeOrganizations', whenDue);
    await expectNothingLeft(organizationId);
  });

  it('whose deletion was killed is finished by the next run', async () => {
    for (const writes of [0, 1, 2, 3]) {
      const organizationId = await makeFull();
      await remove(organizationId, writes);
      const memberships = async () =>
        (await dumpPartition(`ORG#${organizationId}`)).filter(({ sk }) => String(sk).startsWith('MEMBER#'));
      if (writes === 0) {
        await expectConsistent(organizationId);
        expect(await memberships()).toHaveLength(3);
        await remove(organizationId, 1);
      }
      expect(await memberships()).toHaveLength(writes < 2 ? 3 : 0);
      await runJob('PurgeOrganizations', nextDay);
      expect(await memberships()).toEqual([]);
      for (const person of [owner, ...members]) expect(await countsOf(person)).toEqual([1, 1]);
      await run(whenDue);
      await expectNothingLeft(organizationId);
    }
  });

  it('is purged although the purge is killed before each of its writes', async () => {
    let writes = 0;
    for (let finished = false; !finished; writes += 1) {
      const organizationId = await makeFull();
      await remove(organizationId, 1);
      finished = await cutOffAfter(writes, () => run(whenDue));
      for (const person of [owner, ...members]) {
        const [counted, held] = await countsOf(person);
        expect(counted).toBe(held);
      }
      await run(whenDue);
      await expectNothingLeft(organizationId);
    }
    expect(writes).toBeGreaterThan(7);
  });

  it('is purged although every run dies after its first write', async () => {
    const organizationId = await makeFull();
    await remove(organizationId, 1);
    let runs = 1;
    while (!(await cutOffAfter(1, () => run(whenDue)))) runs += 1;
    expect(runs).toBeGreaterThan(5);
    await expectNothingLeft(organizationId);
  });

  it('is purged once when three runs meet', async () => {
    const organizationId = await makeFull();
    await remove(organizationId, 1);
    await Promise.all([run(whenDue), run(whenDue), run(whenDue)]);
    await expectNothingLeft(organizationId);
  });

  it('is skipped when it was restored in time', async () => {
    const organizationId = await makeFull();
    await remove(organizationId, 1);
    const saved = await readItem(keys.savedPage(organizationId));
    await write([
      update(keys.organization(organizationId), { set: { status: 'active' } }, {}),
      put(keys.publicPage(organizationId), { ...saved, name: 'Back' }),
    ]);
    await run(whenDue);
    await expectConsistent(organizationId);
    const caller = { token: owner.accessToken, organizationId };
    expect((await callRaw(organizationRoutes.renameOrganization, { name: 'Back' }, caller)).status).toBe(200);
    await remove(organizationId);
    await run(whenDue);
    await expectNothingLeft(organizationId);
  });

  it('with more rows than one transaction takes is purged completely', async () => {
    const organizationId = await makeFull();
    const people = Array.from({ length: 55 }, (_, n) => ({
      ...owner,
      userId: `${organizationId}-${n}`,
      email: `${n}-${invited(organizationId)}`,
    }));
    await Promise.all(
      people.map(async (person) => {
        await write([put(keys.profile(person.userId), { email: person.email, organizationCount: 0 })]);
        await addMember(organizationId, person, 'member');
        await addInvitation(organizationId, person.email, 'member');
      }),
    );
    for (let at = 0; at < 250; at += 50) {
      const ids = Array.from({ length: 50 }, (_, n) => `customer-number-${at + n}`);
      await write(ids.map((id) => put(keys.customer(organizationId, id), { id, referenceCount: 0 })));
    }
    await remove(organizationId);
    for (const person of people) expect(await countsOf(person)).toEqual([0, 0]);
    await run(whenDue);
    await expectNothingLeft(organizationId);
    for (const { email } of people) expect(await dumpPartition(`INVITEE#${emailHash(email)}`)).toEqual([]);
  });
});
