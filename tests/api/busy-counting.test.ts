import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { rollUp } from '#functions/counting/roll-up';
import type { EventBatch } from '#contract/resources/event';
import { limits } from '#contract/rules/limits';
import { keys, partitions, bufferPartitions } from '#functions/shared/data/keys';
import { deliver, killedAfter, meetingOthers, reportAt, visitAt } from '../support/counting.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { runInProcess } from '../support/in-process.ts';
import { costOf } from '../support/metered.ts';
import { dumpPartition, table } from '../support/table.ts';
import { onWrite, withConflicts } from '../support/transactions.ts';
import {
  groupsOf,
  inParallel,
  makeVisits,
  numbers,
  shuffle,
  sorted,
  sum,
  tally,
  type Visit,
  reachedIn,
} from '../support/tally.ts';
import { makeShown, newBatchId, type Shown } from '../support/visits.ts';

beforeAll(runInProcess);

const noon = new Date('2031-03-31T12:00:00Z');
const later = new Date('2031-03-31T12:02:00Z');
const day = { from: '2031-03-31', to: '2031-03-31' };

const buffered = async (organizationId: string) => {
  const all = Array.from({ length: bufferPartitions }, (_, n) =>
    dumpPartition(partitions.buffer(organizationId, n)),
  );
  return (await Promise.all(all)).flat();
};
const sumOf = async (organizationId: string) =>
  (await dumpPartition(partitions.statistics(organizationId))).find(({ sk }) => sk === 'SUM');
const dueOf = async (organizationId: string) =>
  (await dumpPartition(keys.scheduled('roll-up', noon, organizationId).pk)).filter(
    (row) => row.organizationId === organizationId,
  );
const report = ({ organizationId }: Shown) => reportAt(later, organizationId, day);

async function makeBusy(shown: Shown): Promise<Visit> {
  const [visit] = makeVisits(shown, 1, 99, 1_000);
  await meetingOthers(() => visitAt(noon, visit!));
  expect(await buffered(shown.organizationId)).toHaveLength(1);
  return visit!;
}

async function expectAll(shown: Shown, visits: readonly Visit[]): Promise<void> {
  const found = await report(shown);
  expect(sorted(groupsOf(found))).toEqual(sorted(tally(visits)));
  expect(found.totals.visitors).toBe(new Set(visits.map(({ visitor }) => visitor)).size);
  for (const rows of [found.series, found.bySource, found.byReferrer, found.byCountry, found.byDevice])
    expect(found.totals).toMatchObject(sum(rows));
  expect(found.totals).toMatchObject(reachedIn(visits));
  expect(await buffered(shown.organizationId)).toEqual([]);
  expect(await sumOf(shown.organizationId)).toBeUndefined();
  expect(await dueOf(shown.organizationId)).toEqual([]);
}

describe('visits of a busy organization', () => {
  it('are counted once though they collide, repeat and arrive in any order', async () => {
    const shown = await makeShown(6);
    const visits = makeVisits(shown, 300, 1);
    const random = numbers(2);
    const deliveries = shuffle(
      visits.flatMap((visit) => Array.from({ length: 1 + random(3) }, () => visit)),
      random,
    );
    const met = await withConflicts(() => inParallel(20, deliveries, (visit) => deliver(noon, visit)));
    expect(met.refused).toBeGreaterThan(0);
    expect((await buffered(shown.organizationId)).length).toBeGreaterThan(200);
    await rollUp(later);
    await expectAll(shown, visits);
  });

  it('are counted once though the job is killed, doubled and meets late visits', async () => {
    const shown = await makeShown(4);
    const first = await makeBusy(shown);
    const visits = makeVisits(shown, 300, 4);
    const late = visits.splice(250);
    await inParallel(10, visits, (visit) => deliver(noon, visit));
    let writes = 0;
    let deaths = 0;
    const revive = onWrite(async (write) => {
      writes += 1;
      if (writes % 3 > 0) return write();
      deaths += 1;
      if (deaths % 2 === 0) await write();
      throw new Error('Killed');
    });
    for (let run = 0; run < 30; run += 1) await rollUp(later).catch(() => undefined);
    revive();
    expect(deaths).toBeGreaterThan(3);
    // A conflict in a later minute schedules another row.
    const next = new Date('2031-03-31T12:01:30Z');
    await meetingOthers(() => visitAt(next, late[0]!));
    await Promise.all([
      withConflicts(() =>
        Promise.all([rollUp(later), rollUp(later)].map((run) => run.catch(() => undefined))),
      ),
      ...late.slice(1).map((visit) => deliver(next, visit)),
    ]);
    await rollUp(new Date('2031-03-31T12:04:00Z'));
    await expectAll(shown, [first, ...visits, ...late]);
  });

  it('are counted once though the job is cut off at each write', async () => {
    const shown = await makeShown(2);
    const first = await makeBusy(shown);
    const visits = makeVisits(shown, 10, 6);
    for (const visit of visits) await visitAt(noon, visit);
    for (let writes = 0; !(await cutOffAfter(writes, () => rollUp(later))); writes = 1);
    await expectAll(shown, [first, ...visits]);
  });

  it('cost the same for a day with many countries and referrers', async () => {
    const shown = await makeShown(limits.cardsPerPage);
    const { organizationId, referenceIds } = shown;
    const { client, TableName } = table();
    const names = (dimension: string, count: number) =>
      Array.from(
        { length: count },
        (_, n) => `${dimension}/${dimension === 'r' ? `www.customer-number-${n}.example` : n}`,
      );
    const counters = [...names('c', 60), ...names('r', 50)].flatMap((name) =>
      ['v', 's', 'o', 'c', 'u'].map((metric) => [`${name}/${metric}`, 12_345] as const),
    );
    const viral = { ...keys.dayCounters(organizationId, day.from), ...Object.fromEntries(counters) };
    await client.send(new PutCommand({ TableName, Item: viral }));
    const events = [
      { type: 'view' as const },
      ...referenceIds.map((referenceId) => ({ type: 'visible' as const, referenceId })),
    ];
    const visit = (visitor: number) => {
      const batch: EventBatch = {
        organizationId,
        batchId: newBatchId(),
        source: 'page',
        events,
        referrer: 'www.example.com',
      };
      return visitAt(noon, { batch, visitor });
    };
    const bytes = (item: object) => JSON.stringify(item).length;
    expect(bytes(viral)).toBeGreaterThan(12_000);
    // Without a conflict, the size of the day alone sends it to the buffer.
    await visit(1);
    const { cost } = await costOf(() => visit(2));
    // The three calls: guard and visitor, rate limit, transaction. The first visit has cached page and
    // cards.
    expect(cost.calls).toBe(3);
    expect(await dumpPartition(partitions.statistics(organizationId))).toEqual([viral]);
    for (const row of await buffered(organizationId)) expect(bytes(row)).toBeLessThan(1_024);
    await rollUp(later);
    expect(await buffered(organizationId)).toEqual([]);
    expect((await report(shown)).totals.visible).toBe(2 * limits.cardsPerPage);
  });
});

describe('the referrers of a day', () => {
  it.each(['quiet', 'busy'])('are told apart up to fifty and summed up beyond: %s', async (kind) => {
    const shown = await makeShown(0);
    for (let n = 0; n < 60; n += 1) {
      const batch: EventBatch = {
        organizationId: shown.organizationId,
        batchId: newBatchId(),
        source: 'page',
        events: [{ type: 'view' }],
        referrer: `site-${n}.example`,
      };
      const visit = () => visitAt(noon, { batch, visitor: n });
      await (n === 0 && kind === 'busy' ? meetingOthers(visit) : visit());
    }
    expect(await buffered(shown.organizationId)).toHaveLength(kind === 'busy' ? 60 : 0);
    await rollUp(later);
    const { byReferrer, totals } = await report(shown);
    expect(byReferrer).toHaveLength(51);
    expect(byReferrer[0]).toMatchObject({ value: 'other', views: 10 });
    expect(totals.views).toBe(60);
  });
});

describe.each(['quiet', 'busy'])('visits of a %s organization', (kind) => {
  it('are counted once though the function dies before or after any write', async () => {
    const shown = await makeShown(3);
    const visits = makeVisits(shown, 20, 3);
    const first = kind === 'busy' ? [await makeBusy(shown)] : [];
    for (const [n, visit] of visits.entries()) {
      if (n % 2 === 0) {
        for (let writes = 0; !(await cutOffAfter(writes, () => visitAt(noon, visit))); writes += 1);
      } else {
        const revive = onWrite(async (write) => {
          await write();
          throw new Error('Killed');
        });
        await expect(visitAt(noon, visit)).rejects.toThrow('Killed');
        revive();
      }
      await visitAt(noon, visit);
    }
    await rollUp(later);
    await expectAll(shown, [...first, ...visits]);
  });

  it('are counted once though the whole process is killed', async () => {
    const shown = await makeShown(3);
    const visits = makeVisits(shown, 120, 8);
    for (const count of [20, 30]) await killedAfter(count, noon, visits);
    const counted = (await report(shown)).totals.views;
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThan(tally(visits).get('total')!.views);
    const again = () =>
      inParallel(8, shuffle([...visits, ...visits], numbers(9)), (visit) => deliver(noon, visit));
    await (kind === 'busy' ? withConflicts(again) : again());
    await rollUp(later);
    await expectAll(shown, visits);
  });
});
