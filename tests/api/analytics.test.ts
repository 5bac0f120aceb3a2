import { prefixes } from '#functions/shared/data/keys';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyticsRoutes } from '#contract/resources/analytics';
import { referenceRoutes } from '#contract/resources/reference';
import { keys } from '#functions/shared/data/keys';
import { callRaw } from '../support/call.ts';
import { deliver, readUnits, reportAt, visitAt } from '../support/counting.ts';
import { runInProcess } from '../support/in-process.ts';
import { call } from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { dumpPartition, putRow } from '../support/table.ts';
import { groupsOf, inParallel, makeVisits, sorted, tally, type Visit } from '../support/tally.ts';
import { makeShown, newBatchId, readReport, sendBatch } from '../support/visits.ts';

beforeAll(runInProcess);

describe('a report', () => {
  it('of a year costs the same however many events there were', async () => {
    const shown = await makeShown(3);
    const days = Array.from({ length: 92 }, (_, n) => new Date(Date.UTC(2025, 0, 1 + 4 * n, 12)));
    const visitors = makeVisits(shown, days.length * 3, 6, 200);
    const [quiet, busy] = [visitors.slice(0, days.length), visitors.slice(days.length)];
    const at = new Date('2026-01-01T23:00:00Z');
    const year = { from: '2025-01-01', to: '2026-01-01', granularity: 'month' };
    const read = (query: object) => readUnits(() => reportAt(at, shown.organizationId, query));

    await inParallel(8, [...days.entries()], ([n, day]) => deliver(day, quiet[n]!));
    const first = await read(year);
    expect(first.reads).toBe(4);
    expect(first.report.series).toHaveLength(13);
    const items = async () =>
      (await dumpPartition(`STAT#${shown.organizationId}`))
        .map(({ sk }) => sk as string)
        .filter((sk) => !sk.startsWith(prefixes.sighting));
    const before = await items();
    expect(before.length).toBeLessThanOrEqual(92 + 3 * 12);

    await inParallel(8, [...busy.entries()], ([n, visit]) => deliver(days[n % days.length]!, visit));
    await runJob('RollUpAnalytics', '2026-01-02T00:30:00Z');
    const second = await read(year);
    expect(sorted(groupsOf(second.report))).toEqual(sorted(tally(visitors)));
    expect(second.reads).toBe(4);
    // The 92 days and the 12 months of 3 references are less than 80 kB, at 8 kB a unit.
    expect((await items()).length).toBeLessThanOrEqual(92 + 3 * 12);
    expect(second.units).toBeLessThan(10);
    const quarter = await read({ from: '2025-10-01', to: '2025-12-31' });
    expect(quarter.units).toBeLessThan(second.units / 1.5);
  });

  it('groups by day, week or month, including empty ones and the previous period', async () => {
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
    // The salt changes daily, so the same browser is another visitor the next day.
    expect(quarter.totals.visitors).toBe(6);
  });

  it('describes each reference that still exists, published or not', async () => {
    const shown = await makeShown(3);
    const { caller, customerId, organizationId } = shown;
    const [existing, hidden, gone] = shown.referenceIds as [string, string, string];
    const change = (id: string, fields: object) =>
      call(referenceRoutes.updateReference, { id, attributes: { customerId }, ...fields }, caller);
    await change(existing, {
      name: 'Kept',
      tags: ['b', 'a'],
      attributes: { customerId, templateId: 'standard', referenceType: 'Success story' },
    });
    const events = shown.referenceIds.map((referenceId) => ({ type: 'open' as const, referenceId }));
    await sendBatch({ organizationId, events });
    await change(hidden, { name: 'Hidden', status: 'Draft' });
    expect((await callRaw(referenceRoutes.deleteReference, { id: gone }, caller)).status).toBe(200);

    const { byReference } = await readReport(caller);
    const counts = { views: 0, visible: 0, opens: 1, clicks: 0 };
    const rows = new Map(byReference.map((row) => [row.referenceId, row]));
    expect(rows.size).toBe(3);
    expect(rows.get(existing)).toEqual({
      referenceId: existing,
      name: 'Kept',
      templateId: 'standard',
      referenceType: 'Success story',
      tags: ['b', 'a'],
      ...counts,
    });
    expect(rows.get(hidden)).toMatchObject({ name: 'Hidden', ...counts });
    expect(rows.get(gone)).toEqual({ referenceId: gone, ...counts });
  });

  it('never names a reference of another organization, even with counters for it', async () => {
    const [shown, other] = await Promise.all([makeShown(0), makeShown(1)]);
    const foreign = other.referenceIds[0]!;
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 7);
    const counters = { '01o': 1, '15o': 1 };
    await putRow(keys.referenceCounters(shown.organizationId, month, foreign), counters);
    const { byReference } = await readReport(shown.caller, { from: `${month}-01`, to: `${month}-28` });
    expect(byReference).toEqual([{ referenceId: foreign, views: 0, visible: 0, opens: 2, clicks: 0 }]);
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
