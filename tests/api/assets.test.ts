import { beforeAll, describe, expect, it } from 'vitest';
import { assetRoutes, type Asset } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { keys, partitions } from '#functions/shared/data/keys';
import { runInProcess } from '../support/in-process.ts';
import { callRaw, outcomes, times, type Caller } from '../support/call.ts';
import { call } from '../support/people.ts';
import { fileCookies, readFile, statusInPublic } from '../support/files.ts';
import { pdf, picture } from '../support/pictures.ts';
import { dumpPartition, updateRow } from '../support/table.ts';
import {
  about,
  announce,
  newOwner,
  announceRaw,
  objectsUnder,
  storageOf,
  upload,
  type Member,
} from '../support/uploads.ts';

async function newOwnerWith(storageBytes: number): Promise<Member> {
  const owner = await newOwner();
  const limit = { ':bytes': storageBytes };
  await updateRow(keys.organization(owner.organizationId), 'SET storageBytes = :bytes', limit);
  return owner;
}

const get = (caller: Caller, id: string) => callRaw(assetRoutes.getAsset, { id }, caller);
const remove = (caller: Caller, id: string) => callRaw(assetRoutes.deleteAsset, { id }, caller);
const nothing = { bytes: 0, pending: 0 };

beforeAll(() => runInProcess());

describe('the storage of a plan', () => {
  it('admits exactly the uploads that fit when fifty start at once', async () => {
    const caller = await newOwnerWith(pdf.length * 7 + 5);
    const input = about(pdf, 'application/pdf');
    const responses = await times(50, () => announceRaw(caller, input));
    expect(outcomes(responses)).toEqual({ 200: 7, STORAGE_LIMIT: 43 });
    const { stored, recomputed } = await storageOf(caller.organizationId);
    expect(stored).toEqual({ bytes: pdf.length * 7, pending: 7 });
    expect(recomputed).toEqual(stored);
  });

  it('refuses a file larger than itself, naming the limit', async () => {
    const caller = await newOwnerWith(1_000);
    const { body } = await announceRaw(caller, { ...about(pdf, 'application/pdf'), size: 1_001 });
    expect(body).toMatchObject({ code: 'STORAGE_LIMIT', Error: expect.stringContaining('storage') });
    expect((await storageOf(caller.organizationId)).stored).toEqual(nothing);
  });

  it('is that of the free plan at first', async () => {
    const caller = await newOwner();
    const meta = async () =>
      (await dumpPartition(partitions.organization(caller.organizationId))).find(({ sk }) => sk === 'META');
    expect((await meta())?.storageBytes).toBe(100 * 1024 ** 2);
    const large = { ...about(pdf, 'application/pdf'), size: limits.documentBytes };
    for (let n = 0; n < 4; n += 1) expect((await announceRaw(caller, large)).status).toBe(200);
    expect((await announceRaw(caller, large)).body.code).toBe('STORAGE_LIMIT');
  });

  it('admits a limited number of pending uploads', async () => {
    const caller = await newOwner();
    const input = about(pdf, 'application/pdf');
    const responses = await times(30, () => announceRaw(caller, input));
    const admitted = serverLimits.pendingUploads;
    expect(outcomes(responses)).toEqual({ 200: admitted, UPLOAD_LIMIT: 30 - admitted });
  });
});

describe('an asset', () => {
  it('is listed newest first over pages and read by id', async () => {
    const caller = await newOwner();
    const made: Asset[] = [];
    for (const name of ['one', 'two', 'three']) made.push(await upload(caller, pdf, 'application/pdf', name));
    const first = await call(assetRoutes.listAssets, { limit: 2 }, caller);
    expect(first.assets.map(({ name }) => name)).toEqual(['three', 'two']);
    const second = await call(assetRoutes.listAssets, { limit: 2, cursor: first.nextCursor }, caller);
    expect(second.assets).toEqual([expect.objectContaining({ name: 'one', createdBy: caller.userId })]);
    expect((await get(caller, made[0]!.id)).body).toEqual({ ...second.assets[0], usedBy: [] });
  });

  it('is listed as pending, without an address, until it is ready', async () => {
    const caller = await newOwner();
    const { asset } = await announce(caller, pdf, 'application/pdf');
    const { body } = await callRaw(assetRoutes.listAssets, {}, caller);
    expect(body.assets).toEqual([asset]);
    expect(asset).toMatchObject({ status: 'pending', variants: [] });
    expect(asset.url).toBeUndefined();
  });

  it('is deleted with its files and frees its storage', async () => {
    const caller = await newOwner();
    const asset = await upload(caller, await picture(500, 50).png().toBuffer(), 'image/png');
    const cookie = await fileCookies(caller);
    expect((await readFile(asset.url!, cookie)).status).toBe(200);
    expect(await objectsUnder(`private/${caller.organizationId}/`)).toHaveLength(2);
    expect(await remove(caller, asset.id)).toMatchObject({ status: 200, body: { id: asset.id } });
    expect(await objectsUnder(`private/${caller.organizationId}/`)).toEqual([]);
    expect((await readFile(asset.url!, cookie)).status).toBe(404);
    expect(await statusInPublic(asset.url!)).toBe(404);
    expect((await get(caller, asset.id)).status).toBe(404);
    expect((await remove(caller, asset.id)).status).toBe(404);
    expect(await storageOf(caller.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });
  });

  it('is deleted once when several calls delete it', async () => {
    const caller = await newOwner();
    const asset = await upload(caller, pdf, 'application/pdf');
    const responses = await times(6, () => remove(caller, asset.id));
    expect(outcomes(responses)).toEqual({ 200: 1, NOT_FOUND: 5 });
    expect((await storageOf(caller.organizationId)).stored).toEqual(nothing);
  });

  it('frees its storage once when it was rejected', async () => {
    const caller = await newOwner();
    const asset = await upload(caller, Buffer.from('<html>'), 'image/png');
    expect(asset.status).toBe('rejected');
    expect((await remove(caller, asset.id)).status).toBe(200);
    expect(await storageOf(caller.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });
  });
});
