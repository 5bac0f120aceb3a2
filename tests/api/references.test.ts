import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { cardContent, publicRoutes } from '#contract/resources/public';
import { recordOf } from '#contract/reference/field-values';
import { referenceRoutes } from '#contract/resources/reference';
import { callRaw } from '../support/call.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { filledFields } from '../support/filled-fields.ts';
import { dumpPartition } from '../support/table.ts';

const update = (input: object) => callRaw(referenceRoutes.updateReference, input, caller);
const page = () => call(publicRoutes.getReferencePage, { id: organizationId }, {});

const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
const customer = await makeCustomer(owner, organizationId);

describe('a reference', () => {
  it('is returned as sent in every field and shown to visitors', async () => {
    const { attributes, custom, ...record } = recordOf(filledFields);
    const sent = {
      ...record,
      status: 'Draft',
      visibility: 'unlisted',
      templateId: 'architectural',
      attributes: {
        ...attributes,
        referenceDate: '03/2026',
        customerId: customer.id,
        templateId: 'architectural',
      },
      custom: { ...custom, templateConfig: '{"layout":"horizontal"}' },
    };
    const made = await call(referenceRoutes.createReference, sent, caller);
    expect(made).toMatchObject({
      ...sent,
      attributes: { ...sent.attributes, referenceDate: '2026-03' },
      LogoUrl: filledFields.mainImage,
      version: 1,
      createdBy: owner.userId,
    });
    expect(await call(referenceRoutes.getReference, { id: made.id }, caller)).toEqual(made);

    await update({ id: made.id, attributes: sent.attributes, status: 'Published', visibility: 'public' });
    const { references } = await page();
    const { alias: _kept, ...shown } = filledFields;
    const card = references.find(({ id }) => id === made.id);
    expect(card).toMatchObject(shown);
    // It would tell of whom another card speaks.
    expect(card).not.toHaveProperty('alias');
  });

  it('can be sent back as it was read', async () => {
    const made = await makeReference(owner, organizationId, customer.id, {
      attributes: { referenceDate: '2025-03' },
    });
    const { status, body } = await update(made);
    expect(status).toBe(200);
    expect(body.updatedBy).toBe(owner.userId);
    expect({ ...body, version: 1, updatedAt: made.updatedAt, updatedBy: undefined }).toEqual(made);
  });

  it.each([
    [{}, 'A valid customer ID is required'],
    [{ name: 'A' }, 'A valid customer ID is required'],
    [{ name: 'A', attributes: {} }, 'A valid customer ID is required'],
    [{ name: 'A', attributes: { customerId: 'x#MEMBER' } }, 'A valid customer ID is required'],
    [{ name: 'A', attributes: { customerId: '../../../../etc/passwd' } }, 'A valid customer ID is required'],
    [{ name: 'A', attributes: { customerId: 'x'.repeat(4096) } }, 'A valid customer ID is required'],
    [
      { name: 'A', attributes: { customerId: '01HZX0000000000000000000ZZ' } },
      'A valid customer ID is required',
    ],
    [{ name: ' ', attributes: { customerId: '01HZX0000000000000000000ZZ' } }, 'Title is required'],
  ])('is not created from %.80j', async (input, text) => {
    const before = await dumpPartition(`ORG#${organizationId}`);
    const { status, body } = await callRaw(referenceRoutes.createReference, input, caller);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      Error: text,
      error: text,
      code: 'VALIDATION_FAILED',
      requestId: expect.any(String),
    });
    expect(await dumpPartition(`ORG#${organizationId}`)).toEqual(before);
  });

  it.each(['13/2025', 'soon', '2025-02-31', 20250301, { year: 2025 }])(
    'is not created with the date %j',
    async (referenceDate) => {
      const input = { name: 'A', attributes: { customerId: customer.id, referenceDate } };
      const { status, body } = await callRaw(referenceRoutes.createReference, input, caller);
      expect(status).toBe(400);
      expect(Object.keys(body.fields ?? {})).toEqual(['attributes.referenceDate']);
    },
  );

  it('is not updated without its id or its customer', async () => {
    const { id } = await makeReference(owner, organizationId, customer.id);
    const withoutId = await update({ attributes: { customerId: customer.id } });
    const withoutCustomer = await update({ id, name: 'B' });
    expect([withoutId, withoutCustomer].map(({ status, body }) => [status, body.Error])).toEqual([
      [400, 'Reference ID is required for updates'],
      [400, 'A valid customer ID is required'],
    ]);
  });
});

describe('two updates of one reference', () => {
  it('without a version are applied in order', async () => {
    const made = await makeReference(owner, organizationId, customer.id);
    const change = { id: made.id, attributes: { customerId: customer.id } };
    await update({ ...change, name: 'First' });
    expect((await update({ ...change, name: 'Second' })).body).toMatchObject({ name: 'Second', version: 3 });
  });
});

describe('publishing', () => {
  const shown = async (id: string) => (await page()).references.find((card) => card.id === id);

  it('shows the public fields of the card and no others', async () => {
    const made = await makeReference(owner, organizationId, customer.id, {
      name: 'Seen',
      status: 'Published',
    });
    const card = await shown(made.id);
    expect(card).toMatchObject({ title: 'Seen', company: 'Acme', shortDescription: 'In short' });
    const text = JSON.stringify(await page());
    for (const secret of [customer.id, owner.userId, owner.email]) expect(text).not.toContain(secret);

    await update({ id: made.id, status: 'Draft', attributes: { customerId: customer.id } });
    expect(await shown(made.id)).toBeUndefined();
  });

  it('stores only the content of the card in the public rows', async () => {
    const made = await makeReference(owner, organizationId, customer.id, { status: 'Published' });
    const row = (await dumpPartition(`PUB#${organizationId}`)).find(({ id }) => id === made.id)!;
    const { pk: _pk, sk: _sk, customerId, visibility, updatedAt, ...content } = row;
    expect([customerId, visibility, updatedAt]).toEqual([customer.id, 'public', made.updatedAt]);
    expect(cardContent.parse(content)).toEqual(content);
  });

  it('requires the fields of the template and changes nothing without them', async () => {
    const made = await makeReference(owner, organizationId, customer.id, { templateId: 'architectural' });
    const { status, body } = await update({
      id: made.id,
      status: 'Published',
      attributes: { customerId: customer.id, referenceDate: '2025-03' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      Error: 'To publish with this template, fill in: main image',
      fields: { 'custom.mainImage': 'Required to publish' },
    });
    expect((await call(referenceRoutes.getReference, { id: made.id }, caller)).version).toBe(1);
  });

  it('updates the customer name, and removes it with the last card', async () => {
    const client = await makeCustomer(owner, organizationId, { name: 'Before' });
    const [one, two] = await Promise.all([
      makeReference(owner, organizationId, client.id, { status: 'Published' }),
      makeReference(owner, organizationId, client.id, { status: 'Published' }),
    ]);
    await call(customerRoutes.updateCustomer, { id: client.id, name: 'After' }, caller);
    expect((await shown(one.id))?.company).toBe('After');

    await call(referenceRoutes.deleteReference, { id: one.id }, caller);
    expect((await shown(two.id))?.company).toBe('After');
    await update({ id: two.id, attributes: { customerId: customer.id } });
    expect((await shown(two.id))?.company).toBe('Acme');
    const names = (await dumpPartition(`PUB#${organizationId}`)).map((item) => item.name);
    expect(names).not.toContain('After');
  });

  it('counts facets over shown cards only', async () => {
    const { owner: person, organizationId: other } = await makeOwner();
    const client = await makeCustomer(person, other);
    await makeReference(person, other, client.id, { status: 'Published', tags: ['a', 'b'] });
    await makeReference(person, other, client.id, { status: 'Published', tags: ['a'] });
    await makeReference(person, other, client.id, { tags: ['hidden'] });
    const { facets, references } = await call(publicRoutes.getReferencePage, { id: other }, {});
    expect(references).toHaveLength(2);
    expect(facets.tags).toEqual([
      { value: 'a', count: 2 },
      { value: 'b', count: 1 },
    ]);
  });
});
