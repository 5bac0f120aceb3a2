import type { CardContent } from '#contract/cards/card';
import * as words from '#words/samples';
import { templateOf, type DrawnBy, type OfferedId } from '#contract/cards/templates';

type Sample = Omit<CardContent, 'id' | 'status' | 'templateId' | 'templateConfig'>;
type Samples = { [Id in OfferedId]: Sample & Required<Pick<CardContent, DrawnBy<Id>>> };

// The two photographs are in the public domain (`tools/seed/photographs/SOURCES.md`). All companies are invented.
const samples: Samples = {
  standard: {
    ...words.standard,
    company: 'Example Ferries',
    referenceDate: '2026-03',
  },
  standardCTA: {
    ...words.standardCTA,
    company: 'Sample Roasters',
    mainImage: '/sample-coffee.webp',
    referenceDate: '2026-01',
    callToAction: 'https://example.com/',
  },
  consulting: {
    ...words.consulting,
    company: 'Specimen Insurance',
    referenceDate: '2025-11',
  },
  engineering: {
    ...words.engineering,
    company: 'Placeholder Bridges',
    referenceDate: '2025-09',
  },
  architectural: {
    ...words.architectural,
    company: 'City of Exampleby',
    mainImage: '/sample-meadow.webp',
    referenceDate: '2025-06',
    location: 'Exampleby',
  },
  design: {
    ...words.design,
    company: 'Facsimile Bank',
    referenceDate: '2026-02',
  },
  quote: {
    ...words.quote,
    company: 'Sample Physiotherapy',
    quotePerson: 'Alma Example',
    referenceDate: '2026-04',
  },
};

export const sampleCards: readonly CardContent[] = (Object.entries(samples) as [OfferedId, Sample][]).map(
  ([templateId, sample]) => ({
    ...sample,
    templateId,
    id: `sample-${templateId}`,
    status: 'Published',
    templateConfig: '{}',
  }),
);

export function sampleCard(templateId: string): CardContent {
  const { id } = templateOf(templateId);
  const sample = sampleCards.find((card) => card.templateId === id) ?? sampleCards[0]!;
  return { ...sample, templateId: id };
}
