import { optional, required, type TemplateData } from './template.ts';

export const engineering = {
  id: 'engineering',
  name: 'Engineering',
  description: 'The facts of a delivery: where, in what environment, how long, with what result.',
  category: 'Engineering',
  tags: ['technical', 'projects'],
  fields: [
    ...required('title', 'shortDescription', 'referenceDate'),
    ...optional(
      'longDescription',
      'location',
      'environmentType',
      'projectDuration',
      'outcomes',
      'referenceType',
      'mainImage',
      'logoImage',
      'tags',
    ),
  ],
  layouts: ['card', 'horizontal'],
  defaultConfig: { layout: 'card', cornerRadius: 6, shadow: 'small', aspectRatio: '16:9', showCta: false },
} as const satisfies TemplateData;
