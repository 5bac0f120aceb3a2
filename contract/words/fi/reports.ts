import type { AnalyticsReport, Counts, Granularity } from '../../resources/analytics.ts';

export const rates = {
  openRate: {
    label: 'Avausprosentti',
    definition: 'Avaukset sataa nähtyä korttia kohti. Ilman nähtyjä kortteja prosenttia ei ole.',
  },
  clickRate: {
    label: 'Klikkausprosentti',
    definition:
      'Painikkeen klikkaukset sataa nähtyä korttia kohti. Se voi ylittää 100 %, jos tarinaan tultiin suoraan sen osoitteella.',
  },
} as const;

export const sources: Readonly<Record<string, string>> = { page: 'Referenssisivu', embed: 'Upotukset' };
export const devices: Readonly<Record<string, string>> = {
  desktop: 'Tietokone',
  mobile: 'Puhelin',
  tablet: 'Tabletti',
};
export const referrers: Readonly<Record<string, string>> = {
  direct: 'Suoraan tai tuntematon',
  other: 'Muut sivustot',
};
export const unknownCountry = 'Tuntematon';

/** They are written as they stand in a sentence. */
export const metrics = {
  visitors: 'kävijät',
  views: 'näyttökerrat',
  visible: 'nähdyt kortit',
  opens: 'avaukset',
  clicks: 'klikkaukset',
} satisfies Record<keyof Counts, string>;
/** They are written as they stand in a sentence. */
export const splits = {
  source: 'näyttöpaikat',
  device: 'laitteet',
  referrer: 'tulosivustot',
  country: 'maat',
} satisfies Record<keyof AnalyticsReport['overTime'], string>;

export const chartView = 'Näytä kaaviona';
export const tableView = 'Näytä taulukkona';
export const views = 'Esitystapa';
const by = { day: 'päivittäin', week: 'viikoittain', month: 'kuukausittain' } satisfies Record<
  Granularity,
  string
>;
export const over = (metric: string, unit: Granularity) => `${metric} ${by[unit]}`;
export const tableWhen = 'Milloin';
export const tableBefore = (metric: string) => `${metric}, edellinen jakso`;

export const viewsCounted = (count: number) =>
  `${count.toLocaleString('fi')} ${count === 1 ? 'näyttökerta' : 'näyttökertaa'}`;

export const sheetGroup = 'Ryhmä';
export const sheetBreakdown = 'Jaottelu';
export const sheetValue = 'Arvo';
export const sheetBefore = (metric: string) => `${metric}, edellinen jakso`;
