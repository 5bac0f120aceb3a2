import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { publicRoutes } from '#contract/resources/public';
import { referenceRoutes } from '#contract/resources/reference';
import { callRaw } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { referenceInput } from '../support/resources/reference.ts';
import { call, makeCustomer, makeOwner } from '../support/people.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
const customer = await makeCustomer(owner, organizationId);
const origin = { importId: randomUUID(), file: 'referenssit.xlsx', worksheet: '2024 -', row: 14 };

const input = (externalId: string, status?: 'Published') => ({
  ...referenceInput(customer.id, status),
  externalId,
  origin,
});
const create = (externalId: string, more: object = {}) =>
  callRaw(referenceRoutes.createReference, { ...input(externalId), ...more }, caller);
const made = (externalId: string, status?: 'Published') =>
  call(referenceRoutes.createReference, input(externalId, status), caller);

describe('a project number', () => {
  it('belongs to one reference, for twenty calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('P-1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 EXTERNAL_ID_TAKEN']),
    );
    await expectConsistent(organizationId);
  });

  it('may be taken by another organization', async () => {
    const other = await makeOwner();
    const { id } = await makeCustomer(other.owner, other.organizationId);
    await made('P-2');
    const sent = { name: 'Quay', attributes: { customerId: id }, externalId: 'P-2' };
    expect((await callRaw(referenceRoutes.createReference, sent, other.caller)).status).toBe(200);
  });

  it('is free again once its reference is deleted', async () => {
    const { id } = await made('P-3');
    await call(referenceRoutes.deleteReference, { id }, caller);
    await made('P-3');
    await expectConsistent(organizationId);
  });

  it('and its origin stay when the reference is sent back changed', async () => {
    const { id } = await made('P-4');
    const read = await call(referenceRoutes.getReference, { id }, caller);
    expect(read).toMatchObject({ externalId: 'P-4', origin });
    const sent = { ...read, name: 'Other', externalId: 'P-5', origin: { ...origin, row: 15 } };
    await call(referenceRoutes.updateReference, sent, caller);
    expect(await call(referenceRoutes.getReference, { id }, caller)).toMatchObject({
      name: 'Other',
      externalId: 'P-4',
      origin,
    });
  });

  it('and its origin are shown to no visitor', async () => {
    const { name } = await made('P-SECRET-6', 'Published');
    const page = JSON.stringify(await call(publicRoutes.getReferencePage, { id: organizationId }, {}));
    expect(page).toContain(name);
    expect(page).not.toContain('P-SECRET-6');
    expect(page).not.toContain(origin.file);
  });

  it.each([
    ['empty', { externalId: '' }],
    ['too long', { externalId: 'P'.repeat(81) }],
    ['of two lines', { externalId: 'P\n1' }],
    ['of an unknown row', { origin: { ...origin, row: 0 } }],
    ['of a row that no spreadsheet has', { origin: { ...origin, row: 1_048_577 } }],
    ['with an invalid import', { origin: { ...origin, importId: '../x' } }],
  ])('that is %s is refused', async (_what, more) => {
    expect((await create(randomUUID(), more)).body.code).toBe('VALIDATION_FAILED');
  });
});

describe('a deletion that names a version', () => {
  it('is refused once the reference has changed, and deletes nothing', async () => {
    const { id, version } = await made(randomUUID());
    await call(
      referenceRoutes.updateReference,
      { id, attributes: { customerId: customer.id }, name: 'Pier' },
      caller,
    );
    const refused = await callRaw(referenceRoutes.deleteReference, { id, version }, caller);
    expect([refused.status, refused.body.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(refused.body.current).toMatchObject({ name: 'Pier', version: 2 });
    expect((await callRaw(referenceRoutes.deleteReference, { id, version: 2 }, caller)).status).toBe(200);
  });
});
