import { describe, expect, it } from 'vitest';
import type { AnalyticsReport, Counts } from '#contract/resources/analytics';
import { dayCell, tableName, toCsv } from '#web/shared/analytics/csv.ts';
import { groupsOf } from '#web/workspace/features/analytics/groups.ts';
import { labels } from '#web/workspace/features/analytics/labels.ts';
import { partsOf } from '#web/workspace/features/analytics/split-chart.tsx';
import { sortAfterClick, sorted } from '#web/workspace/features/analytics/performance.ts';
import { compared } from '#web/workspace/insights/buckets.ts';
import { pointsOf, namedPoints, ticksUpTo } from '#web/workspace/insights/chart-points.ts';
import { formatChange, formatRate, trendInWords } from '#web/shared/format/measures.ts';
import { clickRate, countTrendOf, openRate, trendOf } from '#web/shared/analytics/metrics.ts';

const totals = () => ({ ...counts(0), saw: 0, read: 0, pressed: 0 });
const counts = (views: number): Counts => ({ views, visible: 0, opens: 0, clicks: 0, visitors: 0 });

function report(change: Partial<AnalyticsReport>): AnalyticsReport {
  const none = { byReference: [], bySource: [], byReferrer: [], byCountry: [], byDevice: [] };
  const overTime = { source: [], referrer: [], country: [], device: [] };
  const days = { from: '2026-03-01', to: '2026-03-03', timeZone: 'UTC', granularity: 'day' as const };
  return { ...days, ...none, overTime, totals: totals(), previous: totals(), series: [], ...change };
}

const daily = (from: number, ...views: number[]) =>
  views.map((view, n) => ({ start: `2026-02-${String(from + n).padStart(2, '0')}`, ...counts(view) }));

describe('rates', () => {
  it('are shares of the cards seen, and empty when no card was seen', () => {
    expect(openRate({ opens: 1, visible: 8 })).toBe(0.125);
    expect(clickRate({ clicks: 3, visible: 2 })).toBe(1.5);
    expect(openRate({ opens: 4, visible: 0 })).toBeUndefined();
    expect([0.125, 0, undefined].map(formatRate)).toEqual(['12.5%', '0%', '–']);
  });
});

describe('a trend', () => {
  const words = (now: number, before: number) => trendInWords(trendOf(now, before), String(before));

  it('is a percentage, a count for small numbers, and empty without an earlier period', () => {
    expect(trendOf(150, 100)).toEqual({ kind: 'up', by: 0.5, unit: 'share' });
    expect(trendOf(19, 20)).toEqual({ kind: 'down', by: 0.05, unit: 'share' });
    expect(trendOf(3, 1)).toEqual({ kind: 'up', by: 2, unit: 'count' });
    expect(trendOf(7, 7)).toEqual({ kind: 'same' });
    expect(trendOf(7, 0)).toEqual({ kind: 'none' });
    expect(trendOf(0, 0)).toEqual({ kind: 'none' });
  });

  it('uses one unit within a column', () => {
    expect(countTrendOf(150, 100)).toEqual({ kind: 'up', by: 50, unit: 'count' });
    expect(countTrendOf(1, 3)).toEqual({ kind: 'down', by: 2, unit: 'count' });
    expect(countTrendOf(7, 0)).toEqual({ kind: 'up', by: 7, unit: 'count' });
    expect(countTrendOf(0, 0)).toEqual({ kind: 'same' });
  });

  it('is described in words', () => {
    expect(words(150, 100)).toBe('50% more than in the period before (100)');
    expect(words(1, 3)).toBe('2 fewer than in the period before (3)');
    expect(words(4, 4)).toBe('The same as in the period before (4)');
    expect(words(9, 0)).toBe('No comparison: there was nothing in the period before');
    const huge = trendOf(100_000, 20);
    expect(huge.kind === 'up' && formatChange(huge)).toBe('over 999%');
  });
});

describe('the series', () => {
  it('compares each bucket with the days at the same place in the period before', () => {
    const now = report({
      from: '2026-03-06',
      to: '2026-03-10',
      granularity: 'week',
      series: [
        { start: '2026-03-06', ...counts(10) },
        { start: '2026-03-09', ...counts(5) },
      ],
    });
    const before = report({ series: daily(1, 1, 2, 4, 8, 16) });
    expect(compared(now, before)).toMatchObject([
      { from: '2026-03-06', to: '2026-03-08', partial: true, now: counts(10), before: counts(7) },
      { from: '2026-03-09', to: '2026-03-10', partial: true, now: counts(5), before: counts(24) },
    ]);
    expect(compared(now)[0]).not.toHaveProperty('before');
  });

  it('marks buckets that are cut off or not over yet', () => {
    const months = report({
      from: '2026-01-20',
      to: '2026-03-03',
      granularity: 'month',
      series: ['2026-01-20', '2026-02-01', '2026-03-01'].map((start) => ({ start, ...counts(1) })),
    });
    const names = (today: string) =>
      pointsOf(compared(months), today, ({ views }) => views).map(({ name }) =>
        // `Intl` puts thin spaces into a range.
        name.replaceAll('\u2009', ' '),
      );
    expect(names('2026-03-03')).toEqual([
      'Jan 20 – 31, 2026 (12 days)',
      'February 2026',
      'Mar 1 – 3, 2026 (so far)',
    ]);
    expect(names('2026-04-01')[2]).toBe('Mar 1 – 3, 2026 (3 days)');
  });

  it('has round ticks that include the highest value, and whole ones for counts', () => {
    expect(ticksUpTo(0, 4)).toEqual([0, 1]);
    expect(ticksUpTo(7, 4)).toEqual([0, 2, 4, 6, 8]);
    expect(ticksUpTo(10, 4)).toEqual([0, 5, 10]);
    expect(ticksUpTo(1_234, 4)).toEqual([0, 500, 1_000, 1_500]);
    expect(ticksUpTo(0.09, 4, 0.001).at(-1)).toBeCloseTo(0.1);
    // Ticks of a quarter percent would be rounded to 0.3%.
    for (let most = 0; most < 1; most += 0.0013)
      for (const tick of ticksUpTo(most, 4, 0.001))
        expect(Number.parseFloat(formatRate(tick)) / 100).toBeCloseTo(tick, 9);
    for (let most = 0; most < 3_000; most += 7) {
      const ticks = ticksUpTo(most, 4);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
    expect(namedPoints(7, 3)).toEqual([0, 3, 6]);
    expect(namedPoints(1, 0)).toEqual([0]);
  });
});

describe('views by origin', () => {
  it('list the largest values, and the rest in one line', () => {
    const series = [5, 3].map((views, n) => ({ start: `2026-03-0${n + 1}`, ...counts(views) }));
    const none = { source: [], referrer: [], country: [], device: [] };
    const country = [
      { value: 'FI', views: [2, 0] },
      { value: 'unknown', views: [1, 1] },
    ];
    expect(partsOf(report({ series, overTime: { ...none, country } }), 'country')).toEqual([
      { name: 'Finland', views: [2, 0] },
      { name: 'Unknown', views: [1, 1] },
      { name: 'All others', views: [2, 2] },
    ]);
    const device = [{ value: 'mobile', views: [5, 3] }];
    expect(partsOf(report({ series, overTime: { ...none, device } }), 'device')).toHaveLength(1);
  });
});

describe('the file', () => {
  it('quotes special characters and disarms formulas', () => {
    expect(
      toCsv([
        ['Name', 'Views'],
        ['A "quiet", long\nname', 3],
      ]),
    ).toBe('\uFEFFName,Views\r\n"A ""quiet"", long\nname",3\r\n');
    const cells = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '=HYPERLINK("x")',
      'a=b',
      -1,
      undefined,
      dayCell('2026-03-01T23:59:00Z'),
    ];
    expect(toCsv([cells])).toBe(
      `\uFEFF'=1+1,'+1,'-1,'@SUM(A1),'\t=1,"'=HYPERLINK(""x"")",a=b,-1,,2026-03-01\r\n`,
    );
  });

  it('has semicolons and decimal commas in languages whose spreadsheets expect them', () => {
    const rows = [['Nimi', 'Osuus; %', 0.25, -1.5]];
    expect(toCsv(rows, 'fi')).toBe('\uFEFFNimi;"Osuus; %";0,25;-1,5\r\n');
    expect(toCsv(rows, 'sv')).toBe(toCsv(rows, 'fi'));
  });

  it('is named after the organization, the screen and the days', () => {
    const days = ['2026-03-01', '2026-03-31'];
    expect(tableName('csv', 'Åland  Ferries & Co.', 'traffic', ...days)).toBe(
      'aland-ferries-co-traffic-2026-03-01-2026-03-31.csv',
    );
    expect(tableName('xlsx', '日本', 'overview', ...days)).toBe(
      'organization-overview-2026-03-01-2026-03-31.xlsx',
    );
  });
});

describe('references', () => {
  const row = { views: 0, visible: 0, opens: 0, clicks: 0, templateId: 'standard' };
  const a = {
    ...row,
    referenceId: 'a',
    name: 'Anchor',
    tags: ['Sample data', 'Sea', 'Web'],
    referenceType: 'Project',
    opens: 1,
  };
  const b = { ...row, referenceId: 'b', name: 'Bridge', tags: ['Sea'], visible: 10, opens: 2 };
  const gone = { referenceId: '01ABCDEFGH', views: 5, visible: 4, opens: 4, clicks: 0 };

  it('count under each of their tags, and separately once they are deleted', () => {
    const opens = (grouping: Parameters<typeof groupsOf>[1]) =>
      Object.fromEntries([...groupsOf([a, b, gone], grouping)].map(([name, sum]) => [name, sum.opens]));
    expect(opens('tags')).toEqual({ Sea: 3, Web: 1, 'Deleted references': 4 });
    expect(opens('types')).toEqual({ Project: 1, 'No type': 2, 'Deleted references': 4 });
    expect(opens('templates')).toEqual({ Standard: 3, 'Deleted references': 4 });
  });

  it('are sorted by any column, with missing rates last', () => {
    const ids = (column: 'name' | 'opens' | 'openRate', descending: boolean) =>
      sorted([a, b, gone], { column, descending }).map(({ referenceId }) => referenceId);
    expect(ids('opens', true)).toEqual(['01ABCDEFGH', 'b', 'a']);
    expect(ids('openRate', true)).toEqual(['01ABCDEFGH', 'b', 'a']);
    expect(ids('openRate', false)).toEqual(['b', '01ABCDEFGH', 'a']);
    expect(ids('name', false)).toEqual(['a', 'b', '01ABCDEFGH']);
    const byOpens = { column: 'opens', descending: true } as const;
    expect(sortAfterClick(byOpens, 'opens')).toEqual({ column: 'opens', descending: false });
    expect(sortAfterClick(byOpens, 'name')).toEqual({ column: 'name', descending: false });
  });
});

it('countries, devices and referrers have names, also when they are unknown', () => {
  expect(['FI', 'unknown', 'ZZ'].map(labels.country)).toEqual(['Finland', 'Unknown', 'Unknown Region']);
  expect(['mobile', 'smart-fridge'].map(labels.device)).toEqual(['Phone', 'smart-fridge']);
  expect(['direct', 'other', 'www.google.com'].map(labels.referrer)).toEqual([
    'Direct or unknown',
    'Other websites',
    'www.google.com',
  ]);
});
