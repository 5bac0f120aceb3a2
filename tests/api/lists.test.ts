import { beforeAll, describe, expect, it } from 'vitest';
import { collectionRoutes } from '#contract/collection';
import { customerRoutes, type Customer } from '#contract/customer';
import { limits } from '#contract/limits';
import { referenceRoutes, type Reference, type ReferenceFilters } from '#contract/reference';
import { keys } from '#functions/shared/data/keys';
import { organizationScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { listReferences } from '#functions/reference/list-references';
import type { MemberContext } from '#functions/shared/membership/context';
import { callRaw, type Caller } from '../support/call.ts';
import { costOf, type Cost } from '../support/metered.ts';
import {
  call,
  makeCollection,
  makeCustomer,
  makeOrganization,
  makePerson,
  makeReference,
  type Person,
} from '../support/people.ts';
import { writeReferences } from '../support/references.ts';
import { dumpPartition, removeItem } from '../support/table.ts';

interface Page {
  references: Reference[];
  nextCursor?: string;
}

const list = (caller: Caller, query: object = {}) =>
  call<Page>(referenceRoutes.listReferences, query, caller);

/** Every page until there is none. */
async function pagesOf(read: (cursor?: string) => Promise<Page>): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    pages.push(page.references.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  return pages;
}

let owner: Person;
let organizationId: string;
let caller: Caller;
let customers: Customer[];

beforeAll(async () => {
  owner = await makePerson();
  organizationId = await makeOrganization(owner, { maxCards: 500 });
  caller = { token: owner.accessToken, organizationId };
  customers = [await makeCustomer(owner, organizationId), await makeCustomer(owner, organizationId)];
});

const update = (input: object) => callRaw(referenceRoutes.updateReference, input, caller);
const idsBy = async (filters: object) =>
  (await list(caller, filters)).references.map(({ id }) => id).toSorted();

describe('a filtered list', () => {
  const combinations = (reference: Reference): ReferenceFilters[] => {
    const { status, attributes, templateId } = reference;
    const { customerId } = attributes;
    return [
      { status },
      { customerId },
      { templateId },
      { status, customerId },
      { status, templateId },
      { customerId, templateId },
      { status, customerId, templateId },
    ];
  };

  it('finds by each combination of filters exactly what matches, through every change', async () => {
    const custom = { mainImage: 'https://example.com/image.jpg' };
    const make = (customer: Customer, input: { templateId: string; [field: string]: unknown }) =>
      makeReference(owner, organizationId, customer.id, { custom, ...input });
    const [one, two] = customers as [Customer, Customer];
    const made = [
      await make(one, { templateId: 'design' }),
      await make(one, { templateId: 'consulting', status: 'Draft' }),
      await make(two, { templateId: 'design', status: 'Published', visibility: 'private' }),
      await make(two, { templateId: 'standard' }),
    ];
    await update({ id: made[0]!.id, status: 'Archived', attributes: { customerId: one.id } });
    await update({ id: made[1]!.id, status: 'Archived', attributes: { customerId: two.id } });
    await update({ id: made[3]!.id, templateId: 'design', attributes: { customerId: two.id } });
    await update({ id: made[2]!.id, name: 'Only the name', attributes: { customerId: two.id } });
    await call(referenceRoutes.deleteReference, { id: made[3]!.id }, caller);

    const all = (await list(caller)).references;
    expect(all).toHaveLength(3);
    for (const filters of all.flatMap(combinations)) {
      const matching = all.filter(
        ({ status, templateId, attributes }) =>
          status === (filters.status ?? status) &&
          templateId === (filters.templateId ?? templateId) &&
          attributes.customerId === (filters.customerId ?? attributes.customerId),
      );
      expect(await idsBy(filters), JSON.stringify(filters)).toEqual(matching.map(({ id }) => id).toSorted());
    }
    expect(await idsBy({ templateId: 'architectural' })).toEqual([]);
    expect(await idsBy({ status: 'Published', customerId: one.id })).toEqual([]);
    const pointers = (await dumpPartition(`ORG#${organizationId}`)).filter(({ sk }) =>
      String(sk).startsWith('BY#'),
    );
    expect(pointers).toHaveLength(7 * all.length);
  });

  it('takes a template that falls back to standard for standard, in the card and in the filter', async () => {
    const { id } = await makeReference(owner, organizationId, customers[0]!.id);
    for (const templateId of ['default', 'standard', 'gone']) {
      expect(await idsBy({ templateId, customerId: customers[0]!.id })).toContain(id);
    }
  });

  it('finds a reference from before there were filters once it is changed', async () => {
    const customer = await makeCustomer(owner, organizationId);
    const [id] = await writeReferences({ organizationId, customerId: customer.id, count: 1 });
    expect(await idsBy({ customerId: customer.id })).toEqual([]);
    expect((await update({ id, name: 'Changed', attributes: { customerId: customer.id } })).status).toBe(200);
    expect(await idsBy({ customerId: customer.id })).toEqual([id]);
    expect(await idsBy({ status: 'Draft', templateId: 'default' })).toContain(id);
    await call(referenceRoutes.deleteReference, { id }, caller);
    expect(await idsBy({ customerId: customer.id })).toEqual([]);
  });

  it('leaves out what was deleted after the files were read, and goes on behind it', async () => {
    const { id: customerId } = await makeCustomer(owner, organizationId);
    const listedBy = [{ customerId }];
    const ids = await writeReferences({ organizationId, customerId, count: 3, listedBy });
    await removeItem(keys.reference(organizationId, ids[1]!));
    const pages = await pagesOf((cursor) =>
      list(caller, { customerId, limit: 1, ...(cursor && { cursor }) }),
    );
    expect(pages.flat()).toEqual([ids[2], ids[0]]);
  });

  it('is empty for a customer of another organisation, as for none', async () => {
    const stranger = await makePerson();
    const theirs = await makeOrganization(stranger);
    const customer = await makeCustomer(stranger, theirs);
    await makeReference(stranger, theirs, customer.id);
    for (const customerId of [customer.id, '01HZX0000000000000000000ZZ']) {
      expect(await list(caller, { customerId })).toEqual({ references: [] });
    }
  });

  it.each([
    { status: 'Gone' },
    { status: '' },
    { customerId: 'a#b' },
    { templateId: '' },
    { templateId: 'x'.repeat(41) },
    { tag: 'x' },
  ])('refuses %j', async (query) => {
    expect((await callRaw(referenceRoutes.listReferences, query, caller)).status).toBe(400);
  });
});

describe('a cursor', () => {
  it('is refused in another organisation and for another query, and goes on in its own', async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    const make = async (person: Person) => {
      const organization = await makeOrganization(person);
      const customer = await makeCustomer(person, organization);
      await makeCustomer(person, organization);
      for (let n = 0; n < 2; n += 1) await makeReference(person, organization, customer.id);
      for (let n = 0; n < 2; n += 1) await makeCollection(person, organization);
      return { token: person.accessToken, organizationId: organization };
    };
    const own = await make(first);
    const other = await make(second);
    const lists = [
      [referenceRoutes.listReferences, {}],
      [referenceRoutes.listReferences, { status: 'Draft' }],
      [referenceRoutes.listReferences, { templateId: 'standard' }],
      [referenceRoutes.listReferences, { status: 'Draft', templateId: 'standard' }],
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

describe('ten thousand references in one organisation', () => {
  const count = 10_000;
  const filters = { status: 'Archived' } as const;
  let many: Caller;
  let newestFirst: string[];
  let archived: string[];

  beforeAll(async () => {
    const manyId = await makeOrganization(owner);
    many = { token: owner.accessToken, organizationId: manyId };
    const { id: customerId } = await makeCustomer(owner, manyId);
    const isArchived = (n: number) => n % 10 === 0;
    const ids = await writeReferences({
      organizationId: manyId,
      customerId,
      count,
      valuesOf: (n) => ({ status: isArchived(n) ? 'Archived' : 'Draft' }),
      listedBy: [filters],
    });
    newestFirst = ids.toReversed();
    archived = ids.filter((_, n) => isArchived(n)).toReversed();
  });

  it('are listed page by page, each once and newest first', async () => {
    const pages = await pagesOf((cursor) => list(many, { ...(cursor && { cursor }) }));
    expect(pages.flat()).toEqual(newestFirst);
    expect(Math.max(...pages.map(({ length }) => length))).toBe(limits.pageSize);
  });

  it('are filtered in full pages, each once and newest first', async () => {
    const pages = await pagesOf((cursor) => list(many, { ...filters, ...(cursor && { cursor }) }));
    expect(pages.flat()).toEqual(archived);
    expect(pages.slice(0, archived.length / limits.pageSize).map(({ length }) => length)).toEqual(
      Array.from({ length: archived.length / limits.pageSize }, () => limits.pageSize),
    );
  });

  it.each([
    ['without a filter', {}],
    ['with a filter', filters],
  ])('cost the same on the first page as on the last, %s', async (_name, query) => {
    const total = Object.keys(query).length > 0 ? archived.length : count;
    const costs: Cost[] = [];
    const table = scopedTable(organizationScope(many.organizationId!));
    const context = { table, organizationId: many.organizationId } as MemberContext;
    await pagesOf(async (cursor) => {
      const input = { ...query, limit: limits.pageSize, cursor };
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
