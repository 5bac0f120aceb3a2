import { beforeAll, describe, expect, it } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import { referenceRoutes } from '#contract/resources/reference';
import { deleteCollection } from '#functions/collection/delete-collection';
import { callRaw, outcomes, times, type Caller } from '../support/call.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { expectConsistent } from '../support/invariants.ts';
import { runInProcess, ownersContext } from '../support/in-process.ts';
import {
  call,
  makeCollection,
  makeCustomer,
  makeOwner,
  makeReference,
  type Owner,
} from '../support/people.ts';
import { writeReferences } from '../support/references.ts';
import { dumpPartition, aTombstone } from '../support/table.ts';

interface Tenant extends Owner {
  customerId: string;
}

async function makeTenant(): Promise<Tenant> {
  const tenant = await makeOwner({ maxCards: 1_000 });
  const { id: customerId } = await makeCustomer(tenant.owner, tenant.organizationId);
  return { ...tenant, customerId };
}

const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status);
const read = (caller: Caller, id: string) => call(collectionRoutes.getCollection, { id }, caller);

describe('one collection', () => {
  it('keeps what each of eight callers adds at once', async () => {
    const { owner, organizationId, customerId, caller } = await makeTenant();
    const ids = await writeReferences({ organizationId, customerId, count: 16 });
    const { id } = await makeCollection(owner, organizationId);
    const responses = await times(8, (n) =>
      callRaw(collectionRoutes.addCollectionItems, { id, itemIds: [ids[n]!, ids[n + 8]!, ids[0]!] }, caller),
    );
    expect(new Set(statuses(responses))).toEqual(new Set([200]));
    const { itemIds } = await read(caller, id);
    expect(itemIds.toSorted()).toEqual(ids.toSorted());
    await expectConsistent(organizationId);
  });

  it('is deleted while others add to it, and no reference still names it', async () => {
    const { owner, organizationId, customerId, caller } = await makeTenant();
    const ids = await writeReferences({ organizationId, customerId, count: 12 });
    for (let round = 0; round < 3; round += 1) {
      const { id } = await makeCollection(owner, organizationId, { itemIds: ids.slice(0, 4) });
      const responses = await times(12, (n) =>
        n % 4 === 0
          ? callRaw(collectionRoutes.deleteCollection, { id }, caller)
          : callRaw(collectionRoutes.addCollectionItems, { id, itemIds: [ids[n]!] }, caller),
      );
      expect(statuses(responses).filter((status) => status !== 200 && status !== 404)).toEqual([]);
      expect((await callRaw(collectionRoutes.getCollection, { id }, caller)).status).toBe(404);
      expect(await dumpPartition(`PUB#${id}`)).toEqual([{ ...aTombstone, organizationId }]);
      await expectConsistent(organizationId);
    }
  });
});

describe('one reference', () => {
  it('is deleted while collections add it, and is in none of them', async () => {
    const { owner, organizationId, customerId, caller } = await makeTenant();
    const collections = await times(6, () => makeCollection(owner, organizationId));
    for (let round = 0; round < 3; round += 1) {
      const { id } = await makeReference(owner, organizationId, customerId);
      const responses = await times(8, (n) =>
        n === 4 + (round % 4)
          ? callRaw(referenceRoutes.deleteReference, { id }, caller)
          : callRaw(
              collectionRoutes.addCollectionItems,
              { id: collections[n % 6]!.id, itemIds: [id] },
              caller,
            ),
      );
      expect(statuses(responses).filter((status) => status !== 200 && status !== 400)).toEqual([]);
      expect((await callRaw(referenceRoutes.getReference, { id }, caller)).status).toBe(404);
      await expectConsistent(organizationId);
    }
  });

  it('in all fifty collections leaves them with one deletion', async () => {
    const { owner, organizationId, customerId, caller } = await makeTenant();
    const input = { status: 'Published' };
    const goes = await makeReference(owner, organizationId, customerId, input);
    const stays = await makeReference(owner, organizationId, customerId, input);
    const itemIds = [goes.id, stays.id];
    for (let n = 0; n < limits.collections; n += 1) await makeCollection(owner, organizationId, { itemIds });
    await call(referenceRoutes.deleteReference, { id: goes.id }, caller);
    const { collections } = await call(collectionRoutes.listCollections, {}, caller);
    expect(collections.map((found) => found.itemIds)).toEqual(collections.map(() => [stays.id]));
    await expectConsistent(organizationId);
  });
});

describe('fifty collections', () => {
  it('are the maximum, also when twenty are created at once; a deletion makes room', async () => {
    const { owner, organizationId, caller } = await makeTenant();
    for (let n = 3; n < limits.collections; n += 1) await makeCollection(owner, organizationId);
    const responses = await times(20, () =>
      callRaw(collectionRoutes.createCollection, { name: 'Last' }, caller),
    );
    expect(outcomes(responses)).toEqual({ 200: 3, COLLECTION_LIMIT: 17 });
    const refused = responses.find(({ status }) => status !== 200)!;
    expect(refused.body.Error).toBe('An organization can have at most 50 collections');
    const { collections } = await call(collectionRoutes.listCollections, {}, caller);
    expect(collections).toHaveLength(limits.collections);
    await call(collectionRoutes.deleteCollection, { id: collections[7]!.id }, caller);
    const again = await times(2, () => callRaw(collectionRoutes.createCollection, { name: 'Last' }, caller));
    expect(outcomes(again)).toEqual({ 200: 1, COLLECTION_LIMIT: 1 });
    await expectConsistent(organizationId);
  });
});

describe('five hundred items', () => {
  let tenant: Tenant;
  let ids: string[];
  let id: string;

  const add = (itemIds: string[]) =>
    callRaw(collectionRoutes.addCollectionItems, { id, itemIds }, tenant.caller);

  beforeAll(async () => {
    tenant = await makeTenant();
    const { organizationId, customerId, owner } = tenant;
    ids = await writeReferences({ organizationId, customerId, count: 520 });
    ({ id } = await makeCollection(owner, organizationId));
    for (let start = 0; start < 495; start += 80) await add(ids.slice(start, Math.min(start + 80, 495)));
  });

  it('are the maximum of a collection, also when eight are added at once', async () => {
    const responses = await times(8, (n) => add([ids[495 + n]!]));
    expect(outcomes(responses)).toEqual({ 200: 5, COLLECTION_LIMIT: 3 });
    const refused = responses.find(({ status }) => status !== 200)!;
    expect(refused.body.Error).toBe('A collection can have at most 500 reference cards');
    const { itemIds } = await read(tenant.caller, id);
    expect(itemIds).toHaveLength(500);
    expect((await add(itemIds.slice(0, 3))).status).toBe(200);
    expect((await add([...itemIds.slice(0, 3), ids[519]!])).status).toBe(409);
    await expectConsistent(tenant.organizationId);
  });

  it('can be sorted by one call', async () => {
    const { itemIds } = await read(tenant.caller, id);
    const input = { id, itemIds: itemIds.toReversed() };
    const ordered = await call(collectionRoutes.orderCollectionItems, input, tenant.caller);
    expect(ordered.itemIds).toEqual(itemIds.toReversed());
  });
});

describe('the deletion of a collection larger than one transaction', () => {
  it('can be killed and is finished by the next deletion', async () => {
    const { organizationId, customerId, owner, caller } = await makeTenant();
    const step = limits.collectionItemsPerCall;
    const ids = await writeReferences({ organizationId, customerId, count: 2 * step + 40 });
    const { id } = await makeCollection(owner, organizationId);
    for (let start = 0; start < ids.length; start += step) {
      const itemIds = ids.slice(start, start + step);
      await call(collectionRoutes.addCollectionItems, { id, itemIds }, caller);
    }
    const context = ownersContext(organizationId, owner.userId);
    runInProcess();
    expect(await cutOffAfter(1, () => deleteCollection(context, { id }))).toBe(false);
    expect((await read(caller, id)).itemIds).toHaveLength(ids.length - step);
    await expectConsistent(organizationId);

    expect(await call(collectionRoutes.deleteCollection, { id }, caller)).toEqual({ id });
    expect((await callRaw(collectionRoutes.getCollection, { id }, caller)).status).toBe(404);
    await expectConsistent(organizationId);
  });
});
