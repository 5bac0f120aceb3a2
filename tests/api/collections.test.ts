import { describe, expect, it } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { referenceRoutes } from '#contract/resources/reference';
import { callRaw } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCollection, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

const missing = '01HZX0000000000000000000ZZ';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
const customerId = (await makeCustomer(owner, organizationId)).id;

const reference = (input: object = {}) => makeReference(owner, organizationId, customerId, { ...input });
const references = async (count: number) => {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) made.push((await reference()).id);
  return made;
};
const make = (input: object = {}) => makeCollection(owner, organizationId, input);
const read = (id: string) => call(collectionRoutes.getCollection, { id }, caller);
const items = (verb: 'add' | 'remove' | 'order', id: string, itemIds: unknown) =>
  callRaw(collectionRoutes[`${verb}CollectionItems`], { id, itemIds }, caller);
const collectionIdsOf = async (id: string) =>
  (await call(referenceRoutes.getReference, { id }, caller)).collectionIds;

describe('a collection', () => {
  it('is returned as sent, listed newest first, and can be sent back', async () => {
    const [one, two] = (await references(2)) as [string, string];
    const sent = { name: 'Bridges', description: 'Long\nones', visibility: 'unlisted', itemIds: [two, one] };
    const made = await make(sent);
    expect(made).toMatchObject({ ...sent, version: 1, createdBy: owner.userId });
    expect(await read(made.id)).toEqual(made);
    const newer = await make();
    expect(newer).toMatchObject({ visibility: 'public', itemIds: [] });
    const { collections } = await call(collectionRoutes.listCollections, {}, caller);
    expect(collections.slice(0, 2)).toEqual([newer, made]);

    const { body } = await callRaw(collectionRoutes.updateCollection, made, caller);
    expect({ ...body, version: 1, updatedAt: made.updatedAt }).toEqual(made);
    await expectConsistent(organizationId);
  });

  it('keeps what an update does not send', async () => {
    const made = await make({ description: 'Kept', itemIds: await references(1) });
    const change = { id: made.id, version: 1, name: 'First' };
    const first = await callRaw(collectionRoutes.updateCollection, change, caller);
    const kept = { description: 'Kept', itemIds: made.itemIds };
    expect(first.body).toMatchObject({ name: 'First', ...kept, version: 2 });
  });

  it.each([
    [{}, 'Collection name is required'],
    [{ name: ' ' }, 'Collection name is required'],
    [{ name: 'A', visibility: 'secret' }, 'visibility: Must be one of public, unlisted, private'],
    [{ name: 'A', itemIds: ['x'] }, 'A valid reference ID is required'],
    [{ name: 'A', itemIds: missing }, 'itemIds: Must be of type array'],
    [{ name: 'A', itemIds: [missing] }, 'A valid reference ID is required'],
    [
      { name: 'A', itemIds: Array.from({ length: 81 }, () => missing) },
      'itemIds: At most 80 items in one call',
    ],
    [{ name: 'A', description: 'x'.repeat(2_001) }, 'description: Must be at most 2000 characters'],
  ])('is not created from %.60j, and nothing is written', async (input, text) => {
    const before = await dumpPartition(`ORG#${organizationId}`);
    const { status, body } = await callRaw(collectionRoutes.createCollection, input, caller);
    expect([status, body.Error]).toEqual([400, text]);
    expect(await dumpPartition(`ORG#${organizationId}`)).toEqual(before);
  });
});

describe('the items of a collection', () => {
  it('are appended, removed and sorted, and each reference names its collections', async () => {
    const [a, b, c] = (await references(3)) as [string, string, string];
    const { id } = await make({ itemIds: [a] });
    expect((await items('add', id, [c, b])).body.itemIds).toEqual([a, c, b]);
    expect(await collectionIdsOf(b)).toEqual([id]);
    const ordered = await items('order', id, [c, b, a]);
    expect(ordered.body).toMatchObject({ itemIds: [c, b, a], version: 3 });
    expect((await items('remove', id, [b])).body.itemIds).toEqual([c, a]);
    expect(await collectionIdsOf(b)).toBeUndefined();
    expect((await read(id)).itemIds).toEqual([c, a]);
    await expectConsistent(organizationId);
  });

  it('can be added or removed twice without an error or a change', async () => {
    const [a, b] = (await references(2)) as [string, string];
    const { id } = await make({ itemIds: [a, a] });
    expect((await items('add', id, [a, a])).body).toMatchObject({ itemIds: [a], version: 1 });
    expect((await items('add', id, [a, b, b])).body).toMatchObject({ itemIds: [a, b], version: 2 });
    expect((await items('remove', id, [missing])).body).toMatchObject({ itemIds: [a, b], version: 2 });
    expect((await items('remove', id, [b, b, missing])).body).toMatchObject({ itemIds: [a], version: 3 });
    expect((await items('remove', id, [b])).body).toMatchObject({ itemIds: [a], version: 3 });
  });

  it.each([
    ['nothing', {}],
    ['no list', { itemIds: missing }],
    ['an empty list', { itemIds: [] }],
    ['something else', { itemIds: [{ id: missing }] }],
    ['a key', { itemIds: ['REF#x/../../MEMBER'] }],
    ['more than a call may hold', { itemIds: Array.from({ length: 81 }, () => missing) }],
  ])('are not changed by a call with %s', async (_name, input) => {
    const { id } = await make({ itemIds: await references(1) });
    for (const route of [collectionRoutes.addCollectionItems, collectionRoutes.removeCollectionItems]) {
      const { status, body } = await callRaw(route, { id, ...input }, caller);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect((await read(id)).version).toBe(1);
  });

  it('are sorted only by a list that names each once', async () => {
    const [a, b, c] = (await references(3)) as [string, string, string];
    const made = await make({ itemIds: [a, b] });
    for (const wrong of [[], [a], [a, a], [a, b, b], [a, c], [a, b, c], [a, missing]]) {
      const { status, body } = await items('order', made.id, wrong);
      expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT']);
      expect(body.Error).toBe('The order must name each item of the collection exactly once');
      expect(body.current).toEqual(made);
    }
    expect(await read(made.id)).toEqual(made);
  });

  it('from another organization are refused like missing ones', async () => {
    const { owner: stranger, organizationId: theirs } = await makeOwner();
    const theirCustomer = await makeCustomer(stranger, theirs);
    const foreign = await makeReference(stranger, theirs, theirCustomer.id);
    const [own] = (await references(1)) as [string];
    const { id } = await make();
    const before = await dumpPartition(`ORG#${theirs}`);
    const refusals = [];
    for (const unknown of [foreign.id, missing]) {
      for (const [route, input] of [
        [collectionRoutes.createCollection, { name: 'A', itemIds: [own, unknown] }],
        [collectionRoutes.addCollectionItems, { id, itemIds: [own, unknown] }],
      ] as const) {
        const { status, body } = await callRaw(route, input, caller);
        refusals.push(JSON.stringify({ status, ...body, requestId: '' }).replaceAll(unknown, 'UNKNOWN'));
      }
      expect((await items('remove', id, [unknown])).body.itemIds).toEqual([]);
    }
    expect(new Set(refusals).size).toBe(1);
    expect(refusals[0]).toContain('"status":400');
    expect(refusals[0]).toContain('"fields":{"itemIds":"A valid reference ID is required: UNKNOWN"}');
    expect(await dumpPartition(`ORG#${theirs}`)).toEqual(before);
    expect((await read(id)).itemIds).toEqual([]);
    await expectConsistent(organizationId);
  });
});

describe('a reference in collections', () => {
  it('keeps its collections through its own changes, whatever an update sends', async () => {
    const made = await reference();
    const one = await make({ itemIds: [made.id] });
    const two = await make({ itemIds: [made.id] });
    const now = await call(referenceRoutes.getReference, { id: made.id }, caller);
    expect(now).toEqual({ ...made, collectionIds: [one.id, two.id].toSorted() });
    const change = { ...now, name: 'Changed', collectionIds: [missing] };
    const { status, body } = await callRaw(referenceRoutes.updateReference, change, caller);
    expect(status).toBe(200);
    expect(body.collectionIds).toEqual(now.collectionIds);
    expect(await collectionIdsOf(made.id)).toEqual(now.collectionIds);
    const { references: listed } = await call(referenceRoutes.listReferences, { customerId }, caller);
    expect(listed.find(({ id }) => id === made.id)?.collectionIds).toEqual(now.collectionIds);
  });

  it('leaves all of its collections when it is deleted', async () => {
    const [stays, goes] = (await references(2)) as [string, string];
    const one = await make({ itemIds: [stays, goes] });
    const two = await make({ itemIds: [goes], visibility: 'private' });
    await call(referenceRoutes.deleteReference, { id: goes }, caller);
    expect(await read(one.id)).toMatchObject({ itemIds: [stays], version: 2 });
    expect(await read(two.id)).toMatchObject({ itemIds: [], version: 2 });
    await expectConsistent(organizationId);
  });

  it('stays when its collection is deleted', async () => {
    const [id] = (await references(1)) as [string];
    const made = await make({ itemIds: [id] });
    expect(await call(collectionRoutes.deleteCollection, { id: made.id }, caller)).toEqual({ id: made.id });
    expect(await collectionIdsOf(id)).toBeUndefined();
    expect((await callRaw(collectionRoutes.getCollection, { id: made.id }, caller)).status).toBe(404);
    expect(await dumpPartition(`PUB#${made.id}`)).toMatchObject([{ gone: true }]);
    await expectConsistent(organizationId);
  });
});
