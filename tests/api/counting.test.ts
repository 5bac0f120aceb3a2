import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { rollUp } from '#functions/analytics/roll-up';
import { keys } from '#functions/shared/data/keys';
import { deliver, killedAfter, onWrite, reportAt, visitAt } from '../support/counting.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { runInProcess } from '../support/in-process.ts';
import { runJob } from '../support/run-job.ts';
import { dumpPartition, table } from '../support/table.ts';
import { groupsOf, inParallel, makeVisits, numbers, shuffle, sorted, sum, tally } from '../support/tally.ts';
import { browser, makeShown, readReport, sendBatch } from '../support/visits.ts';

beforeAll(runInProcess);

describe('totals', () => {
  it('equal the events, with batches that come one to three times, in any order, twenty at once', async () => {
    const shown = await makeShown(6);
    const visits = makeVisits(shown, 300, 1);
    const random = numbers(2);
    const deliveries = shuffle(
      visits.flatMap((visit) => Array.from({ length: 1 + random(3) }, () => visit)),
      random,
    );
    expect(deliveries.length).toBeGreaterThan(500);
    await inParallel(20, deliveries, async ({ batch, visitor }) => {
      for (let status = 0; status !== 202;) {
        ({ status } = await sendBatch(batch, { 'user-agent': browser(visitor) }));
      }
    });

    const report = await readReport(shown.caller);
    expect(sorted(groupsOf(report))).toEqual(sorted(tally(visits)));
    expect(report.totals.visitors).toBe(new Set(visits.map(({ visitor }) => visitor)).size);
    for (const rows of [report.series, report.bySource, report.byReferrer, report.byCountry, report.byDevice])
      expect(sum(rows)).toMatchObject(report.totals);
  }, 120_000);

  it('equal the events when the function dies after the table has written, and the batch comes again', async () => {
    const shown = await makeShown(3);
    const visits = makeVisits(shown, 30, 3);
    const now = new Date();
    let alive = true;
    let deaths = 0;
    const revive = onWrite(async (write) => {
      await write();
      if (alive) return;
      deaths += 1;
      throw new Error('Killed');
    });
    try {
      for (const visit of visits) {
        alive = false;
        await expect(visitAt(now, visit)).rejects.toThrow('Killed');
        alive = true;
        await visitAt(now, visit);
        await visitAt(now, visit);
      }
    } finally {
      revive();
    }
    expect(deaths).toBeGreaterThanOrEqual(visits.length);
    expect(sorted(groupsOf(await readReport(shown.caller)))).toEqual(sorted(tally(visits)));
  });

  it('equal the events when the function is cut off before any of its writes, on the first day and after', async () => {
    const shown = await makeShown(3);
    const visits = makeVisits(shown, 8, 7);
    const statistics = () => dumpPartition(`STAT#${shown.organizationId}`);
    let cut = 0;
    for (const [n, visit] of visits.entries()) {
      // Every other one is the first of its day, which makes the day's secret before it counts.
      const now = new Date(Date.UTC(2031, 0, 1 + Math.floor(n / 2), 12));
      for (let writes = 0; ; writes += 1) {
        const before = await statistics();
        if (await cutOffAfter(writes, () => visitAt(now, visit))) break;
        cut += 1;
        expect(await statistics()).toEqual(before);
      }
      await visitAt(now, visit);
    }
    // The secret, which stays; what the visitor has left of this minute; and the transaction that holds all the rest.
    expect(cut).toBe(4 * 2 + 4 * 2);
    const year = { from: '2031-01-01', to: '2031-12-31' };
    const report = await reportAt(new Date('2032-01-02'), shown.organizationId, year);
    expect(sorted(groupsOf(report))).toEqual(sorted(tally(visits)));
  });

  it('equal the events when the whole process is killed in the middle, and everything comes again', async () => {
    const shown = await makeShown(3);
    const visits = makeVisits(shown, 120, 8);
    const now = new Date();
    const report = () => reportAt(now, shown.organizationId, {});
    const views = (all: typeof visits) =>
      all.flatMap(({ batch }) => batch.events).filter(({ type }) => type === 'view').length;
    for (const count of [20, 30]) await killedAfter(count, now, visits);
    const counted = (await report()).totals.views;
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThan(views(visits));
    await inParallel(8, shuffle([...visits, ...visits], numbers(9)), (visit) => deliver(now, visit));
    const whole = await report();
    expect(sorted(groupsOf(whole))).toEqual(sorted(tally(visits)));
    expect(whole.totals.visitors).toBe(new Set(visits.map(({ visitor }) => visitor)).size);
  });
});

describe('the roll-up', () => {
  it('moves every number once, though it is killed at any step, runs twice and meets late batches', async () => {
    const shown = await makeShown(4);
    const { organizationId } = shown;
    const visits = makeVisits(shown, 120, 4);
    const day = new Date('2026-03-31T23:59:00Z');
    const late = visits.splice(100);
    // All at once, so that they meet and go to the sides.
    await Promise.all(visits.map((visit) => deliver(day, visit)));
    const sides = async () =>
      (await dumpPartition(`STAT#${organizationId}`)).filter(({ sk }) => String(sk).startsWith('SIDE#'));
    expect((await sides()).length).toBeGreaterThan(0);
    const query = { from: '2026-03-31', to: '2026-03-31' };
    const before = await reportAt(day, organizationId, query);
    expect(sorted(groupsOf(before))).toEqual(sorted(tally(visits)));

    let writes = 0;
    let deaths = 0;
    const revive = onWrite(async (write) => {
      writes += 1;
      if (writes % 3 > 0) return write();
      deaths += 1;
      // Half of the deaths come after the table has written.
      if (deaths % 2 === 0) await write();
      throw new Error('Killed');
    });
    const next = new Date('2026-04-01T00:30:00Z');
    try {
      for (let run = 0; run < 20; run += 1) await rollUp(next).catch(() => undefined);
    } finally {
      revive();
    }
    expect(deaths).toBeGreaterThan(3);
    const atWork = [rollUp(next), rollUp(next)].map((run) => run.catch(() => undefined));
    await Promise.all([...atWork, ...late.map((visit) => deliver(new Date('2026-03-31T23:59:59Z'), visit))]);
    await rollUp(next);

    expect(await sides()).toEqual([]);
    const after = await reportAt(next, organizationId, query);
    expect(sorted(groupsOf(after))).toEqual(sorted(tally([...visits, ...late])));
    const due = await dumpPartition(keys.due('roll-up', day, organizationId).pk);
    expect(due.filter((row) => row.organizationId === organizationId)).toEqual([]);
  }, 60_000);

  it('moves a day with more counters than one expression can name', async () => {
    const { organizationId } = await makeShown(0);
    const { client, TableName } = table();
    const counters = Object.fromEntries(
      Array.from({ length: 700 }, (_, n) => [`r/host-number-${n}.example/v`, n + 1]),
    );
    const over = new Date('2026-05-02T00:00:00Z');
    const place = [organizationId, '2026-05-01'] as const;
    const items = [
      { ...keys.dayCounters(...place), n: 1, v: 1 },
      { ...keys.dayCounters(...place, 3), ...counters, n: 2, v: 2 },
      { ...keys.due('roll-up', over, organizationId, '3'), organizationId, side: 3, lastBatch: 'x' },
    ];
    for (const Item of items) await client.send(new PutCommand({ TableName, Item }));
    await runJob('RollUpAnalytics', '2026-05-02T00:30:00Z');
    expect(await dumpPartition(`STAT#${organizationId}`)).toEqual([
      { ...keys.dayCounters(...place), ...counters, n: 3, v: 3 },
    ]);
  });
});
