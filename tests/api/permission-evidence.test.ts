import { beforeAll, describe, expect, it } from 'vitest';
import { assetRoutes, type Asset } from '#contract/resources/asset';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { limits } from '#contract/rules/limits';
import { permissionRoutes } from '#contract/resources/permission';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { uploadPicture } from '../support/files.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { pdf } from '../support/pictures.ts';
import { announce, upload } from '../support/uploads.ts';

const { owner, organizationId, caller } = await makeOwner();
const { id: customerId } = await makeCustomer(owner, organizationId);
const { id: kept } = await makeCustomer(owner, organizationId);

beforeAll(() => runInProcess());

const record = (assetIds: string[] | undefined, note?: string, about = customerId) =>
  callRaw(
    permissionRoutes.recordPermission,
    {
      customerId: about,
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

  it('proves every entry of a withdrawal, which names its parts and how it was said', async () => {
    const { id: refusing } = await makeCustomer(owner, organizationId);
    const file: Asset = await contract();
    await record(undefined, 'Section 7', refusing);
    const withdraw = (input: object) =>
      call(
        permissionRoutes.withdrawPermission,
        { customerId: refusing, channels: ['press'], ...input },
        caller,
      );
    const evidence = { note: 'Their mail', assetIds: [file.id] };
    await withdraw({ subjects: ['text', 'name'], by: 'customer', method: 'email', evidence });
    await withdraw({ subjects: ['logo'], by: 'customer', allowedBefore: true });
    const { entries, intact } = await call(permissionRoutes.getPermission, { customerId: refusing }, caller);
    expect(intact).toBe(true);
    expect(entries.slice(1)).toMatchObject([
      { kind: 'withdrawn', subjects: ['name'], channels: ['press'], method: 'email', evidence },
      { kind: 'declined', subjects: ['text'], channels: ['press'], method: 'email', evidence },
      { kind: 'withdrawn', subjects: ['logo'], channels: ['press'] },
    ]);
    const refused = await callRaw(assetRoutes.deleteAsset, { id: file.id }, caller);
    expect([refused.status, refused.body.code]).toEqual([409, 'ASSET_IN_USE']);
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

describe('a picture that proves a permission', () => {
  const prove = (id: string) => record([id], undefined, kept);
  const branding = {
    brandColors: { primary: '#00aa55', secondary: '#223344', text: '#111111', background: '#fefefe' },
    layout: 'grid',
    template: { id: 'default' },
  };
  const reference = (input: { attributes?: object; custom?: object }) => {
    const body = { name: 'Shown', ...input, attributes: { customerId: kept, ...input.attributes } };
    return callRaw(referenceRoutes.createReference, body, caller);
  };
  const uses: [string, string, (url: string) => ReturnType<typeof callRaw>][] = [
    ['an image of a reference', 'custom.mainImage', (url) => reference({ custom: { mainImage: url } })],
    [
      'a picture of a story',
      'attributes.longDescription',
      (url) => reference({ attributes: { longDescription: `![](${url})` } }),
    ],
    [
      'the logo of a customer',
      'attributes.logoUrl',
      (url) =>
        callRaw(customerRoutes.createCustomer, { name: 'Shown', attributes: { logoUrl: url } }, caller),
    ],
    [
      'the logo of the page',
      'logo',
      (url) => callRaw(organizationRoutes.saveBranding, { ...branding, logo: url }, caller),
    ],
    [
      'the picture of the page’s header',
      'headerImage',
      (url) => callRaw(organizationRoutes.saveBranding, { ...branding, headerImage: url }, caller),
    ],
  ];

  it.each(uses)('cannot become %s', async (_, field, use) => {
    const { id, url } = await uploadPicture(caller);
    expect((await prove(id)).status).toBe(200);
    const { status, body } = await use(url!);
    expect([status, body.fields]).toEqual([400, { [field]: expect.stringContaining('evidence') }]);
  });

  it.each(uses)('cannot be %s at the same time', async (_, _field, use) => {
    const { id, url } = await uploadPicture(caller);
    expect((await use(url!)).status).toBe(200);
    const { status, body } = await prove(id);
    expect([status, body.fields]).toEqual([
      400,
      { 'evidence.assetIds': expect.stringContaining('as a file of its own') },
    ]);
  });

  it('is either shown or proof when both are chosen at once', async () => {
    const { id, url } = await uploadPicture(caller);
    const draft = await makeReference(owner, organizationId, kept);
    const body = { id: draft.id, attributes: { customerId: kept }, custom: { mainImage: url } };
    const statuses = await Promise.all([
      prove(id).then(({ status }) => status),
      callRaw(referenceRoutes.updateReference, body, caller).then(({ status }) => status),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200, 400]));
    await expectConsistent(organizationId);
  });
});
