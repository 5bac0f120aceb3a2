import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { assetRoutes, type Asset } from '#contract/asset';
import { limits } from '#contract/limits';
import { keys, partitions } from '#functions/shared/data/keys';
import { customerRoutes } from '#contract/customer';
import { referenceRoutes, type Reference } from '#contract/reference';
import { runInProcess } from '../support/in-process.ts';
import { callRaw, type Caller, times } from '../support/call.ts';
import { call, makeCustomer, makeOrganization, makeOwner, makePerson } from '../support/people.ts';
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
  // As the plan's, without a subscription to it.
  const limit = { ':bytes': storageBytes };
  await updateRow(keys.organization(owner.organizationId), 'SET storageBytes = :bytes', limit);
  return owner;
}

const get = (caller: Caller, id: string) => callRaw(assetRoutes.getAsset, { id }, caller);
const remove = (caller: Caller, id: string) => callRaw(assetRoutes.deleteAsset, { id }, caller);
const nothing = { bytes: 0, pending: 0 };

beforeAll(() => runInProcess());

describe('the storage of a plan', () => {
  it('admits of fifty uploads at once exactly those that fit', async () => {
    const caller = await newOwnerWith(pdf.length * 7 + 5);
    const input = about(pdf, 'application/pdf');
    const responses = await times(50, () => announceRaw(caller, input));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 STORAGE_LIMIT']),
    );
    const { stored, recomputed } = await storageOf(caller.organizationId);
    expect(stored).toEqual({ bytes: pdf.length * 7, pending: 7 });
    expect(recomputed).toEqual(stored);
  });

  it('says how much is left, and has none for a file larger than all of it', async () => {
    const caller = await newOwnerWith(1_000);
    const { body } = await announceRaw(caller, { ...about(pdf, 'application/pdf'), size: 1_001 });
    expect(body).toMatchObject({ code: 'STORAGE_LIMIT', Error: expect.stringContaining('storage') });
    expect((await storageOf(caller.organizationId)).stored).toEqual(nothing);
  });

  it('is the free plan’s when none is set', async () => {
    const caller = await newOwner();
    const meta = async () =>
      (await dumpPartition(partitions.organization(caller.organizationId))).find(({ sk }) => sk === 'META');
    expect((await meta())?.storageBytes).toBe(100 * 1024 ** 2);
    await updateRow(keys.organization(caller.organizationId), 'REMOVE storageBytes');
    const large = { ...about(pdf, 'application/pdf'), size: limits.documentBytes };
    for (let n = 0; n < 4; n += 1) expect((await announceRaw(caller, large)).status).toBe(200);
    expect((await announceRaw(caller, large)).body.code).toBe('STORAGE_LIMIT');
  });

  it('admits only so many uploads that are under way', async () => {
    const caller = await newOwner();
    const input = about(pdf, 'application/pdf');
    const responses = await times(30, () => announceRaw(caller, input));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(limits.pendingUploads);
    const refused = responses.find(({ status }) => status !== 200);
    expect(refused?.body.code).toBe('UPLOAD_LIMIT');
  });
});

describe('an asset', () => {
  it('is listed newest first, page by page, and read one by one', async () => {
    const caller = await newOwner();
    const made: Asset[] = [];
    for (const name of ['one', 'two', 'three']) made.push(await upload(caller, pdf, 'application/pdf', name));
    const first = await call(assetRoutes.listAssets, { limit: 2 }, caller);
    expect(first.assets.map(({ name }) => name)).toEqual(['three', 'two']);
    const second = await call(assetRoutes.listAssets, { limit: 2, cursor: first.nextCursor }, caller);
    expect(second.assets).toEqual([expect.objectContaining({ name: 'one', createdBy: caller.userId })]);
    expect((await get(caller, made[0]!.id)).body).toEqual({ ...second.assets[0], usedBy: [] });
  });

  it('is listed as pending without an address until it is ready', async () => {
    const caller = await newOwner();
    const { asset } = await announce(caller, pdf, 'application/pdf');
    const { body } = await callRaw(assetRoutes.listAssets, {}, caller);
    expect(body.assets).toEqual([asset]);
    expect(asset).toMatchObject({ status: 'pending', variants: [] });
    expect(asset.url).toBeUndefined();
  });

  it('is deleted with its objects, and its room is free again', async () => {
    const caller = await newOwner();
    const asset = await upload(caller, await picture(500, 50).png().toBuffer(), 'image/png');
    expect(await objectsUnder(`assets/${caller.organizationId}/`)).toHaveLength(2);
    expect(await remove(caller, asset.id)).toMatchObject({ status: 200, body: { id: asset.id } });
    expect(await objectsUnder(`assets/${caller.organizationId}/`)).toEqual([]);
    expect((await fetch(inject('cloud').origin + asset.url!)).status).toBe(404);
    expect((await get(caller, asset.id)).status).toBe(404);
    expect((await remove(caller, asset.id)).status).toBe(404);
    expect(await storageOf(caller.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });
  });

  it('is deleted once when several delete it at once', async () => {
    const caller = await newOwner();
    const asset = await upload(caller, pdf, 'application/pdf');
    const responses = await times(6, () => remove(caller, asset.id));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(5);
    expect((await storageOf(caller.organizationId)).stored).toEqual(nothing);
  });

  it('that was rejected is deleted without giving room back twice', async () => {
    const caller = await newOwner();
    const asset = await upload(caller, Buffer.from('<html>'), 'image/png');
    expect(asset.status).toBe('rejected');
    expect((await remove(caller, asset.id)).status).toBe(200);
    expect(await storageOf(caller.organizationId)).toEqual({ stored: nothing, recomputed: nothing, due: 0 });
  });
});

const image = async (width = 400) => upload(as, await picture(width, 100).png().toBuffer(), 'image/png');
const uses = async (asset: Asset) => (await call(assetRoutes.getAsset, asset, as)).usedBy;
const createReference = (custom: object) =>
  callRaw(
    referenceRoutes.createReference,
    { name: 'Harbour', attributes: { customerId: customer.id }, custom },
    as,
  );
const made = async (custom: object) => (await createReference(custom)).body as unknown as Reference;
const change = (reference: Reference, custom: object) =>
  callRaw(
    referenceRoutes.updateReference,
    { id: reference.id, attributes: { customerId: customer.id }, custom },
    as,
  );

const { owner, organizationId, caller: as } = await makeOwner({ maxCards: 100 });
const customer = await makeCustomer(owner, organizationId);
const stranger = await makePerson();
const theirs = { token: stranger.accessToken, organizationId: await makeOrganization(stranger) };
const strangersAsset = await upload(theirs, await picture(30, 30).png().toBuffer(), 'image/png');

describe('a picture in a reference', () => {
  it('makes the asset know its user, until it is replaced or the reference goes', async () => {
    const [first, second] = await Promise.all([image(), image()]);
    const reference = await made({ mainImage: first.url, logoImage: first.variants[0]!.url });
    const use = { type: 'reference', id: reference.id, name: 'Harbour' };
    expect(await uses(first)).toEqual([use]);

    expect((await change(reference, { mainImage: second.url })).status).toBe(200);
    expect([await uses(first), await uses(second)]).toEqual([[use], [use]]);
    expect((await change(reference, { logoImage: '' })).status).toBe(200);
    expect([await uses(first), await uses(second)]).toEqual([[], [use]]);

    await call(referenceRoutes.deleteReference, { id: reference.id }, as);
    expect(await uses(second)).toEqual([]);
  });

  it('counts in the long description as in a field, as long as the text names it', async () => {
    const [first, second] = await Promise.all([image(), image()]);
    const { id } = await made({});
    const use = { type: 'reference', id, name: 'Harbour' };
    const rewrite = (longDescription: string, custom: object = {}) => {
      const attributes = { customerId: customer.id, longDescription };
      return callRaw(referenceRoutes.updateReference, { id, attributes, custom }, as);
    };
    await rewrite(`Before\n\n![The quay](${first.url} "In March")\n\n- ![](${second.url})`);
    expect([await uses(first), await uses(second)]).toEqual([[use], [use]]);
    expect((await remove(as, first.id)).body).toMatchObject({ code: 'ASSET_IN_USE', usedBy: [use] });
    await rewrite(`![The quay](${first.url})`);
    expect([await uses(first), await uses(second)]).toEqual([[use], []]);
    await rewrite('Only words', { mainImage: first.url });
    expect(await uses(first)).toEqual([use]);
    await rewrite('Only words', { mainImage: '' });
    expect((await remove(as, first.id)).status).toBe(200);

    const { status, body } = await rewrite(`![Gone](${first.url})`);
    expect([status, body.fields]).toEqual([400, { 'attributes.longDescription': expect.any(String) }]);
    expect((await rewrite(`![Theirs](${strangersAsset.url})`)).status).toBe(200);
  });

  it('keeps the asset from being deleted, which says where it is used', async () => {
    const asset = await image();
    const [one, other] = [await made({ mainImage: asset.url }), await made({ logoImage: asset.url })];
    const refused = await remove(as, asset.id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'ASSET_IN_USE',
      Error: expect.stringContaining('the reference “Harbour” and 1 more'),
      usedBy: expect.arrayContaining(
        [one, other].map(({ id }) => ({ type: 'reference', id, name: 'Harbour' })),
      ),
    });
    for (const { id } of [one, other]) await call(referenceRoutes.deleteReference, { id }, as);
    expect((await remove(as, asset.id)).status).toBe(200);
  });

  it('may be any file of the asset, and that one changes like the asset itself', async () => {
    const asset = await image(800);
    const reference = await made({ mainImage: asset.variants[0]!.url });
    expect((await change(reference, { mainImage: asset.variants[1]!.url })).status).toBe(200);
    expect(await uses(asset)).toHaveLength(1);
    const file = asset.url!.replace(/\d+\.webp$/, '999.webp');
    expect((await change(reference, { mainImage: file })).status).toBe(400);
  });

  it('says in its address when it is light on nothing, such as a white logo, and is used by that address', async () => {
    const white = { create: { width: 90, height: 20, channels: 4, background: '#fff' } } as const;
    const canvas = { create: { ...white.create, height: 36, background: '#0000' } };
    const bytes = await sharp(canvas)
      .composite([{ input: white }])
      .png()
      .toBuffer();
    const asset = await upload(as, bytes, 'image/png');
    expect(asset.url).toMatch(/\/90-light\.webp$/);
    expect((await made({ logoImage: asset.url! })).custom.logoImage).toBe(asset.url);
    expect(await uses(asset)).toHaveLength(1);
  });

  it('is refused when it is not a ready image of this organisation', async () => {
    const pending = await announce(as, pdf, 'application/pdf');
    const document = await upload(as, pdf, 'application/pdf');
    const rejected = await upload(as, Buffer.from('<html>'), 'image/png');
    const own = (id: string, file = '400.webp') => `/assets/${organizationId}/${id}/${file}`;
    const addresses = [
      strangersAsset.url!,
      own(strangersAsset.id),
      own('01HZX0000000000000000000ZZ'),
      own(pending.asset.id),
      own(rejected.id),
      document.url!,
      own(document.id),
      '/assets/demo/picture.png',
      `/assets/${organizationId}/400.webp`,
    ];
    for (const address of addresses) {
      const { status, body } = await createReference({ logoImage: address });
      expect([status, body.code], address).toEqual([400, 'VALIDATION_FAILED']);
      expect(Object.keys(body.fields!)).toEqual(['custom.logoImage']);
    }
    const climbing = await createReference({ mainImage: `/assets/${organizationId}/../x/400.webp` });
    expect(climbing.status).toBe(400);
  });

  it('may come from elsewhere over https only', async () => {
    expect((await createReference({ mainImage: 'https://example.com/a.png' })).status).toBe(200);
    expect((await createReference({ mainImage: 'http://169.254.169.254/latest' })).status).toBe(400);
  });

  it('never dangles when the asset is deleted at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const asset = await image(50);
      const [used, gone] = await Promise.all([
        createReference({ mainImage: asset.url }),
        remove(as, asset.id),
      ]);
      expect([used.status, gone.status]).toEqual(used.status === 200 ? [200, 409] : [400, 200]);
    }
  });
});

describe('a customer’s logo', () => {
  it('is held against the assets like a reference’s picture', async () => {
    const [first, second] = await Promise.all([image(), image()]);
    const one = await makeCustomer(owner, organizationId, {
      name: 'With logo',
      attributes: { logoUrl: first.url!, industry: 'Shipping' },
    });
    const use = { type: 'customer', id: one.id, name: 'With logo' };
    expect(await uses(first)).toEqual([use]);
    const update = (attributes: object) =>
      callRaw(customerRoutes.updateCustomer, { id: one.id, attributes }, as);
    expect((await update({ logoUrl: strangersAsset.url })).body.fields).toHaveProperty([
      'attributes.logoUrl',
    ]);
    expect((await update({ logoUrl: 'http://example.com/a.png' })).status).toBe(400);
    expect((await update({ logoUrl: second.url })).status).toBe(200);
    expect([await uses(first), await uses(second)]).toEqual([[], [use]]);
    expect((await remove(as, second.id)).body.Error).toContain('the customer “With logo”');

    await call(customerRoutes.deleteCustomer, { id: one.id }, as);
    expect(await uses(second)).toEqual([]);
  });

  it('lets go of the asset when the customer is deleted while the logo changes', async () => {
    const asset = await image(60);
    for (let round = 0; round < 5; round += 1) {
      const one = await makeCustomer(owner, organizationId);
      const [updated, deleted] = await Promise.all([
        callRaw(customerRoutes.updateCustomer, { id: one.id, attributes: { logoUrl: asset.url } }, as),
        callRaw(customerRoutes.deleteCustomer, { id: one.id }, as),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(updated.status);
    }
    expect(await uses(asset)).toEqual([]);
  });
});
