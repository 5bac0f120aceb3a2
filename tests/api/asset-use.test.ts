import { beforeAll, describe, expect, it } from 'vitest';
import { assetRoutes, type Asset } from '#contract/asset';
import { customerRoutes, type Customer } from '#contract/customer';
import { referenceRoutes, type Reference } from '#contract/reference';
import { callRaw, type Caller } from '../support/call.ts';
import { call, makeCustomer, makeOrganization, makePerson, type Person } from '../support/people.ts';
import { pdf, picture } from '../support/pictures.ts';
import { announce, upload } from '../support/uploads.ts';

let owner: Person;
let organizationId: string;
let as: Caller;
let customer: Customer;
let strangersAsset: Asset;

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
const remove = (asset: Asset) => callRaw(assetRoutes.deleteAsset, { id: asset.id }, as);

beforeAll(async () => {
  owner = await makePerson();
  organizationId = await makeOrganization(owner, { maxCards: 100 });
  as = { token: owner.accessToken, organizationId };
  customer = await makeCustomer(owner, organizationId);
  const stranger = await makePerson();
  const theirs = { token: stranger.accessToken, organizationId: await makeOrganization(stranger) };
  strangersAsset = await upload(theirs, await picture(30, 30).png().toBuffer(), 'image/png');
}, 60_000);

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

  it('keeps the asset from being deleted, which says where it is used', async () => {
    const asset = await image();
    const [one, other] = [await made({ mainImage: asset.url }), await made({ logoImage: asset.url })];
    const refused = await remove(asset);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'ASSET_IN_USE',
      Error: expect.stringContaining('the reference “Harbour” and 1 more'),
      usedBy: expect.arrayContaining(
        [one, other].map(({ id }) => ({ type: 'reference', id, name: 'Harbour' })),
      ),
    });
    for (const { id } of [one, other]) await call(referenceRoutes.deleteReference, { id }, as);
    expect((await remove(asset)).status).toBe(200);
  });

  it('may be any file of the asset, and that one changes like the asset itself', async () => {
    const asset = await image(800);
    const reference = await made({ mainImage: asset.variants[0]!.url });
    expect((await change(reference, { mainImage: asset.variants[1]!.url })).status).toBe(200);
    expect(await uses(asset)).toHaveLength(1);
    const file = asset.url!.replace(/\d+\.webp$/, '999.webp');
    expect((await change(reference, { mainImage: file })).status).toBe(400);
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
      const [used, gone] = await Promise.all([createReference({ mainImage: asset.url }), remove(asset)]);
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
    expect((await remove(second)).body.Error).toContain('the customer “With logo”');

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
