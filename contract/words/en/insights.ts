import type { Counts } from '../../resources/analytics.ts';
import { limits } from '../../rules/limits.ts';

export const metrics = {
  visitors: {
    label: 'Visitors',
    definition:
      'Browsers that came, each counted once a day. No cookie is set, so somebody who comes back on another day counts again.',
  },
  views: {
    label: 'Views',
    definition:
      'How often your reference page, the page of one reference or an embed was loaded. Each once for a visitor and day.',
  },
  visible: {
    label: 'Cards seen',
    definition:
      'How often a card came into sight: at least half of it, for a second. Once for a visitor and day.',
  },
  opens: {
    label: 'Opens',
    definition: 'How often a card was opened to read its story. Once for a visitor and day.',
  },
  clicks: {
    label: 'Clicks',
    definition: 'How often the button on a card or in its story was pressed. Once for a visitor and day.',
  },
} satisfies Record<keyof Counts, { label: string; definition: string }>;

export const periodMissing = 'Choose the first and the last day.';
export const periodReversed = 'The last day must not be before the first.';
export const periodFuture = 'The last day must not be in the future.';
export const periodTooLong = `Choose at most ${limits.analyticsDays} days.`;

export const changeMost = 'over 999%';
export const trendNone = 'No comparison: there was nothing in the period before';
export const trendSame = (before: string) => `The same as in the period before (${before})`;
export const trendMore = (change: string, before: string) =>
  `${change} more than in the period before (${before})`;
export const trendFewer = (change: string, before: string) =>
  `${change} fewer than in the period before (${before})`;
export const noChange = 'No change';

export const soFar = (days: string) => `${days} (so far)`;
export const partly = (days: string, count: number) => `${days} (${count} ${count === 1 ? 'day' : 'days'})`;

export const chartOf = (metric: string) => `Chart: ${metric}`;
export const summary = (label: string) => `${label}.`;
export const summaryHighest = (label: string, most: string, when: string) =>
  `${label}. Highest: ${most}, ${when}.`;
export const chartHint = 'Arrow keys move from one point to the next.';
export const pointBefore = (point: string, earlier: string) => `${point}, period before: ${earlier}`;
export const thisPeriod = 'This period';
export const before = 'Before';

export const topNone = 'No card was seen in this period.';
export const topOpens = (count: number, shown: string) => `${shown} ${count === 1 ? 'open' : 'opens'}`;
export const deletedReference = (end: string) => `Deleted reference …${end}`;

export const emptyUnpublished =
  'Publish a reference first: visits are counted from then on, on your page and wherever you embed it.';
export const emptyOpenReferences = 'Open references';
export const emptyGoToReferences = 'Go to references';
export const emptyPublished =
  'Share the link to your reference page, put it into your signature and proposals, or embed your references on your website. Every visit from then on is counted here.';
export const emptyCopy = 'Copy link to your page';
export const emptyCopyFailed = 'The link could not be copied. Open the page and copy its address.';
export const emptyView = 'View page';
