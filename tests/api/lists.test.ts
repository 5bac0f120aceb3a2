import { beforeAll, describe, expect, it } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes, type Customer } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { keys, prefixes } from '#functions/shared/data/keys';
import { organizationScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { listReferences } from '#functions/reference/list-references';
import type { MemberContext } from '#functions/shared/membership/context';
import { callRaw, everyPage, type Caller } from '../support/call.ts';
import { costOf, type Cost } from '../support/metered.ts';
import {
  call,
  makeCollection,
  makeCustomer,
  makeOrganization,
  makeOwner,
  makePerson,
  makeReference,
  type Person,
} from '../support/people.ts';
import { writeReferences } from '../support/references.ts';
import { dumpPartition, removeItem } from '../support/table.ts';

const list = (caller: Caller, query: object = {}) => call(referenceRoutes.listReferences, query, caller);

const pagesOf = async (
  read: (cursor: { cursor?: string }) => Promise<{ references: Reference[]; nextCursor?: string }>,
) => (await everyPage(read)).map(({ references }) => references.map(({ id }) => id));

const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
const customers = [await makeCustomer(owner, organizationId), await makeCustomer(owner, organizationId)];

const update = (input: object) => callRaw(referenceRoutes.updateReference, input, caller);
const idsOf = async (customerId: string) =>
  (await list(caller, { customerId })).references.map(({ id }) => id).toSorted();

describe('the list of one customer', () => {
  it('contains exactly its references through every change', async () => {
    const [one, two] = customers as [Customer, Customer];
    const make = (customer: Customer, input: { status?: string } = {}) =>
      makeReference(owner, organizationId, customer.id, input);
    const made = [
      await make(one),
      await make(one, { status: 'Draft' }),
      await make(two),
      await make(two),
    ] as const;
    await update({ id: made[1].id, attributes: { customerId: two.id } });
    await update({ id: made[2].id, status: 'Archived', attributes: { customerId: two.id } });
    await update({ id: made[2].id, name: 'Only the name', attributes: { customerId: two.id } });
    await call(referenceRoutes.deleteReference, { id: made[3].id }, caller);

    expect(await idsOf(one.id)).toEqual([made[0].id]);
    expect(await idsOf(two.id)).toEqual([made[1].id, made[2].id].toSorted());
    const rows = (await dumpPartition(`ORG#${organizationId}`)).filter(({ sk }) =>
      String(sk).startsWith(prefixes.customerReference),
    );
    expect(rows).toHaveLength(3);
  });

  it('skips a reference that was deleted meanwhile and continues behind it', async () => {
    const { id: customerId } = await makeCustomer(owner, organizationId);
    const ids = await writeReferences({ organizationId, customerId, count: 3 });
    await removeItem(keys.reference(organizationId, ids[1]!));
    const pages = await pagesOf((cursor) => list(caller, { customerId, limit: 1, ...cursor }));
    expect(pages.flat()).toEqual([ids[2], ids[0]]);
  });

  it('is empty for an unknown customer or one of another organization', async () => {
    const { owner: stranger, organizationId: theirs } = await makeOwner();
    const customer = await makeCustomer(stranger, theirs);
    await makeReference(stranger, theirs, customer.id);
    for (const customerId of [customer.id, '01HZX0000000000000000000ZZ']) {
      expect(await list(caller, { customerId })).toEqual({ references: [] });
    }
  });

  it.each([
    { customerId: 'a#b' },
    { customerId: '' },
    { status: 'Draft' },
    { templateId: 'design' },
    { tag: 'x' },
    ...['x', 'Q1VTVCMw', '../../x', 'a'.repeat(600)].map((cursor) => ({ cursor })),
    ...['0', '-1', '201', 'many', '1.5'].map((limit) => ({ limit })),
  ])('refuses %.60j', async (query) => {
    expect((await callRaw(referenceRoutes.listReferences, query, caller)).status).toBe(400);
  });
});

describe('a cursor', () => {
  it('works only in its own organization and for its own query', async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    const make = async (person: Person) => {
      const organization = await makeOrganization(person);
      const customer = await makeCustomer(person, organization);
      await makeCustomer(person, organization);
      for (let n = 0; n < 2; n += 1) await makeReference(person, organization, customer.id);
      for (let n = 0; n < 2; n += 1) await makeCollection(person, organization);
      return { token: person.accessToken, organizationId: organization, customerId: customer.id };
    };
    const own = await make(first);
    const other = await make(second);
    const { customerId } = own;
    const lists = [
      [referenceRoutes.listReferences, {}],
      [referenceRoutes.listReferences, { customerId }],
      [customerRoutes.listCustomers, {}],
      [collectionRoutes.listCollections, {}],
    ] as const;
    for (const [index, [route, query]] of lists.entries()) {
      const { body } = await callRaw(route, { ...query, limit: 1 }, own);
      const cursor = body.nextCursor as string;
      for (const [at, [goingOn, itsQuery]] of lists.entries()) {
        const response = await callRaw(goingOn, { ...itsQuery, limit: 1, cursor }, own);
        expect(response.status, `${index} in ${at}`).toBe(index === at ? 200 : 400);
        const there = await callRaw(goingOn, { ...itsQuery, limit: 1, cursor }, other);
        expect([there.status, there.body.error]).toEqual([400, 'The cursor is not one of this list']);
      }
    }
  });
});

describe('ten thousand references in one organization', () => {
  const counts = { first: 9_000, second: 1_000 };
  let many: Caller;
  let newestFirst: string[];
  let ofSecond: string[];
  let customerId: string;

  beforeAll(async () => {
    const manyId = await makeOrganization(owner);
    many = { token: owner.accessToken, organizationId: manyId };
    const first = await makeCustomer(owner, manyId);
    customerId = (await makeCustomer(owner, manyId)).id;
    const write = (id: string, count: number) =>
      writeReferences({ organizationId: manyId, customerId: id, count });
    const ofFirst = await write(first.id, counts.first);
    ofSecond = await write(customerId, counts.second);
    newestFirst = [...ofFirst, ...ofSecond].toSorted().toReversed();
  });

  it('are listed over pages, each once and newest first', async () => {
    const pages = await pagesOf((cursor) => list(many, cursor));
    expect(pages.flat()).toEqual(newestFirst);
    expect(Math.max(...pages.map(({ length }) => length))).toBe(limits.pageSize);
  });

  it('are listed for one customer in full pages, each once and newest first', async () => {
    const pages = await pagesOf((cursor) => list(many, { customerId, ...cursor }));
    expect(pages.flat()).toEqual(ofSecond.toReversed());
    const full = pages.slice(0, counts.second / limits.pageSize);
    expect(new Set(full.map(({ length }) => length))).toEqual(new Set([limits.pageSize]));
  });

  it.each([
    ['of all', () => ({}), counts.first + counts.second],
    ['of one customer', () => ({ customerId }), counts.second],
  ])('cost the same on every page, %s', async (_name, query, total) => {
    const costs: Cost[] = [];
    const table = scopedTable(organizationScope(many.organizationId!));
    const context = { table, organizationId: many.organizationId } as MemberContext;
    await pagesOf(async (cursor) => {
      const input = { ...query(), limit: limits.pageSize, ...cursor };
      const { response, cost } = await costOf(() => listReferences(context, input));
      costs.push(cost);
      return response;
    });
    const full = costs.slice(0, total / limits.pageSize);
    expect(new Set(full.map(({ calls }) => calls)).size).toBe(1);
    const units = full.map((cost) => cost.units);
    expect(Math.max(...units)).toBeLessThanOrEqual(Math.min(...units) * 1.05);
  });
});
