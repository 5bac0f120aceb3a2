import type { AnalyticsReport, Counts, Granularity } from '../../resources/analytics.ts';

export const rates = {
  openRate: {
    label: 'Öppningsfrekvens',
    definition: 'Öppningar per 100 sedda kort. Utan sedda kort finns ingen frekvens.',
  },
  clickRate: {
    label: 'Klickfrekvens',
    definition:
      'Klick på knappen per 100 sedda kort. Kan bli mer än 100\u00a0% när besökare har kommit direkt till berättelsens adress.',
  },
} as const;

export const sources: Readonly<Record<string, string>> = { page: 'Referenssida', embed: 'Inbäddningar' };
export const devices: Readonly<Record<string, string>> = {
  desktop: 'Dator',
  mobile: 'Mobil',
  tablet: 'Surfplatta',
};
export const referrers: Readonly<Record<string, string>> = {
  direct: 'Direkt eller okänt',
  other: 'Andra webbplatser',
};
export const unknownCountry = 'Okänt';

/** They are written as they stand in a sentence. */
export const metrics = {
  visitors: 'besökare',
  views: 'visningar',
  visible: 'sedda kort',
  opens: 'öppningar',
  clicks: 'klick',
} satisfies Record<keyof Counts, string>;
/** They are written as they stand in a sentence. */
export const splits = {
  source: 'visningsplatser',
  device: 'enheter',
  referrer: 'hänvisande webbplatser',
  country: 'länder',
} satisfies Record<keyof AnalyticsReport['overTime'], string>;

export const chartView = 'Visa som diagram';
export const tableView = 'Visa som tabell';
export const views = 'Visas som';
const units = { day: 'dag', week: 'vecka', month: 'månad' } satisfies Record<Granularity, string>;
export const over = (metric: string, unit: Granularity) => `${metric} per ${units[unit]}`;
export const tableWhen = 'När';
export const tableBefore = (metric: string) => `${metric}, perioden före`;

export const viewsCounted = (count: number) =>
  `${count.toLocaleString('sv')} ${count === 1 ? 'visning' : 'visningar'}`;

export const sheetGroup = 'Grupp';
export const sheetBreakdown = 'Uppdelning';
export const sheetValue = 'Värde';
export const sheetBefore = (metric: string) => `${metric}, perioden före`;
