import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { assetRoutes, type Asset } from '#contract/resources/asset';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { runInProcess } from '../support/in-process.ts';
import { callRaw, type Caller } from '../support/call.ts';
import { call, makeCustomer, makeOrganization, makeOwner, makePerson } from '../support/people.ts';
import { pdf, picture } from '../support/pictures.ts';
import { announce, upload } from '../support/uploads.ts';

const remove = (caller: Caller, id: string) => callRaw(assetRoutes.deleteAsset, { id }, caller);

beforeAll(() => runInProcess());

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
  it('is listed as a use of its asset until it is replaced or deleted', async () => {
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

  it('counts in the long description as long as the text names it', async () => {
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

  it('protects its asset from deletion with 409, which names the uses', async () => {
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

  it('may be any size of its asset, but no other file', async () => {
    const asset = await image(800);
    const reference = await made({ mainImage: asset.variants[0]!.url });
    expect((await change(reference, { mainImage: asset.variants[1]!.url })).status).toBe(200);
    expect(await uses(asset)).toHaveLength(1);
    const file = asset.url!.replace(/\d+\.webp$/, '999.webp');
    expect((await change(reference, { mainImage: file })).status).toBe(400);
  });

  it('keeps the marks in the address of a light wordmark', async () => {
    const white = { create: { width: 90, height: 20, channels: 4, background: '#fff' } } as const;
    const canvas = { create: { ...white.create, height: 36, background: '#0000' } };
    const bytes = await sharp(canvas)
      .composite([{ input: white }])
      .png()
      .toBuffer();
    const asset = await upload(as, bytes, 'image/png');
    expect(asset.url).toMatch(/\/90-wordmark-light\.webp$/);
    expect((await made({ logoImage: asset.url! })).custom.logoImage).toBe(asset.url);
    expect(await uses(asset)).toHaveLength(1);
  });

  it('is refused unless it is a ready image of this organization', async () => {
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

  it('never points to an asset that is deleted at the same moment', async () => {
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
  it('is checked and listed like a picture of a reference', async () => {
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

  it('releases the asset when customer deletion and logo change race', async () => {
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
