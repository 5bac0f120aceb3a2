import { optional, required, type TemplateData } from './template.ts';

export const standard = {
  id: 'standard',
  name: 'Standard',
  description: 'A picture, a title and a short story. Fits almost any reference.',
  category: 'General',
  tags: ['simple', 'versatile'],
  fields: [
    ...required('title', 'shortDescription'),
    ...optional('longDescription', 'referenceType', 'referenceDate', 'mainImage', 'logoImage', 'tags'),
  ],
  layouts: ['card', 'horizontal', 'minimal'],
  defaultConfig: { layout: 'card', cornerRadius: 12, shadow: 'small', showCta: false },
} as const satisfies TemplateData;
