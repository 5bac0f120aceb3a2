import { optional, required, type TemplateData } from './template.ts';

export const architectural = {
  id: 'architectural',
  name: 'Architectural',
  description: 'The picture leads: for buildings, interiors and places.',
  category: 'Architectural',
  tags: ['visual', 'buildings'],
  fields: [
    ...required('title', 'mainImage', 'referenceDate'),
    ...optional(
      'shortDescription',
      'longDescription',
      'referenceType',
      'location',
      'environmentType',
      'logoImage',
      'tags',
    ),
  ],
  layouts: ['card', 'horizontal'],
  defaultConfig: { layout: 'card', cornerRadius: 4, shadow: 'none', aspectRatio: '4:3', showCta: false },
} as const satisfies TemplateData;
