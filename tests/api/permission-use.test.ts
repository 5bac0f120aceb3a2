import { describe, expect, it } from 'vitest';
import { documentRoutes } from '#contract/resources/document';
import { permissionRoutes, type ReferenceUse } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { documentsOf, keys, sightingsOf } from '#functions/shared/data/keys';
import { remove, update } from '#functions/shared/data/write';
import { ended, make } from '../support/documents.ts';
import { call, makeCollection, makeReference, write } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';
import { adding, tendersOf } from '../support/tenders.ts';
import { browser, makeShown, sendBatch } from '../support/visits.ts';

const shown = await makeShown(2);
const { organizationId, owner, caller, customerId } = shown;
const [first, second] = shown.referenceIds as [string, string];
const today = new Date().toISOString().slice(0, 10);

const useOf = async (referenceId: string): Promise<ReferenceUse> =>
  (await call(permissionRoutes.getUse, { referenceId }, caller)).uses[0]!;

interface Visit {
  source?: 'embed' | 'page';
  by?: number;
}

const seen = (host: string, referenceId: string, { source = 'embed', by = 1 }: Visit = {}) =>
  sendBatch(
    { organizationId, source, referrer: host, events: [{ type: 'visible', referenceId }] },
    { 'user-agent': browser(by) },
  );

const sightings = async () =>
  (await dumpPartition(keys.sighting(organizationId, first, 'host').pk)).filter(({ sk }) =>
    (sk as string).startsWith(sightingsOf(first)),
  );

describe('the use of a reference', () => {
  it('names its page and the public collections', async () => {
    const open = await makeCollection(owner, organizationId, { name: 'Harbours', itemIds: [first] });
    await makeCollection(owner, organizationId, {
      name: 'Ours',
      visibility: 'private',
      itemIds: [first],
    });
    const { story, listed, collections, websites } = await useOf(first);
    expect(story).toBeTruthy();
    expect([listed, collections, websites]).toEqual([true, [{ id: open.id, name: 'Harbours' }], []]);
  });

  it('names websites whose embeds showed it, but no other referrer', async () => {
    await seen('www.customer.example', first);
    await seen('search.example', first, { source: 'page', by: 2 });
    expect((await useOf(first)).websites).toEqual([{ host: 'customer.example', lastDay: today }]);
    expect((await useOf(second)).websites).toEqual([]);
  });

  it('is stored once a day for all visitors', async () => {
    await seen('www.customer.example', first, { by: 3 });
    await seen('www.customer.example', first, { by: 4 });
    expect(await sightings()).toHaveLength(1);
  });

  it('is listed for all references of a customer, unpublished ones without use', async () => {
    await call(referenceRoutes.updateReference, await draftOf(second), caller);
    const { uses } = await call(permissionRoutes.getUse, { customerId }, caller);
    expect(uses.map(({ referenceId, story }) => [referenceId, story !== undefined])).toEqual([
      [first, true],
      [second, false],
    ]);
  });
});

describe('the files of a reference', () => {
  const newDraft = async () => (await makeReference(owner, organizationId, customerId)).id;
  const filesOf = async (referenceId: string) => (await useOf(referenceId)).documents;

  it('are named with their maker, newest first, also of one that is not published', async () => {
    const [id, other] = [await newDraft(), await newDraft()];
    const once = await make(caller, { title: 'Once', referenceIds: [id] });
    const twice = await make(caller, { title: 'Twice', format: 'png', referenceIds: [other, id] });
    expect(await filesOf(id)).toMatchObject([
      { id: twice.id, title: 'Twice', format: 'png', by: owner.userId, isListed: true },
      { id: once.id, title: 'Once', format: 'csv', by: owner.userId, isListed: true },
    ]);
    const { uses } = await call(permissionRoutes.getUse, { customerId }, caller);
    expect(uses.find(({ referenceId }) => referenceId === other)?.documents).toHaveLength(1);
  });

  it('stay after they were deleted, and are there once when made again', async () => {
    const [id, other] = [await newDraft(), await newDraft()];
    const made = await make(caller, { referenceIds: [id, other] });
    await call(referenceRoutes.deleteReference, { id: other }, caller);
    await call(documentRoutes.makeDocumentAgain, { id: made.id }, caller);
    await ended(caller, made.id);
    expect(await filesOf(id)).toMatchObject([{ id: made.id, isListed: true }]);
    await call(documentRoutes.deleteDocument, { id: made.id }, caller);
    expect(await filesOf(id)).toMatchObject([{ id: made.id, isListed: false }]);
  });

  it('are not there if nobody got them, because each run has died', async () => {
    const id = await newDraft();
    const made = await make(caller, { referenceIds: [id] });
    await write([update(keys.document(organizationId, made.id), { set: { status: 'failed' } }, {})]);
    expect(await filesOf(id)).toEqual([]);
  });

  it('are there when a buyer was sent them, also without a row of their own', async () => {
    const id = await newDraft();
    const tenders = tendersOf(caller);
    const tenderId = await tenders.newTender();
    await tenders.pick(tenderId, adding([id]));
    const made = await make(caller, { channel: 'tender', tenderId, referenceIds: [id] });
    const sent = { id: tenderId, documentIds: [made.id], how: 'email', despite: 'It is agreed by telephone' };
    const { sentAt } = await call(tenderRoutes.sendTender, sent, caller);
    expect(await filesOf(id)).toMatchObject([{ id: made.id, isListed: true, sentAt }]);
    const rows = await dumpPartition(keys.organization(organizationId).pk);
    const own = rows.find(({ sk }) => String(sk).startsWith(documentsOf(customerId, id)))!;
    await write([remove({ pk: own.pk as string, sk: own.sk as string }, {})]);
    expect(await filesOf(id)).toMatchObject([{ id: made.id, isListed: false, sentAt }]);
  });
});

async function draftOf(id: string) {
  const { name, attributes } = await call(referenceRoutes.getReference, { id }, caller);
  return { id, name, attributes, status: 'Draft' as const };
}
