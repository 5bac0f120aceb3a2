import { describe, expect, it } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { publicRoutes, type PublicCollection } from '#contract/resources/public';
import { referenceRoutes } from '#contract/resources/reference';
import { serverLimits } from '#contract/rules/server-limits';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { keys } from '#functions/shared/data/keys';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { call, makeCollection, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { dumpPartition, removeItem, aTombstone } from '../support/table.ts';

const missing = '01HZX0000000000000000000ZZ';

runInProcess();
const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
const customerId = (await makeCustomer(owner, organizationId)).id;

const reference = (input: object = {}) => makeReference(owner, organizationId, customerId, { ...input });
const make = (input: object = {}) => makeCollection(owner, organizationId, input);
const items = (verb: 'add' | 'remove' | 'order', id: string, itemIds: string[]) =>
  call(collectionRoutes[`${verb}CollectionItems`], { id, itemIds }, caller);

describe('the public collection', () => {
  const visit = (id: string) => callRaw(publicRoutes.getPublicCollection, { id }, {});
  const shown = async (id: string) => (await visit(id)).body as unknown as PublicCollection;
  const published = (input: object = {}) => reference({ status: 'Published', ...input });

  it('shows its public references in its order, with branding and facets', async () => {
    const [a, b, draft, hidden] = await Promise.all([
      published({ name: 'A', tags: ['x'] }),
      published({ name: 'B', tags: ['x', 'y'] }),
      reference({ name: 'Draft', tags: ['secret'] }),
      published({ name: 'Hidden', visibility: 'unlisted', tags: ['secret'] }),
    ]);
    const { id } = await make({
      name: 'Shown',
      description: 'To all',
      itemIds: [draft.id, b.id, hidden.id, a.id],
    });
    const { status, body, headers } = await visit(id);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    const page = body as unknown as PublicCollection;
    expect(page.collection).toEqual({ id, name: 'Shown', description: 'To all', visibility: 'public' });
    const slug = expect.stringMatching(/^test-organization-/) as unknown;
    expect(page.organization).toEqual({ organizationId, name: 'Test organization', slug });
    expect(page.references.map(({ title, company }) => `${title} for ${company}`)).toEqual([
      'B for Acme',
      'A for Acme',
    ]);
    expect(page.facets.tags).toEqual([
      { value: 'x', count: 2 },
      { value: 'y', count: 1 },
    ]);
    const { branding } = await call(publicRoutes.getReferencePage, { id: organizationId }, {});
    expect(page.branding).toEqual(branding);
    for (const secret of [draft.id, hidden.id, customerId, owner.userId, 'secret'])
      expect(JSON.stringify(page)).not.toContain(secret);
  });

  it('follows every change at once and raises its version', async () => {
    const [a, b] = await Promise.all([published({ name: 'A' }), published({ name: 'B' })]);
    const { id } = await make({ itemIds: [a.id, b.id] });
    let { version } = await shown(id);
    const titles = async () => {
      const page = await shown(id);
      expect(page.version).toBeGreaterThan(version);
      ({ version } = page);
      return page.references.map(({ title }) => title);
    };
    await items('order', id, [b.id, a.id]);
    expect(await titles()).toEqual(['B', 'A']);
    await items('remove', id, [b.id]);
    expect(await titles()).toEqual(['A']);
    await items('add', id, [b.id]);
    expect(await titles()).toEqual(['A', 'B']);
    const draft = { id: a.id, status: 'Draft', attributes: { customerId } };
    await call(referenceRoutes.updateReference, draft, caller);
    expect(await titles()).toEqual(['B']);
    await call(referenceRoutes.deleteReference, { id: b.id }, caller);
    expect(await titles()).toEqual([]);
    await call(collectionRoutes.updateCollection, { id, name: 'Renamed', visibility: 'unlisted' }, caller);
    expect((await shown(id)).collection).toEqual({ id, name: 'Renamed', visibility: 'unlisted' });
  });

  it('is gone while it is private and returns with later changes', async () => {
    const { id } = await published();
    const made = await make({ itemIds: [id] });
    const become = (visibility: string) =>
      call(collectionRoutes.updateCollection, { id: made.id, visibility }, caller);
    await become('private');
    expect(await dumpPartition(`PUB#${made.id}`)).toEqual([{ ...aTombstone, organizationId }]);
    const gone = await visit(made.id);
    expect([gone.body.code, gone.body.Error]).toEqual(['GONE', 'This is no longer public']);
    const elsewhere = readPublicCollection({ now: new Date() }, { id: made.id, organizationId: missing });
    await expect(elsewhere).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await visit(missing)).status).toBe(404);
    await items('remove', made.id, [id]);
    expect((await visit(made.id)).status).toBe(410);
    await become('unlisted');
    expect((await shown(made.id)).references).toEqual([]);
    const secret = await make({ visibility: 'private' });
    expect((await visit(secret.id)).status).toBe(404);
  });

  it('is named on its organization’s page while it is public, the newest first', async () => {
    const { owner: other, organizationId: id, caller: theirs } = await makeOwner();
    const listed = async () => (await call(publicRoutes.getReferencePage, { id }, {})).collections;
    expect(await listed()).toBeUndefined();
    const made: { id: string; version: number }[] = [];
    for (let n = 0; n <= serverLimits.listedCollections; n += 1)
      made.push(await makeCollection(other, id, { name: `Part ${n}` }));
    await makeCollection(other, id, { name: 'For one', visibility: 'unlisted' });
    const [oldest, second] = made;
    expect((await listed())!.map(({ name }) => name)).toEqual([
      'Part 5',
      'Part 4',
      'Part 3',
      'Part 2',
      'Part 1',
    ]);
    await call(collectionRoutes.updateCollection, { id: second!.id, name: 'Renamed' }, theirs);
    expect((await listed())!.at(-1)).toEqual({ id: second!.id, name: 'Renamed' });
    await call(collectionRoutes.updateCollection, { id: second!.id, visibility: 'private' }, theirs);
    expect((await listed())!.at(-1)).toEqual({ id: oldest!.id, name: 'Part 0' });
  });

  it('is not found under another id, nor an organization under its id', async () => {
    const { id } = await make();
    expect((await visit(organizationId)).status).toBe(404);
    expect((await callRaw(publicRoutes.getReferencePage, { id }, {})).status).toBe(404);
    expect((await visit('../../x')).status).toBe(400);
  });

  it('is gone once deleted, and missing if it was never public', async () => {
    const [shownOnce, secret] = await Promise.all([make(), make({ visibility: 'private' })]);
    for (const { id } of [shownOnce, secret]) await call(collectionRoutes.deleteCollection, { id }, caller);
    expect((await visit(shownOnce.id)).status).toBe(410);
    expect((await visit(secret.id)).status).toBe(404);
    expect(await dumpPartition(`PUB#${secret.id}`)).toEqual([]);
  });

  it('is missing when its organization has no public page', async () => {
    const { owner: person, organizationId: leaving } = await makeOwner();
    const { id } = await makeCollection(person, leaving);
    expect((await visit(id)).status).toBe(200);
    await removeItem(keys.publicPage(leaving));
    expect((await visit(id)).status).toBe(404);
  });
});
