import type { CardContent } from '#contract/cards/card';
import type { CardConfig } from '#contract/cards/card-config';
import { templateOf, type DrawnBy, type OfferedId, type TemplateId } from '#contract/cards/templates';

type Sample = Omit<CardContent, 'id' | 'status' | 'templateId' | 'templateConfig'> & { style?: CardConfig };
type Samples = { [Id in OfferedId]: Sample & Required<Pick<CardContent, DrawnBy<Id>>> };

// The two photographs are in the public domain (`tools/seed/photographs/SOURCES.md`). All companies are invented.
const samples: Samples = {
  standard: {
    title: 'A booking system that survives Monday mornings',
    company: 'Example Ferries',
    shortDescription:
      'Every Monday at eight the booking desk froze. We moved the timetable to a queue that absorbs the rush, so the first ferry of the week now leaves with its passengers on board.',
    longDescription:
      'Bookings open on Mondays at eight, and for years the desk froze at one minute past. We replaced the shared spreadsheet with a queue, rehearsed the peak with the crew, and went live on a quiet Thursday.',
    referenceType: 'Case study',
    referenceDate: '2026-03',
    tags: ['Sample data', 'Transport', 'Web', 'Operations'],
  },
  standardCTA: {
    style: { colors: { primary: '#0f766e' }, cornerRadius: 20 },
    title: 'One price list for forty coffee bars',
    company: 'Sample Roasters',
    shortDescription:
      'Forty bars, forty spreadsheets. Now there is one price list that each bar opens on its own tablet, and head office changes a price once.',
    mainImage: '/sample-coffee.webp',
    referenceType: 'Success story',
    referenceDate: '2026-01',
    buttonText: 'Read the story',
    callToAction: 'https://example.com/',
    tags: ['Sample data', 'Retail', 'Tablets'],
  },
  consulting: {
    style: {
      colors: { primary: '#276749', text: '#17231c', background: '#f1f6ee' },
      cornerRadius: 4,
      shadow: 'none',
    },
    title: 'From nine approval steps to three',
    company: 'Specimen Insurance',
    shortDescription:
      'Claims waited in queues that nobody owned. Together with the claims team we drew the real process on one wall, and removed what was there only by habit.',
    referenceType: 'Advisory',
    referenceDate: '2025-11',
    clientIndustry: 'Insurance',
    projectDuration: '4 months',
    outcomes: 'Each claim has one owner from first call to payment, and a customer can see where it stands.',
    tags: ['Sample data', 'Process', 'Workshops'],
  },
  engineering: {
    style: { colors: { primary: '#f0b429', text: '#eef2f7', background: '#17212e' }, cornerRadius: 6 },
    title: 'Eyes on a bridge that never closes',
    company: 'Placeholder Bridges',
    shortDescription:
      'The deck could only be inspected at night. Forty strain gauges now report every minute, and inspectors go where the data sends them.',
    referenceType: 'Project',
    referenceDate: '2025-09',
    location: 'Tampere, Finland',
    environmentType: 'Outdoor, −35 to +40 °C',
    projectDuration: '9 months',
    outcomes: 'Inspections are planned by load rather than by calendar.',
    tags: ['Sample data', 'Monitoring', 'IoT'],
  },
  architectural: {
    style: { colors: { primary: '#0e7490' }, cornerRadius: 0, shadow: 'none' },
    title: 'A meadow over the reading room',
    company: 'City of Exampleby',
    shortDescription:
      'A library that gave its plot back: where it took the grass away, the roof now grows it.',
    mainImage: '/sample-meadow.webp',
    referenceType: 'Public building',
    referenceDate: '2025-06',
    location: 'Exampleby',
    environmentType: 'Roof garden',
    tags: ['Sample data', 'Landscape', 'Libraries'],
  },
  design: {
    style: { colors: { primary: '#4f46e5' }, cornerRadius: 24, shadow: 'medium' },
    title: 'A calmer bank',
    company: 'Facsimile Bank',
    shortDescription: 'New name, new letters, and an app that only speaks when there is something to say.',
    referenceType: 'Brand identity',
    referenceDate: '2026-02',
    tags: ['Sample data', 'Brand', 'App'],
  },
  quote: {
    style: { colors: { primary: '#9a3b26', text: '#2a1d17', background: '#faf3ea' }, shadow: 'none' },
    title: 'One inbox for five branches',
    company: 'Sample Physiotherapy',
    shortDescription: 'Calls, letters and messages of five branches now arrive in one place.',
    quote:
      'On Monday mornings we used to start with an apology. Now every message has an answer before the first patient is through the door.',
    quotePerson: 'Alma Example',
    quoteRole: 'Head of reception',
    figures: [
      { value: '38', unit: '%', label: 'fewer calls on Mondays' },
      { value: '9', unit: 'min', label: 'to the first reply' },
    ],
    referenceType: 'Interview',
    referenceDate: '2026-04',
    tags: ['Sample data', 'Health', 'Support'],
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
