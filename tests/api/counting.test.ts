import { beforeAll, describe, expect, it } from 'vitest';
import type { EventBatch, EventType } from '#contract/resources/event';
import { serverLimits } from '#contract/rules/server-limits';
import { reportAt, visitAt } from '../support/counting.ts';
import { onWrite } from '../support/transactions.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { runInProcess } from '../support/in-process.ts';
import { dumpPartition } from '../support/table.ts';
import {
  groupsOf,
  inParallel,
  makeVisits,
  reachedIn,
  numbers,
  shuffle,
  sorted,
  sum,
  tally,
} from '../support/tally.ts';
import { browser, makeShown, readReport, sendBatch, newBatchId, type Shown } from '../support/visits.ts';
import { times } from '../support/call.ts';

beforeAll(runInProcess);

describe('totals', () => {
  it('equal the events when batches are repeated, shuffled and sent twenty at once', async () => {
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
      expect(report.totals).toMatchObject(sum(rows));
    expect(report.totals).toMatchObject(reachedIn(visits));
  });

  it('equal the events when the function is cut off before any write', async () => {
    const shown = await makeShown(3);
    // Embeds are left out, because they also write where they were seen.
    const visits = makeVisits(shown, 8, 7).map((visit) => ({
      ...visit,
      batch: { ...visit.batch, source: 'page' as const },
    }));
    const statistics = () => dumpPartition(`STAT#${shown.organizationId}`);
    let cut = 0;
    for (const [n, visit] of visits.entries()) {
      // Every other visit is the first of its day and creates the salt.
      const now = new Date(Date.UTC(2031, 0, 1 + Math.floor(n / 2), 12));
      for (let writes = 0; ; writes += 1) {
        const before = await statistics();
        if (await cutOffAfter(writes, () => visitAt(now, visit))) break;
        cut += 1;
        expect(await statistics()).toEqual(before);
      }
      await visitAt(now, visit);
    }
    // The cut-off writes: the salt, the rate limit of the visitor, and the transaction.
    expect(cut).toBe(4 * 2 + 4 * 2);
    const year = { from: '2031-01-01', to: '2031-12-31' };
    const report = await reportAt(new Date('2032-01-02'), shown.organizationId, year);
    expect(sorted(groupsOf(report))).toEqual(sorted(tally(visits)));
  });
});

const view = { type: 'view' } as const;
const accepted = { accepted: true };

describe('a visitor', () => {
  it('who repeats an action counts once a day, in any order of batches', async () => {
    const other = await makeShown(1);
    const card = other.referenceIds[0]!;
    const events: EventBatch['events'] = [
      view,
      view,
      { type: 'view', referenceId: card },
      { type: 'click', referenceId: card },
      { type: 'click', referenceId: card },
    ];
    const again = (now: Date) => {
      const batch = { organizationId: other.organizationId, source: 'page' as const, events };
      return visitAt(now, { batch: { ...batch, batchId: newBatchId() }, visitor: 1 });
    };
    const noon = Date.parse('2031-06-01T12:00:00Z');
    await times(10, () => again(new Date(noon)));
    await again(new Date(noon + 3_600_000));
    await again(new Date(noon + 24 * 3_600_000));
    const { series } = await reportAt(new Date('2031-06-02T23:00:00Z'), other.organizationId, {});
    const once = { views: 2, visible: 0, opens: 0, clicks: 1, visitors: 1 };
    expect(series.slice(-2)).toMatchObject([once, once]);
  });

  it('counts once a day for each step of the funnel', async () => {
    const other = await makeShown(4);
    const of = (type: EventType, cards = other.referenceIds) =>
      cards.map((referenceId) => ({ type, referenceId }));
    const noon = new Date('2031-06-05T12:00:00Z');
    const visit = (visitor: number, events: EventBatch['events']) =>
      visitAt(noon, {
        batch: { organizationId: other.organizationId, source: 'page', events, batchId: newBatchId() },
        visitor,
      });
    await visit(1, [view]);
    await visit(2, [view, ...of('visible')]);
    await visit(2, of('open'));
    await visit(2, [...of('open'), ...of('click')]);
    // Four stories are reached by their own addresses, so no card is seen or opened.
    await visit(3, of('view'));
    // The story opens before its card has been in sight for a second.
    await visit(4, [view, ...of('open', other.referenceIds.slice(0, 1))]);
    const { totals } = await reportAt(noon, other.organizationId, {});
    expect(totals).toMatchObject({ visitors: 4, saw: 3, read: 3, pressed: 1, opens: 5 });
  });

  it('counts sixty times a minute, and further batches cost no transaction', async () => {
    const other = await makeShown(36);
    const different: EventBatch['events'] = other.referenceIds.flatMap((card) =>
      (['view', 'visible', 'open', 'click'] as const).map((type) => ({ type, referenceId: card })),
    );
    const send = (now: Date, event: EventBatch['events'][number]) => {
      const sent = { organizationId: other.organizationId, source: 'page' as const, events: [event] };
      return visitAt(now, { batch: { ...sent, batchId: newBatchId() }, visitor: 1 });
    };
    const seventyAt = async (now: Date, events: EventBatch['events']) => {
      for (let round = 0; round < 7; round += 1) {
        const some = events.slice(round * 10, round * 10 + 10);
        const responses = await Promise.all(some.map((event) => send(now, event)));
        for (const response of responses) expect(response).toEqual(accepted);
      }
      const { views, visible, opens, clicks } = (await reportAt(now, other.organizationId, {})).totals;
      return views + visible + opens + clicks;
    };
    // The minutes lie ahead, so that they neither turn nor expire during the test.
    const minute = 60_000;
    const inAnHour = Date.now() + 60 * minute;
    expect(await seventyAt(new Date(inAnHour), different.slice(0, 70))).toBe(
      serverLimits.eventBatchesPerMinute,
    );
    const next = new Date(inAnHour + minute);
    expect(await seventyAt(next, different.slice(70, 140))).toBe(2 * serverLimits.eventBatchesPerMinute);

    let transactions = 0;
    const restore = onWrite(async (write) => {
      transactions += 1;
      await write();
    });
    try {
      await send(next, different.at(-1)!);
    } finally {
      restore();
    }
    expect(transactions).toBe(0);
  });
});

describe('one network address', () => {
  const now = new Date('2031-07-01T12:00:00Z');
  const most = serverLimits.visitorsPerAddressAndDay;
  const totalsOf = async ({ organizationId }: Shown, at = now) =>
    (await reportAt(at, organizationId, {})).totals;

  it('with sixty invented browsers counts as forty visitors, each click once', async () => {
    const other = await makeShown(1);
    const card = other.referenceIds[0]!;
    const clicks = Array.from({ length: 50 }, () => ({ type: 'click' as const, referenceId: card }));
    const visitFrom = (address: string, visitor: number, at = now) => {
      const batch = {
        organizationId: other.organizationId,
        source: 'page' as const,
        events: [view, ...clicks.slice(1)],
      };
      return visitAt(at, { batch: { ...batch, batchId: newBatchId() }, visitor }, address);
    };
    await inParallel(10, [...Array(60).keys()], async (n) => {
      expect(await visitFrom('203.0.113.9', n)).toEqual(accepted);
    });
    expect(await totalsOf(other)).toMatchObject({ visitors: most, views: most, clicks: most });

    // Known visitors keep counting; others count the next day, or at once from elsewhere.
    await visitFrom('203.0.113.10', 1);
    expect(await totalsOf(other)).toMatchObject({ visitors: most + 1 });
    const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
    await visitFrom('203.0.113.9', 1, tomorrow);
    expect(await totalsOf(other, tomorrow)).toMatchObject({ visitors: most + 2 });
  });

  it('with forty visitors counts them all, in each of two organizations', async () => {
    for (const office of [await makeShown(1), await makeShown(1)]) {
      const card = office.referenceIds[0]!;
      const events: EventBatch['events'] = [view, { type: 'visible', referenceId: card }];
      await inParallel(10, [...Array(most).keys()], (visitor) => {
        const batch = { organizationId: office.organizationId, source: 'page' as const, events };
        return visitAt(now, { batch: { ...batch, batchId: newBatchId() }, visitor }, '203.0.113.20');
      });
      expect(await totalsOf(office)).toMatchObject({ visitors: most, views: most, visible: most });
    }
  });

  it('in IPv6 is the whole network of a subscriber', async () => {
    const other = await makeShown(0);
    await inParallel(10, [...Array(60).keys()], (n) => {
      const batch = { organizationId: other.organizationId, source: 'page' as const, events: [view] };
      const address = `2001:db8:7:7::${n.toString(16)}`;
      return visitAt(now, { batch: { ...batch, batchId: newBatchId() }, visitor: 1 }, address);
    });
    expect(await totalsOf(other)).toMatchObject({ visitors: most });
  });
});
