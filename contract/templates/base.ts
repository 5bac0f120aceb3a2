import { optional, required, type TemplateData } from './template.ts';

/** The bare card that others are built from; internal, never offered. */
export const base = {
  id: 'base',
  name: 'Base',
  description: 'Title and text only.',
  category: 'General',
  tags: ['internal'],
  hidden: true,
  fields: [...required('title'), ...optional('shortDescription', 'longDescription', 'tags')],
  layouts: ['card'],
  defaultConfig: { layout: 'card', showImage: false, showCta: false },
} as const satisfies TemplateData;
