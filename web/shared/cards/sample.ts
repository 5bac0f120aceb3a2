import type { CardContent } from '#contract/cards/card';
import type { CardConfig } from '#contract/cards/card-config';
import * as words from '#words/samples';
import { templateOf, type DrawnBy, type OfferedId, type TemplateId } from '#contract/cards/templates';

type Sample = Omit<CardContent, 'id' | 'status' | 'templateId' | 'templateConfig'> & { style?: CardConfig };
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
    style: { colors: { primary: '#0f766e' }, cornerRadius: 20 },
    company: 'Sample Roasters',
    mainImage: '/sample-coffee.webp',
    referenceDate: '2026-01',
    callToAction: 'https://example.com/',
  },
  consulting: {
    ...words.consulting,
    style: {
      colors: { primary: '#276749', text: '#17231c', background: '#f1f6ee' },
      cornerRadius: 4,
      shadow: 'none',
    },
    company: 'Specimen Insurance',
    referenceDate: '2025-11',
  },
  engineering: {
    ...words.engineering,
    style: { colors: { primary: '#f0b429', text: '#eef2f7', background: '#17212e' }, cornerRadius: 6 },
    company: 'Placeholder Bridges',
    referenceDate: '2025-09',
  },
  architectural: {
    ...words.architectural,
    style: { colors: { primary: '#0e7490' }, cornerRadius: 0, shadow: 'none' },
    company: 'City of Exampleby',
    mainImage: '/sample-meadow.webp',
    referenceDate: '2025-06',
    location: 'Exampleby',
  },
  design: {
    ...words.design,
    style: { colors: { primary: '#4f46e5' }, cornerRadius: 24, shadow: 'medium' },
    company: 'Facsimile Bank',
    referenceDate: '2026-02',
  },
  quote: {
    ...words.quote,
    style: { colors: { primary: '#9a3b26', text: '#2a1d17', background: '#faf3ea' }, shadow: 'none' },
    company: 'Sample Physiotherapy',
    quotePerson: 'Alma Example',
    referenceDate: '2026-04',
  },
};

function cardOfSample(templateId: TemplateId, { style = {}, ...sample }: Sample): CardContent {
  return {
    ...sample,
    templateId,
    id: `sample-${templateId}`,
    status: 'Published',
    templateConfig: JSON.stringify(style),
  };
}

export const sampleCards: readonly CardContent[] = (Object.entries(samples) as [OfferedId, Sample][]).map(
  ([id, sample]) => cardOfSample(id, sample),
);

export function sampleCard(templateId: string): CardContent {
  const { id } = templateOf(templateId);
  const sample = sampleCards.find((card) => card.templateId === id) ?? sampleCards[0]!;
  return { ...sample, templateId: id };
}
