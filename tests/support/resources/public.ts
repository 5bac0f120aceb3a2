import { defaultBranding } from '#contract/cards/default-branding';
import type { publicRoutes, ReferencePage } from '#contract/resources/public';
import { ids, type Fixtures } from './fixture.ts';

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

export const publicFixtures: Fixtures<typeof publicRoutes> = {
  getReferencePage: {
    lowest: 'anyone',
    example: { sent: { id: ids.organization }, response: page },
    input: ({ organizationId }) => ({ id: organizationId }),
  },
  getPublicCollection: {
    lowest: 'anyone',
    example: {
      sent: { id: ids.collection },
      response: {
        ...page,
        collection: { id: ids.collection, name: 'Maritime', visibility: 'public' },
        version: 2,
      },
    },
    input: async (place) => ({ id: await place.anyCollection() }),
  },
};
