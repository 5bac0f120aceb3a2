import { standard } from './standard.ts';
import { optional, type TemplateData } from './template.ts';

export const standardCta = {
  ...standard,
  id: 'standardCTA',
  name: 'Standard with button',
  description: 'The standard card with a button that leads to the next step.',
  tags: ['call to action', 'versatile'],
  fields: [...standard.fields, ...optional('buttonText', 'callToAction')],
  defaultConfig: { ...standard.defaultConfig, showCta: true, ctaText: 'Read the story' },
} as const satisfies TemplateData;
