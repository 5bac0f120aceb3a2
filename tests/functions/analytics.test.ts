import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumbers, referenceNumbers, referrerLabel } from '#functions/counting/counters';
import { bucketOf, bucketsOf, periodBefore, periodOf, widestPeriodOf } from '#functions/analytics/period';
import { reportOf } from '#functions/analytics/report';
import { addDays, dayIn } from '#functions/shared/days/days';

const today = '2026-03-31';

describe('a period', () => {
  it('defaults to the 30 days that end today', () => {
    expect(periodOf({}, today)).toEqual({ from: '2026-03-02', to: '2026-03-31' });
    expect(periodOf({ to: '2026-03-01' }, today)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
    expect(periodOf({ from: '2026-03-31' }, today)).toEqual({ from: '2026-03-31', to: '2026-03-31' });
  });

  it.each([
    ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
    ['2024-03-01', '2024-03-31', '2024-01-30', '2024-02-29'],
    ['2026-01-01', '2026-01-01', '2025-12-31', '2025-12-31'],
    ['2024-01-01', '2024-12-31', '2022-12-31', '2023-12-31'],
  ])('from %s to %s follows the period from %s to %s', (from, to, before, beforeEnd) => {
    expect(periodBefore({ from, to })).toEqual({ from: before, to: beforeEnd });
  });

  it('is refused with more than 366 days, a future end or a reversed order', () => {
    expect(() => periodOf({ from: '2024-01-01', to: '2024-12-31' }, today)).not.toThrow();
    expect(() => periodOf({ to: today }, today)).not.toThrow();
    expect(() => periodOf({ to: '2026-04-01' }, today)).toThrow('must not end in the future');
    expect(() => periodOf({ from: '2024-01-01', to: '2025-01-01' }, today)).toThrow('at most 366 days');
    expect(() => periodOf({ from: '2026-04-01' }, today)).toThrow('must not end before it begins');
  });
});

describe('the day of an organization', () => {
  it.each([
    // The instants before and after midnight in the first and the last time zone, and in one with a half hour.
    ['Pacific/Kiritimati', '2026-03-30T09:59:59.999Z', '2026-03-30'],
    ['Pacific/Kiritimati', '2026-03-30T10:00:00.000Z', '2026-03-31'],
    ['Etc/GMT+12', '2026-03-31T11:59:59.999Z', '2026-03-30'],
    ['Etc/GMT+12', '2026-03-31T12:00:00.000Z', '2026-03-31'],
    ['America/St_Johns', '2026-07-01T02:29:59.999Z', '2026-06-30'],
    ['America/St_Johns', '2026-07-01T02:30:00.000Z', '2026-07-01'],
    ['America/St_Johns', '2026-01-01T03:29:59.999Z', '2025-12-31'],
    ['America/St_Johns', '2026-01-01T03:30:00.000Z', '2026-01-01'],
    // Clocks go forward, or back from midnight to the previous day.
    ['Europe/Helsinki', '2026-03-28T21:59:59.999Z', '2026-03-28'],
    ['Europe/Helsinki', '2026-03-29T20:59:59.999Z', '2026-03-29'],
    ['Europe/Helsinki', '2026-03-29T21:00:00.000Z', '2026-03-30'],
    ['America/Havana', '2026-11-01T03:59:59.999Z', '2026-10-31'],
    ['America/Nuuk', '2026-10-25T00:30:00.000Z', '2026-10-24'],
    ['Asia/Kathmandu', '2026-12-31T18:15:00.000Z', '2027-01-01'],
    ['UTC', '2024-02-29T23:59:59.999Z', '2024-02-29'],
  ])('in %s at %s is %s', (timeZone, at, day) => {
    expect(dayIn(timeZone, new Date(at))).toBe(day);
  });

  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+12', 'Etc/GMT-14');
  const moment = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2030-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  it('lies within the widest period, which is read before the time zone is known', () => {
    // Yesterday in UTC has begun in every time zone.
    const days = fc.integer({ min: 1, max: 40 });
    const day = (now: Date, back: number) => addDays(now.toISOString().slice(0, 10), -back);
    fc.assert(
      fc.property(zone, moment, fc.option(days), fc.option(days), (timeZone, now, first, last) => {
        const requested = {
          ...(first !== null && { from: day(now, first + 60) }),
          ...(last !== null && { to: day(now, last) }),
        };
        const period = periodOf(requested, dayIn(timeZone, now));
        const widest = widestPeriodOf(requested, now);
        expect(widest.from <= period.from && period.to <= widest.to).toBe(true);
        expect(periodBefore(widest).from <= periodBefore(period).from).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('may begin before the day in UTC, and is refused where it has not begun', () => {
    const now = new Date('2026-03-30T12:00:00Z');
    const requested = { from: '2026-03-31' };
    expect(widestPeriodOf(requested, now)).toEqual({ from: '2026-03-31', to: '2026-03-31' });
    expect(periodOf(requested, dayIn('Pacific/Kiritimati', now))).toEqual({
      from: '2026-03-31',
      to: '2026-03-31',
    });
    expect(() => periodOf(requested, dayIn('UTC', now))).toThrow('must not end before it begins');
    expect(() => widestPeriodOf({ from: '2026-04-01' }, now)).toThrow('must not end before it begins');
    expect(() => widestPeriodOf({ from: '2024-01-01' }, now)).toThrow('at most 366 days');
    expect(() => widestPeriodOf({ to: '2026-03-31' }, now)).not.toThrow();
    expect(() => widestPeriodOf({ to: '2026-04-01' }, now)).toThrow('must not end in the future');
  });
});

describe('a bucket', () => {
  const period = { from: '2026-01-29', to: '2026-03-31' };

  it.each([
    ['2026-03-01', 'week', '2026-02-23'],
    ['2026-03-02', 'week', '2026-03-02'],
    ['2026-02-01', 'week', '2026-01-29'],
    ['2026-03-31', 'month', '2026-03-01'],
    ['2026-01-31', 'month', '2026-01-29'],
    ['2026-03-31', 'day', '2026-03-31'],
  ] as const)('of %s by %s begins on %s', (day, granularity, start) => {
    expect(bucketOf(day, granularity, period)).toBe(start);
  });

  it('is one of the buckets of its period, which are unique and in order', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2000-01-01', n));
    const length = fc.integer({ min: 0, max: 365 });
    fc.assert(
      fc.property(day, length, fc.constantFrom('day', 'week', 'month'), (from, days, granularity) => {
        const span = { from, to: addDays(from, days) };
        const buckets = bucketsOf(span, granularity);
        expect(buckets).toEqual([...new Set(buckets)].toSorted());
        expect(buckets[0]).toBe(from);
        for (let n = 0; n <= days; n += 1)
          expect(buckets).toContain(bucketOf(addDays(from, n), granularity, span));
      }),
      { numRuns: 100 },
    );
  });
});

describe('a counted batch', () => {
  const labels = { source: 'page', referrer: 'a.example', country: 'DE', device: 'mobile' };
  const events = [
    { type: 'view' },
    { type: 'open', referenceId: 'r'.repeat(26) },
    { type: 'open', referenceId: 'r'.repeat(26) },
  ] as const;

  it('adds each number to its day in total and under each label', () => {
    const numbers = dayNumbers(labels, events, true);
    for (const at of ['', 's/page/', 'r/a.example/', 'c/DE/', 'd/mobile/'])
      expect([numbers[`${at}v`], numbers[`${at}o`], numbers[`${at}u`], numbers[`${at}s`]]).toEqual([
        1,
        2,
        1,
        undefined,
      ]);
    expect(dayNumbers(labels, events, false)).not.toHaveProperty('u');
  });

  it('adds opens to its references under the day of the month', () => {
    expect([...referenceNumbers('2026-03-07', events)]).toEqual([['r'.repeat(26), { '07o': 2 }]]);
  });

  it('keeps a reference’s busiest possible month within one write unit', () => {
    const days = Array.from({ length: 31 }, (_, n) => String(n + 1).padStart(2, '0'));
    const names = days.flatMap((day) => ['v', 's', 'o', 'c'].map((code) => day + code));
    // DynamoDB stores a number in one byte for two digits and one more, beside the name in UTF-8.
    const numberBytes = Math.ceil('999999'.length / 2) + 1;
    const keyBytes = `pkSTAT#${'x'.repeat(26)}skREF#2026-03#${'x'.repeat(26)}`.length;
    expect(keyBytes + names.length * (3 + numberBytes)).toBeLessThanOrEqual(1024);
  });

  it.each([
    ['nothing', undefined, 'direct'],
    ['a host', 'a.example', 'a.example'],
    ['a host with www.', 'www.a.example', 'a.example'],
    ['a host of 65 letters', 'a'.repeat(65), 'other'],
  ])('whose referrer is %s (%s) counts under %s', (_name, host, label) => {
    expect(referrerLabel(host)).toBe(label);
  });

  it('counts new hosts under "other" once its day has fifty', () => {
    const item = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [
        [`r/h${n}.example/v`, 1],
        [`r/h${n}.example/o`, 1],
      ]).flat() as [string, number][],
    );
    expect(referrerLabel('h7.example', item)).toBe('h7.example');
    expect(referrerLabel('new.example', item)).toBe('other');
  });
});

describe('a report', () => {
  const item = (sk: string, numbers: Record<string, number>) => ({ pk: 'STAT#x', sk, ...numbers });
  const period = { from: '2026-03-30', to: '2026-04-01' };

  it('excludes days outside the requested period', () => {
    const references = [
      item('REF#2026-03#a', { '29o': 100, '30o': 1, '31o': 4 }),
      item('REF#2026-04#a', { '01o': 2, '02o': 100 }),
      item('REF#2026-03#b', { '29o': 100 }),
    ];
    const days = [
      item('DAY#2026-03-29', { v: 8 }),
      item('DAY#2026-03-30', { v: 1 }),
      item('DAY#2026-04-01', { v: 2 }),
      item('DAY#2026-04-02', { v: 100 }),
    ];
    const known = [
      { id: 'a', name: 'A', templateId: 'design', tags: ['x'], attributes: { referenceType: 'Story' } },
      { id: 'c', name: 'C', templateId: 'design', tags: [] },
    ];
    const report = reportOf({ days, references, known }, period, 'day');
    expect(report.byReference).toEqual([
      {
        referenceId: 'a',
        name: 'A',
        templateId: 'design',
        referenceType: 'Story',
        tags: ['x'],
        views: 0,
        visible: 0,
        opens: 7,
        clicks: 0,
      },
    ]);
    expect([report.totals.views, report.previous.views]).toEqual([3, 8]);
    expect(report.series.map(({ start, views }) => [start, views])).toEqual([
      ['2026-03-30', 1],
      ['2026-03-31', 0],
      ['2026-04-01', 2],
    ]);
  });

  it('lists views over time for the most frequent values of each label', () => {
    const hosts = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name, n) => [`r/${name}.example/v`, 10 - n]),
    );
    const days = [
      item('DAY#2026-03-29', { v: 9, 'd/desktop/v': 9 }),
      item('DAY#2026-03-30', { v: 3, 'd/desktop/v': 1, 'd/mobile/v': 2, ...hosts }),
      item('DAY#2026-04-01', { v: 6, 'd/desktop/v': 5, 'd/desktop/o': 7, 'd/mobile/v': 1 }),
    ];
    const counted = { days, references: [], known: [] };
    const { overTime } = reportOf(counted, period, 'day');
    expect(overTime.device).toEqual([
      { value: 'desktop', views: [1, 0, 5] },
      { value: 'mobile', views: [2, 0, 1] },
    ]);
    expect(overTime.referrer.map(({ value }) => value)).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => `${name}.example`),
    );
    expect(overTime.source).toEqual([]);
    expect(reportOf(counted, period, 'month').overTime.device[0]).toEqual({
      value: 'desktop',
      views: [1, 5],
    });
  });

  it('lists a hundred referrers and adds the rest up as "other"', () => {
    const hosts = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`r/h${n}.example/v`, n + 1]));
    const days = [item('DAY#2026-03-30', { ...hosts, 'r/other/v': 1_000 })];
    const { byReferrer } = reportOf({ days, references: [], known: [] }, period, 'day');
    expect(byReferrer).toHaveLength(100);
    expect(byReferrer.reduce((total, { views }) => total + views, 0)).toBe((150 * 151) / 2 + 1_000);
    expect(byReferrer.filter(({ value }) => value === 'other')).toHaveLength(1);
  });
});
