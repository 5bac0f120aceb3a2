import { beforeAll, describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { rollUp } from '#functions/counting/roll-up';
import { keys } from '#functions/shared/data/keys';
import { meetingOthers, reportAt, visitAt } from '../support/counting.ts';
import { runInProcess } from '../support/in-process.ts';
import { call } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';
import { makeShown, newBatchId, type Shown } from '../support/visits.ts';

beforeAll(runInProcess);

const view = ({ organizationId }: Shown, at: string, visitor = 1) => {
  const batch = { organizationId, batchId: newBatchId(), source: 'page' as const, events: [viewed] };
  return visitAt(new Date(at), { batch, visitor });
};
const viewed = { type: 'view' as const };

const moveTo = ({ caller }: Shown, timeZone: string) =>
  call(organizationRoutes.saveSettings, { timeZone }, caller);

async function shownIn(timeZone: string, cards = 0): Promise<Shown> {
  const shown = await makeShown(cards);
  await moveTo(shown, timeZone);
  return shown;
}

async function daysOf({ organizationId }: Shown, at: string, query: object = {}) {
  const { series } = await reportAt(new Date(at), organizationId, query);
  return series.filter(({ views }) => views > 0).map(({ start, views }) => [start, views]);
}

describe('the day of a visit', () => {
  it.each([
    [
      'Pacific/Kiritimati',
      ['2026-03-30T09:59:59.999Z', '2026-03-30T10:00:00.000Z', '2026-03-31T09:59:59.999Z'],
      [
        ['2026-03-30', 1],
        ['2026-03-31', 2],
      ],
    ],
    [
      'America/St_Johns',
      ['2026-07-01T02:29:59.999Z', '2026-07-01T02:30:00.000Z', '2026-07-02T02:29:59.999Z'],
      [
        ['2026-06-30', 1],
        ['2026-07-01', 2],
      ],
    ],
    // The clock changes on these days, so one has 23 hours and the other 25.
    [
      'Europe/Helsinki',
      ['2026-03-28T21:59:59Z', '2026-03-28T22:00:00Z', '2026-03-29T20:59:59Z', '2026-03-29T21:00:00Z'],
      [
        ['2026-03-28', 1],
        ['2026-03-29', 2],
        ['2026-03-30', 1],
      ],
    ],
    [
      'Europe/Helsinki',
      ['2026-10-24T20:59:59Z', '2026-10-24T21:00:00Z', '2026-10-25T21:59:59Z', '2026-10-25T22:00:00Z'],
      [
        ['2026-10-24', 1],
        ['2026-10-25', 2],
        ['2026-10-26', 1],
      ],
    ],
  ])('follows the time zone of the organization: %s, %j', async (timeZone, moments, expected) => {
    const shown = await shownIn(timeZone);
    for (const [visitor, at] of moments.entries()) await view(shown, at, visitor);
    expect(await daysOf(shown, moments.at(-1)!)).toEqual(expected);
  });

  it('decides the month in which a reference is counted', async () => {
    const shown = await shownIn('Pacific/Kiritimati', 1);
    const referenceId = shown.referenceIds[0]!;
    const events = [{ type: 'open' as const, referenceId }];
    const batch = { ...shown, batchId: newBatchId(), source: 'page' as const, events };
    await visitAt(new Date('2026-03-31T10:00:00Z'), { batch, visitor: 1 });
    const at = new Date('2026-03-31T10:00:01Z');
    const april = await reportAt(at, shown.organizationId, { from: '2026-04-01' });
    expect(april.byReference).toMatchObject([{ referenceId, opens: 1 }]);
    const march = await reportAt(at, shown.organizationId, { from: '2026-03-01', to: '2026-03-31' });
    expect(march.byReference).toEqual([]);
  });
});

describe('a report', () => {
  it('names the time zone and ends with its today by default', async () => {
    const shown = await shownIn('Pacific/Kiritimati');
    const at = new Date('2026-03-30T10:00:00Z');
    const east = await reportAt(at, shown.organizationId, {});
    expect(east).toMatchObject({ timeZone: 'Pacific/Kiritimati', from: '2026-03-02', to: '2026-03-31' });
    await moveTo(shown, 'America/St_Johns');
    const west = await reportAt(new Date('2026-03-30T02:29:59Z'), shown.organizationId, {});
    expect(west).toMatchObject({ timeZone: 'America/St_Johns', from: '2026-02-28', to: '2026-03-29' });
  });

  it('keeps earlier visits on their day after the time zone changes', async () => {
    const shown = await shownIn('Pacific/Kiritimati');
    await view(shown, '2026-03-30T10:00:00Z');
    await moveTo(shown, 'America/Los_Angeles');
    await view(shown, '2026-03-30T10:00:00Z');
    expect(await daysOf(shown, '2026-04-01T12:00:00Z')).toEqual([
      ['2026-03-30', 1],
      ['2026-03-31', 1],
    ]);
  });
});

describe('a visitor', () => {
  it('is one person per day of the organization and a new one the next', async () => {
    const shown = await shownIn('America/St_Johns');
    // The first two are on one local day, on both sides of midnight in UTC; the third is on the next.
    for (const at of ['2026-07-01T22:00:00Z', '2026-07-02T01:00:00Z', '2026-07-02T03:00:00Z'])
      await view(shown, at);
    const { series } = await reportAt(new Date('2026-07-02T12:00:00Z'), shown.organizationId, {});
    const seen = series.filter(({ views }) => views > 0);
    expect(seen.map(({ start, views, visitors }) => [start, views, visitors])).toEqual([
      ['2026-07-01', 1, 1],
      ['2026-07-02', 1, 1],
    ]);
  });

  it('is hashed with a daily salt that expires once the day is over everywhere', async () => {
    const now = new Date(Date.now() + 3_600_000);
    const [east, west] = await Promise.all([shownIn('Etc/GMT-14'), shownIn('Etc/GMT+12')]);
    for (const shown of [east, west]) await view(shown, now.toISOString());
    const days = await Promise.all(
      [east, west].map(async ({ organizationId }) => (await reportAt(now, organizationId, {})).to),
    );
    expect(days[0]! > days[1]!).toBe(true);
    const salts = await Promise.all(days.map(async (day) => (await dumpPartition(`SALT#${day}`))[0]!));
    expect(salts[0]!.value).not.toBe(salts[1]!.value);
    for (const [n, { expiresAt }] of salts.entries()) {
      // UTC-12 is the last time zone in which the day ends.
      const over = Date.parse(`${days[n]}T24:00:00-12:00`) / 1000;
      expect(expiresAt).toBeGreaterThan(over);
      expect(expiresAt).toBeLessThanOrEqual(over + 12 * 3_600);
    }
  });
});

describe('a busy organization', () => {
  it('has visits that are counted later on the day of the visit', async () => {
    const shown = await shownIn('America/Los_Angeles');
    const { organizationId } = shown;
    // This visit creates the salt of the day without a conflict.
    await view(shown, '2026-05-02T06:58:30Z');
    await meetingOthers(() => view(shown, '2026-05-02T06:59:30Z', 2));
    const query = { from: '2026-05-01', to: '2026-05-01' };
    const totals = async () => (await reportAt(new Date(), organizationId, query)).totals;
    expect(await totals()).toMatchObject({ views: 1, visitors: 1 });
    // The job skips a minute whose calls may still run.
    await rollUp(new Date('2026-05-02T07:00:00Z'));
    expect(await totals()).toMatchObject({ views: 1, visitors: 1 });
    await rollUp(new Date('2026-05-02T07:00:30Z'));
    expect(await totals()).toMatchObject({ views: 2, visitors: 2 });
    const due = await dumpPartition(keys.scheduled('roll-up', new Date(), organizationId).pk);
    expect(due.filter((row) => row.organizationId === organizationId)).toEqual([]);
  });
});
