import type { publicRoutes, ReferencePage } from '#contract/resources/public';
import { defaultBranding } from '#contract/cards/default-branding';
import type { captchaRoutes } from '#contract/resources/captcha';
import type { contactRoutes } from '#contract/resources/contact';
import type { analyticsRoutes, Counts } from '#contract/resources/analytics';
import type { eventRoutes } from '#contract/resources/event';
import type { metaRoutes } from '#contract/resources/meta';
import { captchaToken, ids, type Examples } from './example.ts';

const page: ReferencePage = {
  organization: { organizationId: ids.organization, name: 'Birchline Studio', slug: 'birchline-studio' },
  branding: defaultBranding,
  references: [
    {
      id: ids.reference,
      slug: 'shore-power-in-nine-months',
      title: 'Shore power in nine months',
      status: 'Published',
      templateId: 'standard',
      templateConfig: '{"shadow":"small"}',
      tags: ['energy'],
      company: 'Sample Harbour Ferries',
      shortDescription: 'Two berths, one grid connection, and no day without ferries.',
      referenceDate: '2026-03',
    },
  ],
  facets: {
    tags: [{ value: 'energy', count: 1 }],
    types: [],
    industries: [],
    templates: [{ value: 'standard', count: 1 }],
  },
  version: 7,
};

export const publicExamples: Examples<typeof publicRoutes> = {
  getReferencePage: { sent: { id: ids.organization }, response: page },
  getPublicCollection: {
    sent: { id: ids.collection },
    response: {
      ...page,
      collection: { id: ids.collection, name: 'Maritime', visibility: 'public' },
      version: 2,
    },
  },
};

export const captchaExamples: Examples<typeof captchaRoutes> = {
  getCaptcha: {
    sent: { purpose: 'invite' },
    response: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: '4f0d7a1b9c2e3d58a6f1b7c09e8d2a34',
        salt: 'b1c7e9d24a5f60837e9b1d3c5a7f2e68',
        cost: 1000,
        keyLength: 32,
        keyPrefix: '9ad1c0b7e4f2a6d8',
        expiresAt: 1795271400,
        data: { purpose: 'invite' },
      },
      signature: '0c4e8f1a2b3d5c6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6',
    },
  },
};

const token =
  '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8.Yk3vR0wqT7mXc1ZbN5sLd8FhJ2pGa4UeQ6iOtWyBxCk';

export const contactExamples: Examples<typeof contactRoutes> = {
  sendContactMessage: {
    sent: {
      kind: 'demo',
      fullName: 'Ada Virtanen',
      email: 'ada@example.com',
      company: 'Example Oy',
      companySize: '11-50',
      referralSource: 'search',
      message: 'We have forty stories and no place for them.',
      captchaToken,
    },
    response: { received: true },
  },
  subscribe: { sent: { email: 'ada@example.com', captchaToken }, response: { received: true } },
  confirmSubscription: { sent: { token }, response: { subscribed: true } },
  unsubscribe: { sent: { token }, response: { subscribed: false } },
};

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

export const metaExamples: Examples<typeof metaRoutes> = {
  describeApi: { sent: {}, response: { openapi: '3.1.0' } },
};
