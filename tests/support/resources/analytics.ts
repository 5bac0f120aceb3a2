import type { analyticsRoutes, Counts, Totals } from '#contract/resources/analytics';
import { ids, nothing, type Fixtures } from './fixture.ts';

const counts: Counts = { views: 120, visible: 96, opens: 31, clicks: 8, visitors: 74 };
const { visitors: _visitors, ...cardCounts } = counts;
const none: Counts = { views: 0, visible: 0, opens: 0, clicks: 0, visitors: 0 };
const totals: Totals = { ...counts, saw: 61, read: 29, pressed: 7 };
const views = [0, counts.views];

export const analyticsFixtures: Fixtures<typeof analyticsRoutes> = {
  getAnalytics: {
    lowest: 'member',
    example: {
      sent: { from: '2026-11-01', to: '2026-11-07', granularity: 'week' },
      response: {
        from: '2026-11-01',
        to: '2026-11-07',
        timeZone: 'Europe/Helsinki',
        granularity: 'week',
        totals,
        previous: { ...none, saw: 0, read: 0, pressed: 0 },
        series: [
          { start: '2026-11-01', ...none },
          { start: '2026-11-02', ...counts },
        ],
        byReference: [
          {
            referenceId: ids.reference,
            name: 'A quieter station hall',
            templateId: 'architectural',
            referenceType: 'Public building',
            tags: ['Timber'],
            ...cardCounts,
          },
        ],
        bySource: [{ value: 'page', ...counts }],
        byReferrer: [{ value: 'news.example', ...counts }],
        byCountry: [{ value: 'FI', ...counts }],
        byDevice: [{ value: 'desktop', ...counts }],
        overTime: {
          source: [{ value: 'page', views }],
          referrer: [{ value: 'news.example', views }],
          country: [{ value: 'FI', views }],
          device: [{ value: 'desktop', views }],
        },
      },
    },
    input: nothing,
    measured: ({ days }) => ({ input: days }),
  },
};
