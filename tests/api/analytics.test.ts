import { beforeAll, describe, expect, inject, it } from 'vitest';
import { analyticsRoutes, type AnalyticsReport, type Counts } from '#contract/analytics';
import type { EventBatch, EventType } from '#contract/event';
import { rollUp } from '#functions/analytics/roll-up';
import { openTable } from '#functions/data/client';
import { keys } from '#functions/data/keys';
import { organizationScope } from '#functions/data/scope';
import { scopedTable } from '#functions/data/scoped-table';
import { getAnalytics } from '#functions/analytics/get-analytics';
import { sendEvents } from '#functions/event/send-events';
import { addMember, makePerson } from '../support/people.ts';
import { callRaw } from '../support/call.ts';
import { dumpPartition } from '../support/table.ts';
import { browser, makeShown, newBatchId, readReport, sendBatch, type Shown } from '../support/visits.ts';

beforeAll(() => {
  const { endpoints, region, credentials, tableName } = inject('cloud');
  // The functions' own code, also in this process: only here can it be killed between two lines, or live on another day.
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    AWS_REGION: region,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
});

/** The same numbers every time, so that a failure can be seen again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const metricOf = { view: 'views', visible: 'visible', open: 'opens', click: 'clicks' } as const;
const types = Object.keys(metricOf) as EventType[];

interface Visit {
  batch: EventBatch;
  visitor: number;
}

function makeVisits({ organizationId, referenceIds }: Shown, count: number, seed: number): Visit[] {
  const random = numbers(seed);
  return Array.from({ length: count }, () => {
    const referrer = ['', 'a.example', 'b.example', 'c.example'][random(4)];
    const events = Array.from({ length: 1 + random(12) }, () => {
      const type = types[random(4)]!;
      const referenceId = referenceIds[random(referenceIds.length)]!;
      return type === 'view' && random(2) === 0 ? { type } : { type, referenceId };
    });
    const source = random(2) === 0 ? ('page' as const) : ('embed' as const);
    const batch = { organizationId, batchId: newBatchId(), source, events, ...(referrer && { referrer }) };
    return { batch, visitor: random(40) };
  });
}

/** Counted by hand, in the plainest way. */
function tally(visits: readonly Visit[]) {
  const none = () => ({ views: 0, visible: 0, opens: 0, clicks: 0 });
  const groups = new Map<string, ReturnType<typeof none>>();
  for (const { batch } of visits) {
    for (const { type, referenceId } of batch.events) {
      const names = ['total', `source ${batch.source}`, `referrer ${batch.referrer ?? 'direct'}`];
      for (const name of [...names, ...(referenceId ? [`reference ${referenceId}`] : [])]) {
        const group = groups.get(name) ?? none();
        group[metricOf[type]] += 1;
        groups.set(name, group);
      }
    }
  }
  return groups;
}

/** The report in the form of the tally. */
function groupsOf(report: AnalyticsReport) {
  const plain = ({ views, visible, opens, clicks }: Omit<Counts, 'visitors'>) => ({
    views,
    visible,
    opens,
    clicks,
  });
  return new Map([
    ['total', plain(report.totals)],
    ...report.bySource.map((row) => [`source ${row.value}`, plain(row)] as const),
    ...report.byReferrer.map((row) => [`referrer ${row.value}`, plain(row)] as const),
    ...report.byReference.map((row) => [`reference ${row.referenceId}`, plain(row)] as const),
  ]);
}

const sum = (rows: readonly Counts[]): Counts =>
  rows.reduce((total, row) => ({
    views: total.views + row.views,
    visible: total.visible + row.visible,
    opens: total.opens + row.opens,
    clicks: total.clicks + row.clicks,
    visitors: total.visitors + row.visitors,
  }));

function shuffle<Value>(values: readonly Value[], random: (below: number) => number): Value[] {
  return values
    .map((value) => [random(1_000_000), value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);
}

/** An operation run in this process, on a day of its own. */
function visitAt(now: Date, { batch, visitor }: Visit): Promise<unknown> {
  const context = {
    requestId: 'test',
    now,
    log: () => undefined,
    visitor: {
      address: '198.51.100.7',
      userAgent: browser(visitor),
      country: 'DE',
      optedOut: false,
      prefetch: false,
    },
  };
  return sendEvents(context, batch);
}

/** Stands between this process and every transaction, until the function that it answers is called. */
function onWrite(act: (write: () => Promise<void>) => Promise<void>): () => void {
  const stack = openTable().client.middlewareStack;
  const name = 'stands-between';
  stack.add(
    (next, { commandName }) =>
      async (input) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(input);
        let output: Awaited<ReturnType<typeof next>>;
        await act(async () => {
          output = await next(input);
        });
        return output!;
      },
    { step: 'initialize', name },
  );
  return () => void stack.remove(name);
}

/** What a report costs, as the engine counts it. */
async function readUnits(read: () => Promise<AnalyticsReport>) {
  const stack = openTable().client.middlewareStack;
  const cost = { reads: 0, units: 0 };
  stack.add(
    (next) => async (input) => {
      const { output, ...rest } = await next({
        ...input,
        input: Object.assign(input.input, { ReturnConsumedCapacity: 'TOTAL' }),
      });
      const { ConsumedCapacity } = output as { ConsumedCapacity?: { CapacityUnits: number } };
      cost.reads += 1;
      cost.units += ConsumedCapacity?.CapacityUnits ?? 0;
      return { output, ...rest };
    },
    { step: 'initialize', name: 'count' },
  );
  try {
    const report = await read();
    return { report, ...cost };
  } finally {
    stack.remove('count');
  }
}

function reportAt(now: Date, organizationId: string, query: object): Promise<AnalyticsReport> {
  const context = {
    requestId: 'test',
    now,
    log: () => undefined,
    userId: 'nobody',
    organizationId,
    role: 'member' as const,
    table: scopedTable(organizationScope(organizationId)),
  };
  return getAnalytics(context, { granularity: 'day', ...query });
}

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
      // As the beacon does: what was not accepted is sent again.
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
});

const sorted = (groups: Map<string, unknown>) => [...groups].toSorted(([a], [b]) => a.localeCompare(b));

async function inParallel<Value>(
  width: number,
  values: readonly Value[],
  act: (value: Value) => Promise<void>,
): Promise<void> {
  const waiting = [...values];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) await act(value);
    }),
  );
}

describe('the daily roll-up', () => {
  it('moves every number once, though it is killed at any step, runs twice and meets late batches', async () => {
    const shown = await makeShown(4);
    const { organizationId } = shown;
    const visits = makeVisits(shown, 120, 4);
    const day = new Date('2026-03-31T23:59:00Z');
    const late = visits.splice(100);
    // All at once, so that they meet and go to the sides.
    await Promise.all(visits.map((visit) => visitAt(day, visit)));
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
    await Promise.all([
      rollUp(next),
      rollUp(next),
      ...late.map((visit) => visitAt(new Date('2026-03-31T23:59:59Z'), visit)),
    ]).catch(() => undefined);
    await rollUp(next);

    expect(await sides()).toEqual([]);
    const after = await reportAt(next, organizationId, query);
    expect(sorted(groupsOf(after))).toEqual(sorted(tally([...visits, ...late])));
    const due = await dumpPartition(keys.due('roll-up', day, organizationId).pk);
    expect(due.filter((row) => row.organizationId === organizationId)).toEqual([]);
  }, 60_000);
});

describe('a report', () => {
  it('of a year reads days, not events: the same, however much happened in them', async () => {
    const shown = await makeShown(3);
    const days = Array.from({ length: 366 }, (_, n) => new Date(Date.UTC(2025, 0, 1, 12) + n * 86_400_000));
    const visitors = makeVisits(shown, days.length * 2, 6);
    const [quiet, busy] = [visitors.slice(0, days.length), visitors.slice(days.length)];
    const at = new Date('2026-01-01T23:00:00Z');
    const query = { from: '2025-01-01', to: '2026-01-01', granularity: 'month' };

    await inParallel(8, [...days.entries()], ([n, day]) => visitAt(day, quiet[n]!));
    const first = await readUnits(() => reportAt(at, shown.organizationId, query));
    // The items of 366 days and of 13 months for 3 references, at 8 kB a unit.
    expect(first.reads).toBeLessThanOrEqual(4);
    expect(first.units).toBeLessThan(60);
    expect(first.report.series).toHaveLength(13);

    await inParallel(8, [...days.entries()], ([n, day]) => visitAt(day, busy[n]!));
    const second = await readUnits(() => reportAt(at, shown.organizationId, query));
    expect(sorted(groupsOf(second.report))).toEqual(sorted(tally(visitors)));
    expect(second.reads).toBeLessThanOrEqual(4);
    expect(second.units).toBeLessThan(60);
    console.log(first.units, second.units, first.reads);
  }, 120_000);

  it('has days, weeks from Monday and months, those without a visit too, and the period before', async () => {
    const shown = await makeShown(1);
    const { organizationId } = shown;
    const [visit] = makeVisits(shown, 1, 5);
    const batch = (): Visit => ({
      batch: { ...visit!.batch, batchId: newBatchId(), events: [{ type: 'view' }] },
      visitor: 1,
    });
    for (const day of ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-31'])
      await visitAt(new Date(`${day}T12:00:00Z`), batch());

    const now = new Date('2026-04-10T00:00:00Z');
    const march = await reportAt(now, organizationId, {
      from: '2026-03-01',
      to: '2026-03-31',
      granularity: 'week',
    });
    expect([march.totals.views, march.previous.views]).toEqual([3, 3]);
    expect(march.series.map(({ start, views }) => [start, views])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-02', 1],
      ['2026-03-09', 0],
      ['2026-03-16', 0],
      ['2026-03-23', 0],
      ['2026-03-30', 1],
    ]);
    const quarter = await reportAt(now, organizationId, {
      from: '2026-01-15',
      to: '2026-03-31',
      granularity: 'month',
    });
    expect(quarter.series.map(({ start, views }) => [start, views])).toEqual([
      ['2026-01-15', 1],
      ['2026-02-01', 2],
      ['2026-03-01', 3],
    ]);
    expect(quarter.byCountry).toMatchObject([{ value: 'DE', views: 6 }]);
    // Salted by the day: the same browser is another visitor on the next one.
    expect(quarter.totals.visitors).toBe(6);
  });

  it('is for every role, and for nobody else', async () => {
    const shown = await makeShown(1);
    await sendBatch({ organizationId: shown.organizationId, events: [{ type: 'view' }] });
    const member = await makePerson();
    await addMember(shown.organizationId, member, 'member');
    const { organizationId } = shown;
    expect((await readReport({ token: member.accessToken, organizationId })).totals.views).toBe(1);

    const stranger = await makeShown(0);
    expect((await readReport(stranger.caller)).totals.views).toBe(0);
    const { status } = await callRaw(
      analyticsRoutes.getAnalytics,
      {},
      { token: stranger.owner.accessToken, organizationId },
    );
    expect(status).toBe(404);
  });

  it.each([
    ['that ends before it begins', { from: '2026-03-02', to: '2026-03-01' }],
    ['of 367 days', { from: '2025-01-01', to: '2026-01-02' }],
    ['from a day that does not exist', { from: '2026-02-30' }],
    ['from before this product', { from: '0001-01-01', to: '0001-01-02' }],
    ['by the hour', { granularity: 'hour' }],
  ])('%s is refused', async (_name, query) => {
    const { caller } = await makeShown(0);
    const { status, body } = await callRaw(analyticsRoutes.getAnalytics, query, caller);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
