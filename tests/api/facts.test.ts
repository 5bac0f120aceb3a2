import { describe, expect, it } from 'vitest';
import type { FactValues } from '#contract/reference/facts';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { keys } from '#functions/shared/data/keys';
import { callRaw, outcomes, times } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { factsInput, referenceInput } from '../support/resources/reference.ts';
import { readItem } from '../support/table.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 100 });
const customer = await makeCustomer(owner, organizationId);
const newReference = async (input: { [field: string]: unknown } = {}) =>
  (await makeReference(owner, organizationId, customer.id, input)).id;

const save = (id: string, values: FactValues, version = 0, checked?: boolean) =>
  callRaw(referenceRoutes.saveFacts, { id, version, values, checked }, caller);
const read = (id: string) => call(referenceRoutes.getFacts, { id }, caller);

describe('the facts of a reference', () => {
  it('are empty at version 0 until somebody writes them', async () => {
    const id = await newReference();
    expect(await read(id)).toEqual({ referenceId: id, version: 0, values: {} });
  });

  it('are stored as written, with months and codes in one form', async () => {
    const id = await newReference();
    const typed = {
      ...factsInput,
      startedOn: '3/2021',
      endedOn: '2022',
      cpv: ['71320000-7'],
      regions: ['fi194'],
    };
    expect((await save(id, { ...typed, ourPart: '', ongoing: false, keyPeople: [] })).status).toBe(200);
    const { ourPart: _empty, ...kept } = factsInput;
    expect((await read(id)).values).toEqual({
      ...kept,
      startedOn: '2021-03',
      endedOn: '2022',
      cpv: ['71320000'],
      regions: ['FI199'],
    });
  });

  it('are listed in pages for all references that have some', async () => {
    const { owner: other, organizationId: its, caller: as } = await makeOwner({ maxCards: 10 });
    const { id: customerId } = await makeCustomer(other, its);
    const all = [1, 2, 3].map(() => makeReference(other, its, customerId));
    const ids = (await Promise.all(all)).map(({ id }) => id);
    for (const id of ids.slice(1))
      await callRaw(referenceRoutes.saveFacts, { id, version: 0, values: { role: 'lead' } }, as);
    const first = await call(referenceRoutes.listFacts, { limit: 1 }, as);
    const second = await call(referenceRoutes.listFacts, { cursor: first.nextCursor! }, as);
    const listed = [...first.facts, ...second.facts];
    expect(listed.map(({ referenceId }) => referenceId).toSorted()).toEqual(ids.slice(1).toSorted());
    expect(listed.map(({ values }) => values)).toEqual([{ role: 'lead' }, { role: 'lead' }]);
  });

  it('say when somebody checked them, and keep that through later changes', async () => {
    const id = await newReference();
    await save(id, { role: 'lead' }, 0, true);
    await save(id, { role: 'sole' }, 1);
    const { checkedAt, checkedBy, version, values } = await read(id);
    expect({ checkedBy, version, values }).toEqual({
      checkedBy: owner.userId,
      version: 2,
      values: { role: 'sole' },
    });
    expect(Date.parse(checkedAt!)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('are written once by ten first calls at once', async () => {
    const id = await newReference();
    const answers = await times(10, () => save(id, { role: 'lead' }));
    expect(outcomes(answers)).toEqual({ 200: 1, VERSION_CONFLICT: 9 });
  });

  it('leave the version of the reference alone, so that its open editor saves', async () => {
    const id = await newReference();
    const before = await call(referenceRoutes.getReference, { id }, caller);
    await save(id, factsInput);
    expect(await call(referenceRoutes.getReference, { id }, caller)).toEqual(before);
  });

  it('come with a new reference or not at all', async () => {
    const input = referenceInput(customer.id);
    const { id } = await call(referenceRoutes.createReference, { ...input, facts: factsInput }, caller);
    expect((await read(id)).values).toEqual(factsInput);
    const refused = { ...input, facts: { ourShare: 140 } };
    const answer = await callRaw(referenceRoutes.createReference, refused, caller);
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { 'facts.ourShare': 'Must be at most 100' },
    });
  });

  it('are deleted with their reference, also while others write them', async () => {
    const id = await newReference();
    await save(id, factsInput);
    await Promise.all([
      call(referenceRoutes.deleteReference, { id }, caller),
      ...[1, 1, 1].map((version) => save(id, { role: 'lead' }, version)),
    ]);
    expect(await readItem(keys.facts(organizationId, id))).toBeUndefined();
    expect((await save(id, factsInput)).body.code).toBe('NOT_FOUND');
    await expectConsistent(organizationId);
  });

  it('name a contact of the customer and nobody else', async () => {
    const id = await newReference();
    const other = await makeCustomer(owner, organizationId);
    const add = (customerId: string) =>
      call(
        customerRoutes.createContact,
        { id: customerId, name: 'Maija', email: 'maija@customer.example' },
        caller,
      );
    const [own, foreign] = [await add(customer.id), await add(other.id)];
    const refused = await save(id, { clientContact: foreign.id });
    expect(refused.body.fields).toEqual({ 'values.clientContact': 'Must be a contact of the customer' });
    expect((await save(id, { clientContact: own.id })).status).toBe(200);
    const bring = (contactId: string) => {
      const input = { ...referenceInput(customer.id), facts: { clientContact: contactId } };
      return callRaw(referenceRoutes.createReference, input, caller);
    };
    const { fields } = (await bring(foreign.id)).body;
    expect(fields).toEqual({ 'facts.clientContact': 'Must be a contact of the customer' });
    expect((await bring(own.id)).status).toBe(200);
  });
});

const money = (amount: number, currency = 'EUR') => ({ amount, currency });
it.each([
  ['an end before the start', { startedOn: '2021-05', endedOn: '2020' }, 'endedOn'],
  ['an end of what goes on', { ongoing: true, endedOn: '2020' }, 'endedOn'],
  ['a share over 100', { ourShare: 101 }, 'ourShare'],
  ['a value below zero', { contractValue: money(-1) }, 'contractValue.amount'],
  ['a value above a million millions', { contractValue: money(1e12 + 1) }, 'contractValue.amount'],
  ['an unknown currency', { contractValue: money(1, 'ABC') }, 'contractValue.currency'],
  ['an unknown unit', { sizes: [{ amount: 1, unit: 'ell' }] }, 'sizes.0.unit'],
  ['a fourth size', { sizes: Array.from({ length: 4 }, () => ({ amount: 1, unit: 'm' })) }, 'sizes'],
  ['a CPV code of seven digits', { cpv: ['7132000'] }, 'cpv.0'],
  ['a region that is none', { regions: ['Helsinki'] }, 'regions.0'],
  ['a thirteenth month', { startedOn: '2021-13' }, 'startedOn'],
  ['a role that is none', { role: 'king' }, 'role'],
  ['a person without a name', { keyPeople: [{ name: '', task: 'Design' }] }, 'keyPeople.0.name'],
  ['a text in an unknown language', { translations: { xx: { ourPart: 'Del' } } }, 'translations'],
  [
    'a text of 2,001 characters in another language',
    { translations: { sv: { ourPart: 't'.repeat(2_001) } } },
    'translations.sv.ourPart',
  ],
  ['a text of 2,001 characters', { tenderText: 't'.repeat(2_001) }, 'tenderText'],
])('%s is refused, and nothing is written', async (_what, values, field) => {
  const id = await newReference();
  const { status, body } = await save(id, values as FactValues);
  expect({ status, fields: Object.keys(body.fields as object) }).toEqual({
    status: 400,
    fields: [`values.${field}`],
  });
  expect((await read(id)).version).toBe(0);
});

it('an unknown fact is refused', async () => {
  const { body } = await save(await newReference(), { price: 1 } as FactValues);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', Error: 'Unknown field: price' });
});
