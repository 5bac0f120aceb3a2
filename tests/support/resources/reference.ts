import { randomUUID } from 'node:crypto';
import type { FactValues } from '#contract/reference/facts';
import type { Reference, referenceRoutes } from '#contract/resources/reference';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

const mainImage = `/assets/${ids.organization}/${ids.asset}/1280.webp`;

const reference: Reference = {
  id: ids.reference,
  slug: 'shore-power-in-nine-months',
  name: 'Shore power in nine months',
  status: 'Published',
  visibility: 'public',
  tags: ['energy', 'harbour'],
  templateId: 'standard',
  attributes: {
    customerId: ids.customer,
    referenceType: 'Project',
    referenceDate: '2026-03',
    description: 'Two berths, one grid connection, and no day without ferries.',
    longDescription: 'The quay was rebuilt berth by berth, **at night**, so that no departure was moved.',
    templateId: 'standard',
  },
  custom: {
    templateConfig: '{"shadow":"small"}',
    mainImage,
    outcomes: 'Engines off in the harbour; 1,900 tonnes of CO₂ less a year.',
    clientIndustry: 'Ports and harbours',
    projectLocation: 'Helsinki, Finland',
    projectDuration: 'Nine months',
    buttonText: 'Read more',
    callToAction: 'https://www.birchline.example/contact',
  },
  LogoUrl: mainImage,
  collectionIds: [ids.collection],
  version: 4,
  createdAt: times.created,
  updatedAt: times.updated,
  createdBy: ids.owner,
  updatedBy: ids.owner,
};

/** Returns the fields of a reference of 3 kB, the typical size. */
export const referenceInput = (customerId: string, status: 'Draft' | 'Published' = 'Draft') => ({
  name: 'Shore power in nine months, and not one day without ferries',
  status,
  tags: ['energy', 'harbour', 'automation'],
  attributes: {
    customerId,
    referenceType: 'Project',
    referenceDate: '2026-03',
    description: 'd'.repeat(300),
    longDescription: 'l'.repeat(1_700),
  },
  custom: {
    outcomes: 'o'.repeat(350),
    clientIndustry: 'Ports and harbours',
    projectLocation: 'Helsinki, Finland',
    projectDuration: 'Nine months',
    buttonText: 'Read more',
    callToAction: 'https://www.customer.example/shore-power',
  },
});

const values: FactValues = {
  tenderTitle: 'Electrical design of a harbour quay',
  tenderText: 'Design of the shore connection of two ferry berths, from the 20 kV feed to the plug.',
  ourPart: 'All electrical design, and supervision on the quay.',
  contractValue: { amount: 1_250_000, currency: 'EUR', vat: 'excluded' },
  ourShare: 40,
  sizes: [{ amount: 12, unit: 'MW' }],
  startedOn: '2025-03',
  endedOn: '2026-01',
  role: 'lead',
  cpv: ['71320000'],
  regions: ['FI1B1'],
};

/** Facts of the typical size. */
export const factsInput = { ...values, tenderText: 't'.repeat(900), ourPart: 'p'.repeat(300) };

export const referenceFixtures: Fixtures<typeof referenceRoutes> = {
  createReference: {
    lowest: 'member',
    example: {
      sent: {
        name: reference.name,
        tags: reference.tags,
        templateId: 'standard',
        attributes: {
          customerId: ids.customer,
          referenceType: 'Project',
          referenceDate: '03/2026',
          description: reference.attributes.description,
          longDescription: reference.attributes.longDescription,
        },
        custom: reference.custom,
      },
      response: {
        ...reference,
        slug: undefined,
        status: 'Draft',
        collectionIds: undefined,
        version: 1,
        updatedAt: times.created,
        updatedBy: undefined,
      },
    },
    input: ({ customerId }) => referenceInput(customerId),
  },
  updateReference: {
    lowest: 'member',
    example: {
      sent: {
        id: ids.reference,
        version: 3,
        status: 'Published',
        attributes: { customerId: ids.customer, referenceDate: '2026-03' },
      },
      response: {
        ...reference,
        notAllowed: [{ subject: 'text', channel: 'reference-page', state: 'not asked' }],
      },
    },
    input: async (place) => ({
      ...referenceInput(place.customerId, 'Published'),
      id: await place.anyReference(),
      name: 'Another name',
    }),
  },
  changeReferenceAddress: {
    lowest: 'admin',
    example: {
      sent: { id: ids.reference, slug: 'shore-power' },
      response: { ...reference, slug: 'shore-power' },
    },
    input: async (place) => ({ id: await place.newReference('Published'), slug: `story-${randomUUID()}` }),
  },
  listReferences: {
    lowest: 'member',
    example: { sent: { limit: 50 }, response: { references: [reference] } },
    input: nothing,
  },
  getReference: {
    lowest: 'member',
    example: { sent: { id: ids.reference }, response: reference },
    input: async (place) => ({ id: await place.anyReference() }),
  },
  getFacts: {
    lowest: 'member',
    example: {
      sent: { id: ids.reference },
      response: {
        referenceId: ids.reference,
        version: 1,
        values,
        updatedAt: times.created,
        updatedBy: ids.owner,
      },
    },
    input: async (place) => ({ id: await place.anyReference() }),
  },
  listFacts: {
    lowest: 'member',
    example: {
      sent: { limit: 50 },
      response: {
        facts: [
          { referenceId: ids.reference, version: 1, values, updatedAt: times.created, updatedBy: ids.owner },
        ],
      },
    },
    input: nothing,
  },
  saveFacts: {
    lowest: 'member',
    example: {
      sent: { id: ids.reference, version: 1, values, checked: true },
      response: {
        referenceId: ids.reference,
        version: 2,
        values,
        checkedAt: times.updated,
        checkedBy: ids.member,
        updatedAt: times.updated,
        updatedBy: ids.member,
      },
    },
    input: async (place) => ({ id: await place.newReference(), version: 0, values: factsInput }),
  },
  deleteReference: {
    lowest: 'member',
    example: { sent: { id: ids.reference }, response: { id: ids.reference } },
    input: async (place) => ({ id: await place.newReference('Published') }),
  },
};
