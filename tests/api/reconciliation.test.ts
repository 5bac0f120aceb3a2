import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/shared/data/keys';
import { handler as reconcile } from '#functions/triggers/reconcile-billing';
import { runQuietly } from '../support/in-process.ts';
import { granted, limitsOf, makePaid, stripeControl, subscriptionOf, type Paid } from '../support/stripe.ts';
import { dumpPartition } from '../support/table.ts';
import { times } from '../support/call.ts';

runQuietly();

const customers = 7;
let paid: Paid[];

beforeAll(async () => {
  paid = await times(customers, () => makePaid());
});

async function run(time: string, most = Infinity): Promise<void> {
  let questions = 0;
  const context = { getRemainingTimeInMillis: () => (questions++ < most ? 900_000 : 0) };
  await reconcile({ id: 'test', time, source: 'aws.events' }, context);
}

const syncedAt = async () =>
  await Promise.all(paid.map(async ({ organizationId }) => (await subscriptionOf(organizationId))!.syncedAt));
const reached = async (day: string) => (await syncedAt()).filter((at) => at?.startsWith(day)).length;
const progress = async () => (await dumpPartition(keys.reconciliation().pk))[0];

describe('the comparison with Stripe', () => {
  it('reaches the last customer although each run has time for two', async () => {
    const day = '2041-03-01';
    const counts: number[] = [];
    for (let hour = 0; counts.at(-1) !== customers && hour < 23; hour += 1) {
      await run(`${day}T${String(hour).padStart(2, '0')}:00:00Z`, 2);
      counts.push(await reached(day));
    }
    expect(counts.at(-1)).toBe(customers);
    expect(counts.length).toBeGreaterThanOrEqual(customers / 2);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    // The customers of other suites are older and come later.
    await run(`${day}T23:00:00Z`);
    expect(await progress()).toMatchObject({ day, listed: true, failed: [] });
  });

  it('compares each customer once a day, and again on request', async () => {
    await run('2041-03-02T00:00:00Z');
    expect(await reached('2041-03-02')).toBe(customers);
    await run('2041-03-02T23:00:00Z');
    expect(new Set(await syncedAt())).toEqual(new Set(['2041-03-02T00:00:00.000Z']));
    await reconcile({ id: 'by-hand', time: '2041-03-02T23:30:00Z' });
    expect(new Set(await syncedAt())).toEqual(new Set(['2041-03-02T23:30:00.000Z']));
  });

  it('continues after a cut-off on the next day', async () => {
    await run('2041-03-03T23:00:00Z', 3);
    const first = await reached('2041-03-03');
    await run('2041-03-04T00:00:00Z');
    expect([first, await reached('2041-03-03'), await reached('2041-03-04')]).toEqual([
      first,
      first,
      customers - first,
    ]);
  });

  it('repeats failed customers an hour later without delaying others', async () => {
    const { customer, organizationId } = paid[3]!;
    await stripeControl().outage({ mode: 'error', customer });
    await expect(run('2041-03-06T00:00:00Z')).rejects.toThrow('1 customers');
    expect(await reached('2041-03-06')).toBe(customers - 1);
    expect(await progress()).toMatchObject({ failed: [customer], listed: true });
    await stripeControl().outage({ mode: 'none', customer });
    await run('2041-03-06T01:00:00Z');
    expect((await subscriptionOf(organizationId))!.syncedAt).toBe('2041-03-06T01:00:00.000Z');
    expect(await limitsOf(organizationId)).toMatchObject(granted.business);
    expect(await progress()).toMatchObject({ failed: [] });
  });
});
