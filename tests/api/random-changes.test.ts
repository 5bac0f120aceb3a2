import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { publicRoutes } from '#contract/resources/public';
import { referenceRoutes } from '#contract/resources/reference';
import { callRaw, times } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCollection, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

const often = ['update', 'update', 'publish', 'publish', 'rename', 'add', 'add', 'take out', 'show'] as const;
// Deletions are rare, so that later steps still find something.
const seldom = ['create', 'create collection', 'delete', 'delete customer', 'delete collection'] as const;
const step = fc.record({
  what: fc.constantFrom(...often, ...often, ...seldom),
  which: fc.nat({ max: 7 }),
  status: fc.constantFrom('Draft', 'Published', 'Archived'),
  visibility: fc.constantFrom('public', 'public', 'unlisted', 'private'),
});
const rounds = fc.array(fc.array(step, { minLength: 6, maxLength: 8 }), { minLength: 6, maxLength: 12 });
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function makeScene() {
  const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
  const customers = await times(3, async () => (await makeCustomer(owner, organizationId)).id);
  const references = await times(
    8,
    async (n) => (await makeReference(owner, organizationId, customers[n % 3]!)).id,
  );
  const collections = await times(3, async (n) => {
    const itemIds = references.slice(n, n + 3);
    return (await makeCollection(owner, organizationId, { itemIds })).id;
  });
  return { organizationId, caller, customers, references, collections };
}

type Scene = Awaited<ReturnType<typeof makeScene>>;

function act({ caller, customers, references, collections }: Scene, one: Step) {
  const { what, which, status, visibility } = one;
  const id = references[which]!;
  const customerId = customers[which % 3]!;
  const collectionId = collections[which % 3]!;
  const items = { id: collectionId, itemIds: [id] };
  const attributes = { customerId, description: 'In short' };
  const acts: Record<Step['what'], () => ReturnType<typeof callRaw>> = {
    update: () => callRaw(referenceRoutes.updateReference, { id, status, visibility, attributes }, caller),
    publish: () => callRaw(referenceRoutes.updateReference, { id, status: 'Published', attributes }, caller),
    rename: () => callRaw(customerRoutes.updateCustomer, { id: customerId, name: `Name ${which}` }, caller),
    add: () => callRaw(collectionRoutes.addCollectionItems, items, caller),
    'take out': () => callRaw(collectionRoutes.removeCollectionItems, items, caller),
    show: () => callRaw(collectionRoutes.updateCollection, { id: collectionId, visibility }, caller),
    create: () =>
      callRaw(referenceRoutes.createReference, { name: 'New', status: 'Published', attributes }, caller),
    'create collection': () =>
      callRaw(collectionRoutes.createCollection, { name: 'New', itemIds: [id] }, caller),
    delete: () => callRaw(referenceRoutes.deleteReference, { id }, caller),
    'delete customer': () => callRaw(customerRoutes.deleteCustomer, { id: customerId }, caller),
    'delete collection': () => callRaw(collectionRoutes.deleteCollection, { id: collectionId }, caller),
  };
  return acts[what]();
}

async function expectShown(organizationId: string): Promise<void> {
  const rows = await dumpPartition(`PUB#${organizationId}`);
  const page = await call(publicRoutes.getReferencePage, { id: organizationId }, {});
  const cards = rows.filter(({ sk, gone }) => String(sk).startsWith('REF#') && !gone);
  expect(page.references).toHaveLength(cards.filter(({ visibility }) => visibility === 'public').length);
  for (const card of page.references) {
    const { customerId } = rows.find(({ sk }) => sk === `REF#${card.id}`)!;
    expect(card.company).toBe(rows.find(({ sk }) => sk === `CUST#${String(customerId)}`)?.name);
  }
}

it('counters, collections and public rows agree after many random changes at once', async () => {
  const statuses: number[] = [];
  const property = fc.asyncProperty(rounds, async (sequence) => {
    const scene = await makeScene();
    for (const steps of sequence) {
      const responses = await Promise.all(steps.map((one) => act(scene, one)));
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 500)).toEqual([]);
    await expectConsistent(scene.organizationId);
    await expectShown(scene.organizationId);
  });
  await fc.assert(property, { numRuns: 4 });
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40);
});
