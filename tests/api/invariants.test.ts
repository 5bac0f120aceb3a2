import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { publicRoutes } from '#contract/resources/public';
import { referenceRoutes } from '#contract/resources/reference';
import { callRaw, type Caller } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

/** A seeded generator, so that a failure can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const pick = <Value>(values: readonly Value[], random: (below: number) => number): Value =>
  values[random(values.length)]!;

/** Makes one random change, which may be refused. */
async function disturb(
  random: (below: number) => number,
  caller: Caller,
  references: string[],
  customers: string[],
): Promise<number> {
  const id = pick(references, random);
  const customerId = pick(customers, random);
  const status = pick(['Draft', 'Published', 'Archived'], random);
  const visibility = pick(['public', 'public', 'unlisted', 'private'], random);
  const acts = [
    () =>
      callRaw(
        referenceRoutes.updateReference,
        { id, status, visibility, attributes: { customerId } },
        caller,
      ),
    () =>
      callRaw(
        referenceRoutes.updateReference,
        { id, status: 'Published', attributes: { customerId } },
        caller,
      ),
    () => callRaw(customerRoutes.updateCustomer, { id: customerId, name: `Name ${random(1_000)}` }, caller),
    () => callRaw(referenceRoutes.deleteReference, { id }, caller),
    () =>
      callRaw(
        referenceRoutes.createReference,
        { name: 'New', status: 'Published', attributes: { customerId, description: 'Short' } },
        caller,
      ),
    () => callRaw(customerRoutes.deleteCustomer, { id: customerId }, caller),
  ];
  // Deletions are rare, so that later steps still find something.
  const act = acts[pick([0, 0, 0, 1, 1, 2, 2, 3, 4, 5], random)]!;
  return (await act()).status;
}

describe('counters and the public side', () => {
  it.each([1, 2, 3])(
    'agree with the records after many people changed everything at once (seed %i)',
    async (seed) => {
      const random = numbers(seed);
      const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
      const customers: string[] = [];
      for (let n = 0; n < 3; n += 1) customers.push((await makeCustomer(owner, organizationId)).id);
      const references: string[] = [];
      for (let n = 0; n < 8; n += 1) {
        references.push((await makeReference(owner, organizationId, customers[n % 3]!)).id);
      }

      const statuses: number[] = [];
      for (let round = 0; round < 12; round += 1) {
        const together = Array.from({ length: 8 }, () => disturb(random, caller, references, customers));
        statuses.push(...(await Promise.all(together)));
      }
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
      expect(statuses.filter((status) => status === 500)).toEqual([]);

      await expectConsistent(organizationId);
      const rows = await dumpPartition(`PUB#${organizationId}`);
      const page = await call(publicRoutes.getReferencePage, { id: organizationId }, {});
      const cards = rows.filter(({ sk, gone }) => String(sk).startsWith('REF#') && !gone);
      expect(page.references).toHaveLength(cards.filter(({ visibility }) => visibility === 'public').length);
      for (const card of page.references) {
        const { customerId } = rows.find(({ sk }) => sk === `REF#${card.id}`)!;
        expect(card.company).toBe(rows.find(({ sk }) => sk === `CUST#${String(customerId)}`)?.name);
      }
    },
  );
});
