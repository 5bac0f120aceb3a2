import { optional, required, type TemplateData } from './template.ts';

export const consulting = {
  id: 'consulting',
  name: 'Consulting',
  description: 'Client, duration and outcomes at a glance: for advisory and project work.',
  category: 'General',
  tags: ['outcomes', 'services'],
  fields: [
    ...required('title', 'shortDescription', 'referenceDate'),
    ...optional(
      'longDescription',
      'clientIndustry',
      'projectDuration',
      'outcomes',
      'referenceType',
      'logoImage',
      'tags',
    ),
  ],
  layouts: ['card', 'horizontal', 'minimal'],
  defaultConfig: { layout: 'card', cornerRadius: 8, shadow: 'small', showImage: false, showCta: false },
} as const satisfies TemplateData;
