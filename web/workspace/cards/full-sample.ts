import type { CardContent } from '#contract/cards/card';
import type { FieldName } from '#contract/reference/field-values';
import { templateOf } from '#contract/cards/templates';
import { sampleCard } from '../../shared/cards/sample.ts';

const rest: Partial<Pick<CardContent, FieldName>> = {
  mainImage: '/sample-coffee.webp',
  logoImage: '/sample-logo.svg',
  callToAction: 'https://example.com/',
};

export function fullSample(templateId: string): CardContent {
  const card = { ...sampleCard(templateId), buttonText: undefined };
  const { fields } = templateOf(templateId);
  const missing = Object.entries(rest).filter(([field]) => fields.some(({ name }) => name === field));
  return { ...card, confirmed: { at: '2026-09-14T09:00:00.000Z' }, ...Object.fromEntries(missing) };
}
