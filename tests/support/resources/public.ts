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
      longDescription: 'The quay was rebuilt berth by berth, **at night**, so that no departure was moved.',
      outcomes: 'Engines off in the harbour; 1,900 tonnes of CO₂ less a year.',
      referenceType: 'Project',
      referenceDate: '2026-03',
      clientIndustry: 'Ports and harbours',
      location: 'Helsinki, Finland',
      projectDuration: 'Nine months',
      buttonText: 'Read more',
      callToAction: 'https://www.birchline.example/contact',
    },
  ],
  facets: {
    tags: [{ value: 'energy', count: 1 }],
    types: [{ value: 'Project', count: 1 }],
    industries: [{ value: 'Ports and harbours', count: 1 }],
    templates: [{ value: 'standard', count: 1 }],
  },
  version: 7,
};

export const publicFixtures: Fixtures<typeof publicRoutes> = {
  getReferencePage: {
    lowest: 'anyone',
    example: {
      sent: { id: ids.organization },
      response: { ...page, collections: [{ id: ids.collection, name: 'Maritime' }] },
    },
    input: ({ organizationId }) => ({ id: organizationId }),
  },
  getPublicCollection: {
    lowest: 'anyone',
    example: {
      sent: { id: ids.collection },
      response: {
        ...page,
        collection: {
          id: ids.collection,
          name: 'Maritime',
          description: 'What we built for ports.',
          visibility: 'public',
        },
        version: 2,
      },
    },
    input: async (place) => ({ id: await place.anyCollection() }),
  },
};
