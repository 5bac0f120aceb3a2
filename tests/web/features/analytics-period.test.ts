import { describe, expect, it } from 'vitest';
import type { AnalyticsReport } from '#contract/resources/analytics';
import type { OrganizationCall } from '#web/workspace/lib/organization/active-organization.tsx';
import {
  daysBefore,
  granularityOf,
  lengthOf,
  problemOf,
  readPeriod,
  startOf,
  todayIn,
  writePeriod,
} from '#web/shared/analytics/period.ts';
import { loadReport } from '#web/workspace/insights/report.ts';

describe('the period in the address', () => {
  it.each([
    ['', { preset: '30d' }],
    ['period=90d', { preset: '90d' }],
    ['period=99y', { preset: '30d' }],
    ['from=2026-01-01&to=2026-03-31', { from: '2026-01-01', to: '2026-03-31' }],
    ['from=2026-03-31&to=2026-01-01', { preset: '30d' }],
    ['from=2026-02-30&to=2026-03-01', { preset: '30d' }],
    ['from=2020-01-01&to=2026-01-01&period=7d', { preset: '7d' }],
    ['from=2026-01-01', { preset: '30d' }],
  ])('reads and writes “%s”', (address, period) => {
    const read = readPeriod(new URLSearchParams(address));
    expect(read).toEqual(period);
    expect(readPeriod(writePeriod(read))).toEqual(period);
  });

  it('contains only the days', () => {
    const report = { from: '2026-01-01', to: '2026-01-31', timeZone: 'UTC', series: [] };
    expect(writePeriod(report).toString()).toBe('from=2026-01-01&to=2026-01-31');
  });

  it('allows at most 366 days and none in the future', () => {
    expect(problemOf({ from: '2025-01-01', to: '2026-01-01' })).toBeUndefined();
    expect(problemOf({ from: '2025-01-01', to: '2026-01-02' })).toBe('Choose at most 366 days.');
    expect(problemOf({ from: '2026-01-01', to: '2026-01-02' }, '2026-01-01')).toMatch('future');
    expect(problemOf({ from: '', to: '2026-01-02' })).toMatch('first and the last');
  });
});

describe('a preset', () => {
  it('ends today, and twelve months begin with the first of a month', () => {
    expect(startOf('7d', '2026-03-03')).toBe('2026-02-25');
    expect(startOf('12m', '2026-11-21')).toBe('2025-12-01');
    expect(startOf('12m', '2026-12-31')).toBe('2026-01-01');
    expect(lengthOf({ from: startOf('12m', '2028-12-31'), to: '2028-12-31' })).toBe(366);
  });

  it('is compared with the same number of days before it', () => {
    expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
  });

  it('uses days, weeks or months by its length', () => {
    const of = (to: string) => granularityOf({ from: '2026-01-01', to });
    expect([
      of('2026-01-01'),
      of('2026-04-02'),
      of('2026-04-03'),
      of('2026-07-03'),
      of('2026-07-04'),
    ]).toEqual(['day', 'day', 'week', 'week', 'month']);
  });

  it('uses the day in the organization’s time zone', () => {
    const now = new Date('2026-03-31T22:30:00Z');
    expect(todayIn('UTC', now)).toBe('2026-03-31');
    expect(todayIn('Europe/Helsinki', now)).toBe('2026-04-01');
  });
});

describe('loading a preset', () => {
  function api(today: string) {
    const queries: object[] = [];
    const call = ((_route: unknown, query: { from: string; to?: string }) => {
      queries.push(query);
      return Promise.resolve({
        to: today,
        series: [] as AnalyticsReport['series'],
        ...query,
      } as AnalyticsReport);
    }) as OrganizationCall;
    return { queries, call };
  }

  it.each([
    [1, 14, ['day']],
    [1, 30, ['day', 'week']],
    [14, 30, ['day', 'week']],
    [15, 30, ['day']],
    [0, 30, ['day']],
  ] as const)('with visits on %i of %i days reads %j', async (visited, days, granularities) => {
    const queries: { granularity?: string }[] = [];
    const call = ((_route: unknown, query: { from: string; granularity: string }) => {
      queries.push(query);
      const series = Array.from({ length: days }, (_, n) => ({ visitors: n < visited ? 1 : 0 }));
      return Promise.resolve({ to: '2026-11-21', ...query, series } as AnalyticsReport);
    }) as OrganizationCall;
    await loadReport(call, { from: '2026-11-01', to: '2026-11-21' }, '2026-11-21');
    expect(queries.map(({ granularity }) => granularity)).toEqual(granularities);
  });

  it('takes one call when browser and organization have the same day', async () => {
    const { queries, call } = api('2026-11-21');
    await loadReport(call, { preset: '7d' }, '2026-11-21');
    expect(queries).toEqual([{ from: '2026-11-15', granularity: 'day' }]);
  });

  it.each([
    ['7d', '2026-11-20', '2026-11-21', '2026-11-15'],
    ['30d', '2026-11-22', '2026-11-21', '2026-10-23'],
    // In a leap year one more day would be refused.
    ['12m', '2028-11-30', '2028-12-01', '2028-01-01'],
  ] as const)('of %s on %s ends on %s, the organization’s day', async (preset, here, there, from) => {
    const { queries, call } = api(there);
    const report = await loadReport(call, { preset }, here);
    expect(report).toMatchObject({ from, to: there });
    expect(queries).toHaveLength(2);
    for (const query of queries)
      expect(lengthOf({ to: there, ...query } as { from: string; to: string })).toBeLessThanOrEqual(366);
  });
});
