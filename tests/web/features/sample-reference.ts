import { recordOf } from '#contract/reference/field-values';
import type { Reference } from '#contract/resources/reference';
import { filledFields } from '../../support/filled-fields.ts';

const filled = recordOf(filledFields);

export function sampleReference(change: Partial<Reference> = {}): Reference {
  return {
    id: '01M7XN21F54CQ56ZTDGF2ECZJX',
    name: 'Harbour reading room',
    status: 'Draft',
    visibility: 'unlisted',
    tags: ['Timber', 'Libraries'],
    templateId: 'architectural',
    attributes: {
      ...filled.attributes,
      customerId: '01M7XN21F54CQ56ZTDGF2ECZJA',
      referenceType: 'Public building',
      referenceDate: '2026-03',
      description: 'A reading room over the water.',
      longDescription: 'Two paragraphs.\n\nThis is the second.',
      templateId: 'architectural',
    },
    custom: {
      ...filled.custom,
      templateConfig: '{"layout":"horizontal","colors":{"primary":"#112233"}}',
      projectLocation: 'Exampleby',
      environmentType: 'Waterfront',
      clientIndustry: 'Public sector',
      projectDuration: '14 months',
      outcomes: 'Open every day.',
      buttonText: 'Visit',
      callToAction: 'https://example.com/visit',
      mainImage: 'https://example.com/main.jpg',
      logoImage: 'https://example.com/logo.png',
    },
    version: 4,
    createdAt: '2026-01-02T10:00:00.000Z',
    updatedAt: '2026-02-03T10:00:00.000Z',
    createdBy: 'user',
    ...change,
  };
}
