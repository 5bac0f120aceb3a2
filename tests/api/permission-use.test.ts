import { describe, expect, it } from 'vitest';
import { permissionRoutes, type ReferenceUse } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { keys, sightingsOf } from '#functions/shared/data/keys';
import { call, makeCollection } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';
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

async function draftOf(id: string) {
  const { name, attributes } = await call(referenceRoutes.getReference, { id }, caller);
  return { id, name, attributes, status: 'Draft' as const };
}
