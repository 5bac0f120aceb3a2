import type { Reference, referenceRoutes } from '#contract/reference';
import { ids, times, type Examples } from './example.ts';

const mainImage = `/assets/${ids.organization}/${ids.asset}/1280.webp`;

const reference: Reference = {
  id: ids.reference,
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
    templateId: 'standard',
  },
  custom: { templateConfig: '{"shadow":"small"}', mainImage },
  LogoUrl: mainImage,
  version: 4,
  createdAt: times.created,
  updatedAt: times.updated,
  createdBy: ids.owner,
};

export const referenceExamples: Examples<typeof referenceRoutes> = {
  createReference: {
    sent: {
      name: reference.name,
      tags: reference.tags,
      templateId: 'standard',
      attributes: {
        customerId: ids.customer,
        referenceType: 'Project',
        referenceDate: '03/2026',
        description: reference.attributes.description,
      },
      custom: { templateConfig: '{"shadow":"small"}', mainImage },
    },
    response: { ...reference, status: 'Draft', version: 1, updatedAt: times.created },
  },
  updateReference: {
    sent: {
      id: ids.reference,
      version: 3,
      status: 'Published',
      attributes: { customerId: ids.customer, referenceDate: '2026-03' },
    },
    response: reference,
  },
  listReferences: { sent: { limit: 50 }, response: { references: [reference] } },
  getReference: { sent: { id: ids.reference }, response: reference },
  deleteReference: { sent: { id: ids.reference }, response: { id: ids.reference } },
};
