import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { importRoutes } from '#contract/resources/import';
import { referenceRoutes } from '#contract/resources/reference';
import { importLimits } from '#contract/rules/import-limits';
import { callRaw } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { addMember, call, makeCustomer, makeOwner, makePerson, makeReference } from '../support/people.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
const customer = await makeCustomer(owner, organizationId);
const byImport = () => ({ importId: randomUUID(), file: 'referenssit.xlsx', row: 14 });
const newReference = () => makeReference(owner, organizationId, customer.id, { status: 'Draft' });
const update = (id: string, more: object) =>
  callRaw(referenceRoutes.updateReference, { id, attributes: { customerId: customer.id }, ...more }, caller);

describe('a reference that an import has changed', () => {
  it('keeps the values of before, with empty ones for missing', async () => {
    const before = await newReference();
    const from = byImport();
    const attributes = { customerId: customer.id, referenceDate: '2021-03', referenceType: 'Quay' };
    const custom = { clientIndustry: 'Ports', figures: [{ value: '12', label: 'berths' }] };
    const { body } = await update(before.id, {
      version: 1,
      name: 'By file',
      attributes,
      custom,
      byImport: from,
    });
    expect(body.lastImport).toEqual({
      ...from,
      at: body.updatedAt,
      version: 2,
      before: {
        name: before.name,
        attributes: {
          referenceDate: before.attributes.referenceDate ?? '',
          referenceType: before.attributes.referenceType ?? '',
        },
        custom: { clientIndustry: before.custom.clientIndustry ?? '', figures: [] },
      },
    });
    await expectConsistent(organizationId);
  });

  it('forgets them when somebody changes it, and the import when it is taken back', async () => {
    const { id } = await newReference();
    const from = byImport();
    await update(id, { name: 'By file', byImport: from });
    const byHand = await update(id, { name: 'By hand' });
    expect(byHand.body.lastImport).toEqual({ ...from, at: expect.any(String), version: 2 });
    const back = await update(id, { name: 'Before', byImport: null });
    expect(back.body.lastImport).toBeUndefined();
    const read = await call(referenceRoutes.getReference, { id }, caller);
    expect(read).toEqual(back.body);
  });

  it('can be sent back as it was read', async () => {
    const { id } = await newReference();
    const { body } = await update(id, { name: 'By file', byImport: byImport() });
    expect((await update(id, { ...body, name: 'Again' })).status).toBe(200);
  });

  it('keeps the facts of before until somebody writes them', async () => {
    const { id } = await newReference();
    const importId = randomUUID();
    const save = (version: number, values: object, more: object = {}) =>
      call(referenceRoutes.saveFacts, { id, version, values, ...more }, caller);
    await save(0, { ourShare: 35 });
    const written = await save(1, { ourShare: 40 }, { importId });
    expect(written.lastImport).toEqual({ importId, before: { ourShare: 35 } });
    expect((await save(2, { ourShare: 45 })).lastImport).toBeUndefined();
    expect((await call(referenceRoutes.getFacts, { id }, caller)).lastImport).toBeUndefined();
  });
});

describe('the room of a plan', () => {
  it('is known to every member, and never below none', async () => {
    const small = await makeOwner({ maxCards: 2 });
    const { id } = await makeCustomer(small.owner, small.organizationId);
    const person = await makePerson();
    await addMember(small.organizationId, person, 'member');
    const member = { token: person.accessToken, organizationId: small.organizationId };
    const room = async () => (await call(importRoutes.getImport, {}, member)).room;
    expect(await room()).toBe(2);
    await makeReference(small.owner, small.organizationId, id);
    expect(await room()).toBe(1);
  });
});

describe('what columns were taken for', () => {
  const remember = (...columns: { heading: string; field: '' | 'title' | 'customer' }[]) =>
    call(importRoutes.rememberColumns, { columns }, caller);
  const read = async () => (await call(importRoutes.getImport, {}, caller)).columns;

  it('is remembered by heading, the latest last', async () => {
    await remember({ heading: 'nimi', field: 'title' }, { heading: 'rakennuttaja', field: 'customer' });
    await remember({ heading: 'nimi', field: '' });
    expect(await read()).toEqual([
      { heading: 'rakennuttaja', field: 'customer' },
      { heading: 'nimi', field: '' },
    ]);
  });

  it('is bounded, and lost by nobody at once', async () => {
    const many = [...Array(10).keys()].map((by) =>
      [...Array(25).keys()].map((index) => ({ heading: `${by} ${index}`, field: 'title' as const })),
    );
    await Promise.all(many.slice(0, 6).map((columns) => remember(...columns)));
    expect(await read()).toHaveLength(152);
    for (const columns of many.slice(6)) await remember(...columns);
    expect(await read()).toHaveLength(importLimits.rememberedColumns);
    expect((await read()).at(-1)).toEqual(many.at(-1)!.at(-1));
  });
});
