import type { analyticsRoutes, Counts } from '#contract/analytics';
import type { eventRoutes } from '#contract/event';
import { ids, type Examples } from './example.ts';

const counts: Counts = { views: 120, visible: 96, opens: 31, clicks: 8, visitors: 74 };
const { visitors: _visitors, ...cardCounts } = counts;
const none: Counts = { views: 0, visible: 0, opens: 0, clicks: 0, visitors: 0 };

export const eventExamples: Examples<typeof eventRoutes> = {
  sendEvents: {
    sent: {
      organizationId: ids.organization,
      batchId: '0d9f6a1e-3b52-4c7e-9a80-5f1c2d3e4b6a',
      source: 'page',
      referrer: 'news.example',
      events: [{ type: 'view' }, { type: 'open', referenceId: ids.reference }],
    },
    response: { accepted: true },
  },
};

export const analyticsExamples: Examples<typeof analyticsRoutes> = {
  getAnalytics: {
    sent: { from: '2026-11-01', to: '2026-11-07', granularity: 'week' },
    response: {
      from: '2026-11-01',
      to: '2026-11-07',
      timeZone: 'Europe/Helsinki',
      granularity: 'week',
      totals: counts,
      previous: none,
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
        source: [{ value: 'page', views: [0, counts.views] }],
        referrer: [{ value: 'news.example', views: [0, counts.views] }],
        country: [{ value: 'FI', views: [0, counts.views] }],
        device: [{ value: 'desktop', views: [0, counts.views] }],
      },
    },
  },
};
