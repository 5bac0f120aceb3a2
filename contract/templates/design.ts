import { optional, required, type TemplateData } from './template.ts';

export const design = {
  id: 'design',
  name: 'Design',
  description: 'A square picture and generous type: for brands, products and interfaces.',
  category: 'Design',
  tags: ['visual', 'brand'],
  fields: [
    ...required('title', 'mainImage'),
    ...optional(
      'shortDescription',
      'longDescription',
      'referenceType',
      'referenceDate',
      'logoImage',
      'buttonText',
      'callToAction',
      'tags',
    ),
  ],
  layouts: ['card', 'horizontal', 'minimal'],
  defaultConfig: { layout: 'card', cornerRadius: 20, shadow: 'none', aspectRatio: '1:1', titleSize: 'large' },
} as const satisfies TemplateData;
