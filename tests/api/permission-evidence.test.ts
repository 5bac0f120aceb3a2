import { beforeAll, describe, expect, it } from 'vitest';
import { assetRoutes, type Asset } from '#contract/resources/asset';
import { customerRoutes } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import { permissionRoutes } from '#contract/resources/permission';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { call, makeCustomer, makeOwner } from '../support/people.ts';
import { pdf } from '../support/pictures.ts';
import { announce, upload } from '../support/uploads.ts';

const { owner, organizationId, caller } = await makeOwner();
const { id: customerId } = await makeCustomer(owner, organizationId);

beforeAll(() => runInProcess());

const record = (assetIds: string[], note?: string) =>
  callRaw(
    permissionRoutes.recordPermission,
    {
      customerId,
      subjects: ['name'],
      channels: ['press'],
      wording: 'Yes',
      method: 'contract',
      evidence: { note, assetIds },
    },
    caller,
  );
const contract = () => upload(caller, pdf, 'application/pdf');

describe('a file that proves a permission', () => {
  it('is hashed into the entry and undeletable while the ledger names it', async () => {
    const file: Asset = await contract();
    expect((await record([file.id, file.id])).status).toBe(200);
    expect((await record([file.id], 'Section 7')).status).toBe(200);
    const { entries, intact } = await call(permissionRoutes.getPermission, { customerId }, caller);
    expect(intact).toBe(true);
    expect(entries.map(({ evidence }) => evidence)).toEqual([
      { note: '', assetIds: [file.id, file.id] },
      { note: 'Section 7', assetIds: [file.id] },
    ]);
    const use = { type: 'permission', id: customerId };
    const { usedBy } = await call(assetRoutes.getAsset, { id: file.id }, caller);
    expect(usedBy).toEqual([{ ...use, name: expect.any(String) }]);
    const refused = await callRaw(assetRoutes.deleteAsset, { id: file.id }, caller);
    expect([refused.status, refused.body.code]).toEqual([409, 'ASSET_IN_USE']);
    // The ledger outlives the customer, and so does its evidence.
    await call(customerRoutes.deleteCustomer, { id: customerId }, caller);
    const after = await callRaw(assetRoutes.deleteAsset, { id: file.id }, caller);
    expect(after.body).toMatchObject({ code: 'ASSET_IN_USE', usedBy: [use] });
  });

  it('must be a ready file of the own library, up to the limit', async () => {
    const stranger = await makeOwner();
    const { id } = await makeCustomer(owner, organizationId);
    const theirs = await upload(stranger.caller, pdf, 'application/pdf');
    const pending = (await announce(caller, pdf, 'application/pdf')).asset;
    const send = (assetIds: string[]) =>
      callRaw(
        permissionRoutes.recordPermission,
        {
          customerId: id,
          subjects: ['name'],
          channels: ['press'],
          wording: 'Yes',
          method: 'email',
          evidence: { assetIds },
        },
        caller,
      );
    for (const assetId of [theirs.id, pending.id, '01HZX0000000000000000000ZZ']) {
      const { status, body } = await send([assetId]);
      expect([status, body.fields]).toEqual([400, { 'evidence.assetIds': expect.any(String) }]);
    }
    const many = Array.from({ length: limits.evidenceFiles + 1 }, () => theirs.id);
    expect((await send(many)).status).toBe(400);
    expect((await send([])).status).toBe(400);
    expect((await call(permissionRoutes.getPermission, { customerId: id }, caller)).entries).toEqual([]);
  });
});
