import type { AnalyticsReport, Counts, Granularity } from '../../resources/analytics.ts';

export const rates = {
  openRate: {
    label: 'Open rate',
    definition: 'Opens for every 100 cards seen. Without a card seen there is no rate.',
  },
  clickRate: {
    label: 'Click rate',
    definition:
      'Button clicks for every 100 cards seen. It can pass 100% where a story was reached by its own address.',
  },
} as const;

export const sources: Readonly<Record<string, string>> = { page: 'Reference page', embed: 'Embeds' };
export const devices: Readonly<Record<string, string>> = {
  desktop: 'Desktop',
  mobile: 'Phone',
  tablet: 'Tablet',
};
export const referrers: Readonly<Record<string, string>> = {
  direct: 'Direct or unknown',
  other: 'Other websites',
};
export const unknownCountry = 'Unknown';

/** They are written as they stand in a sentence. */
export const metrics = {
  visitors: 'visitors',
  views: 'views',
  visible: 'cards seen',
  opens: 'opens',
  clicks: 'clicks',
} satisfies Record<keyof Counts, string>;
/** They are written as they stand in a sentence. */
export const splits = {
  source: 'sources',
  device: 'devices',
  referrer: 'referrers',
  country: 'countries',
} satisfies Record<keyof AnalyticsReport['overTime'], string>;

export const chartView = 'Show as a chart';
export const tableView = 'Show as a table';
export const views = 'Shown as';
export const over = (metric: string, unit: Granularity) => `${metric} by ${unit}`;
export const tableWhen = 'When';
export const tableBefore = (metric: string) => `${metric}, period before`;

export const viewsCounted = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'view' : 'views'}`;

export const sheetGroup = 'Group';
export const sheetBreakdown = 'Breakdown';
export const sheetValue = 'Value';
export const sheetBefore = (metric: string) => `${metric} before`;
