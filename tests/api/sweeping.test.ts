import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressEndsAt, assetRoutes, type Asset } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { createUpload } from '#functions/asset/create-upload';
import { acquireLease } from '#functions/shared/jobs/lease';
import { assetTable, findAsset, keyOf } from '#functions/asset/store';
import { keys, partitions } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { objects, type AssetRef } from '#functions/shared/files/objects';
import { presignUpload } from '#functions/shared/files/presign';
import { handler as processUpload } from '#functions/triggers/process-upload';
import { handler as sweepUploads } from '#functions/triggers/sweep-jobs';
import { runInProcess, ownersContext } from '../support/in-process.ts';
import { callRaw, type Caller } from '../support/call.ts';
import { write } from '../support/people.ts';
import { pdf, picture } from '../support/pictures.ts';
import { putRow, removeItem, table } from '../support/table.ts';
import {
  about,
  announce,
  newOwner,
  type Member,
  objectsUnder,
  send,
  settled,
  storageOf,
  sweep,
  upload,
} from '../support/uploads.ts';

const get = (caller: Caller, id: string) => callRaw(assetRoutes.getAsset, { id }, caller);
const remove = (caller: Caller, id: string) => callRaw(assetRoutes.deleteAsset, { id }, caller);
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const nothing = { bytes: 0, pending: 0 };

async function announcedAgo(
  minutes: number,
  { organizationId, userId }: Member,
  bytes: Buffer,
): Promise<Asset> {
  const context = {
    ...ownersContext(organizationId, userId, minutesFromNow(-minutes)),
    table: assetTable(organizationId),
  };
  const { asset } = await createUpload(context, about(bytes, typeOf(bytes)));
  return asset;
}

/** Uploads while a dead worker holds the lease, so that the event is lost. */
async function uploadWithoutEvent(
  { organizationId }: Member,
  { id }: Pick<Asset, 'id'>,
  bytes: Buffer,
): Promise<void> {
  const ref = { organizationId, assetId: id };
  const assets = assetTable(organizationId);
  expect(await acquireLease(assets, keyOf(ref), (await findAsset(assets, ref))!, new Date())).toBeDefined();
  await sendNow(ref, bytes);
  // Events are handled in order: once a later file is ready, this event is over.
  expect((await upload(await newOwner(), pdf, 'application/pdf')).status).toBe('ready');
  const leasedUntil = minutesFromNow(-1).toISOString();
  await write([update(keys.asset(organizationId, id), { set: { leasedUntil } }, {})]);
}

/** Uses a fresh address, because the announced one may be too old. */
async function sendNow(ref: AssetRef, bytes: Buffer): Promise<void> {
  const signed = await presignUpload(
    { key: objects.upload(ref), ...about(bytes, typeOf(bytes)) },
    new Date(),
  );
  expect((await send(signed, bytes)).status).toBe(200);
}

const typeOf = (bytes: Buffer) => (bytes === pdf ? 'application/pdf' : 'image/png');

const objectCreated = ({ organizationId }: Member, { id }: Asset) => ({
  id: ulid(),
  detail: { object: { key: objects.upload({ organizationId, assetId: id }) } },
});
const deliver = (member: Member, asset: Asset) =>
  processUpload(objectCreated(member, asset) as Parameters<typeof processUpload>[0]);

beforeAll(() => runInProcess());

describe('the sweeper', () => {
  it('removes an upload that never arrived, once, in three runs', async () => {
    const member = await newOwner();
    const asset = await announcedAgo(20, member, pdf);
    expect((await storageOf(member.organizationId)).stored).toEqual({ bytes: pdf.length, pending: 1 });
    await Promise.all([sweep(), sweep(), sweep()]);
    expect((await get(member, asset.id)).status).toBe(404);
    expect(await storageOf(member.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });
  });

  it('leaves an upload alone that still has time', async () => {
    const member = await newOwner();
    const asset = await announcedAgo(14, member, pdf);
    await sweep();
    expect((await get(member, asset.id)).body.status).toBe('pending');
  });

  it('processes an uploaded file whose event was lost', async () => {
    const member = await newOwner();
    const bytes = await picture(90, 60).png().toBuffer();
    const { id } = await announcedAgo(20, member, bytes);
    await uploadWithoutEvent(member, { id }, bytes);
    expect((await get(member, id)).body.status).toBe('pending');
    await Promise.all([sweep(), sweep()]);
    expect(await settled(member, id)).toMatchObject({ status: 'ready', width: 90 });
    await sweep();
    const used = { bytes: bytes.length, pending: 0 };
    expect(await storageOf(member.organizationId)).toEqual({ stored: used, recomputed: used, due: 0 });
  });

  it('finishes a deletion of a pending upload and discards late bytes', async () => {
    const member = await newOwner();
    const announced = await announce(member, pdf, 'application/pdf');
    expect((await remove(member, announced.asset.id)).status).toBe(200);
    expect((await storageOf(member.organizationId)).stored).toEqual({ bytes: pdf.length, pending: 0 });
    expect((await send(announced, pdf)).status).toBe(200);
    await expect.poll(() => objectsUnder(`uploads/${member.organizationId}/`)).toEqual([]);
    // The storage is free when no worker can hold the file.
    await sweep(minutesFromNow(serverLimits.jobLeaseMinutes + 2));
    expect(await storageOf(member.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });
  });

  it('frees the storage of a deleted upload once its address has expired', async () => {
    const member = await newOwner();
    const { asset } = await announce(member, pdf, 'application/pdf');
    expect((await remove(member, asset.id)).status).toBe(200);
    const ends = addressEndsAt(asset);
    await sweep(new Date(ends - 1_000));
    expect((await storageOf(member.organizationId)).stored).toEqual({ bytes: pdf.length, pending: 0 });
    await sweep(new Date(ends));
    expect(await storageOf(member.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });

    // After the address has expired, a deletion frees it at once.
    const late = await announcedAgo(limits.uploadUrlSeconds / 60 + 1, member, pdf);
    expect((await remove(member, late.id)).status).toBe(200);
    expect(await storageOf(member.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });
  });

  it('finishes a removal that was killed, once', async () => {
    const member = await newOwner();
    const asset = await upload(member, pdf, 'application/pdf');
    await killedWhileDeleting(member, asset);
    expect(await objectsUnder(`private/${member.organizationId}/`)).toHaveLength(1);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await objectsUnder(`private/${member.organizationId}/`)).toEqual([]);
    expect(await storageOf(member.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });
  });

  it('continues after a failing item', async () => {
    const member = await newOwner();
    const asset = await announcedAgo(20, member, pdf);
    const key = { pk: partitions.scheduled('upload'), sk: '2020-01-01T00:00:00.000Z#broken' };
    await putRow(key, { kind: 'upload' });
    await expect(sweepUploads({ id: 'test', time: new Date().toISOString() })).rejects.toThrow(
      /could not be swept/,
    );
    expect((await get(member, asset.id)).status).toBe(404);
    await removeItem(key);
  });
});

async function killedWhileDeleting(member: Member, { id, size }: Asset): Promise<void> {
  const { client, TableName } = table();
  const { organizationId } = member;
  const Item = {
    ...keys.scheduled('upload', minutesFromNow(-1), organizationId, id, 'removal'),
    kind: 'removal',
    organizationId,
    assetId: id,
    bytes: size,
  };
  await client.send(
    new TransactWriteCommand({
      TransactItems: [
        { Delete: { TableName, Key: keys.asset(organizationId, id) } },
        { Put: { TableName, Item } },
      ],
    }),
  );
}

describe('the processing of an upload', () => {
  it('takes effect once for repeated events', async () => {
    const member = await newOwner();
    const bytes = await picture(1_000, 500).png().toBuffer();
    const announced = await announcedAgo(1, member, bytes);
    await uploadWithoutEvent(member, announced, bytes);
    await Promise.all([1, 2, 3].map(() => deliver(member, announced)));
    const asset = await settled(member, announced.id);
    expect(asset.status).toBe('ready');
    await deliver(member, asset);
    expect((await get(member, asset.id)).body).toMatchObject({ ...asset });
    const used = { bytes: bytes.length, pending: 0 };
    expect(await storageOf(member.organizationId)).toEqual({ stored: used, recomputed: used, due: 0 });
  });

  it('gives up on a file that killed the function each time', async () => {
    const member = await newOwner();
    const { id } = await announcedAgo(1, member, pdf);
    const ref = { organizationId: member.organizationId, assetId: id };
    const assets = assetTable(member.organizationId);
    for (let left = serverLimits.jobAttempts; left > 0; left -= 1) {
      const began = minutesFromNow(-left * (serverLimits.jobLeaseMinutes + 1));
      const leaseAgain = async () => acquireLease(assets, keyOf(ref), (await findAsset(assets, ref))!, began);
      // The worker dies; until its lease ends no other begins.
      expect(await leaseAgain()).toBeDefined();
      expect(await leaseAgain()).toBeUndefined();
    }
    await sendNow(ref, pdf);
    expect(await settled(member, id)).toMatchObject({
      status: 'rejected',
      reason: 'The file could not be processed',
    });
    await expect.poll(() => objectsUnder(objects.upload(ref))).toEqual([]);
    expect(await storageOf(member.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });
  });

  it('rejects bytes that were not announced, should S3 accept them', async () => {
    const member = await newOwner();
    const announced = await announcedAgo(1, member, pdf);
    const other = Buffer.from(pdf.toString().replace('Catalog', 'catalog'));
    await sendNow({ organizationId: member.organizationId, assetId: announced.id }, other);
    expect((await settled(member, announced.id)).reason).toMatch(/not the one that was announced/);
  });

  it('leaves no file of an upload that is deleted meanwhile', async () => {
    const member = await newOwner();
    const bytes = await picture(1_500, 1_500).png().toBuffer();
    const announced = await announcedAgo(1, member, bytes);
    await uploadWithoutEvent(member, announced, bytes);
    const processing = deliver(member, announced);
    expect((await remove(member, announced.id)).status).toBe(200);
    await processing;
    expect((await get(member, announced.id)).status).toBe(404);
    await sweep(minutesFromNow(serverLimits.jobLeaseMinutes + 2));
    expect(await objectsUnder(`private/${member.organizationId}/`)).toEqual([]);
    expect(await storageOf(member.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });
  });
});
