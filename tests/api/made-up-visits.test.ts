import { beforeAll, describe, expect, it } from 'vitest';
import type { EventBatch } from '#contract/event';
import { limits } from '#contract/limits';
import { onWrite, reportAt, visitAt } from '../support/counting.ts';
import { runInProcess } from '../support/in-process.ts';
import { inParallel } from '../support/tally.ts';
import { makeShown, newBatchId, type Shown } from '../support/visits.ts';

beforeAll(runInProcess);

const view = { type: 'view' } as const;
const accepted = { accepted: true };

describe('a visitor', () => {
  it('that does the same again counts once a day, in one batch and in many, whatever order they come in', async () => {
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
    await Promise.all(Array.from({ length: 10 }, () => again(new Date(noon))));
    await again(new Date(noon + 3_600_000));
    await again(new Date(noon + 24 * 3_600_000));
    const { series } = await reportAt(new Date('2031-06-02T23:00:00Z'), other.organizationId, {});
    const once = { views: 2, visible: 0, opens: 0, clicks: 1, visitors: 1 };
    expect(series.slice(-2)).toMatchObject([once, once]);
  });

  it('that sends without end is counted sixty times a minute, and what is too much begins no transaction', async () => {
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
    // Minutes that do not turn meanwhile, and that the table has no reason to forget yet.
    const minute = 60_000;
    const inAnHour = Date.now() + 60 * minute;
    expect(await seventyAt(new Date(inAnHour), different.slice(0, 70))).toBe(limits.eventBatchesPerMinute);
    const next = new Date(inAnHour + minute);
    expect(await seventyAt(next, different.slice(70, 140))).toBe(2 * limits.eventBatchesPerMinute);

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
  const most = limits.visitorsPerAddressAndDay;
  const totalsOf = async ({ organizationId }: Shown, at = now) =>
    (await reportAt(at, organizationId, {})).totals;

  it('that makes up sixty browsers with fifty clicks each is counted as so many visitors as an office may have, each click once', async () => {
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

    // Who came in time goes on being counted; others are on the next day, and at once from elsewhere.
    await visitFrom('203.0.113.10', 1);
    expect(await totalsOf(other)).toMatchObject({ visitors: most + 1 });
    const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
    await visitFrom('203.0.113.9', 1, tomorrow);
    expect(await totalsOf(other, tomorrow)).toMatchObject({ visitors: most + 2 });
  });

  it('of an office has forty visitors who are all counted, and as many of another organisation', async () => {
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

  it('of the new kind is all that a subscriber has', async () => {
    const other = await makeShown(0);
    await inParallel(10, [...Array(60).keys()], (n) => {
      const batch = { organizationId: other.organizationId, source: 'page' as const, events: [view] };
      const address = `2001:db8:7:7::${n.toString(16)}`;
      return visitAt(now, { batch: { ...batch, batchId: newBatchId() }, visitor: 1 }, address);
    });
    expect(await totalsOf(other)).toMatchObject({ visitors: most });
  });
});
