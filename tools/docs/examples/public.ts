import type { publicRoutes, ReferencePage } from '#contract/public';
import { defaultBranding } from '#contract/default-branding';
import { ids, type Examples } from './example.ts';

const page: ReferencePage = {
  organization: { organizationId: ids.organization, name: 'Birchline Studio' },
  branding: defaultBranding,
  references: [
    {
      id: ids.reference,
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
