import type { CardContent } from '#contract/cards/card';
import type { FieldName } from '#contract/reference/field-values';
import { templateOf } from '#contract/cards/templates';
import { sampleCard } from '../../shared/cards/sample.ts';

/** What the samples of the public pages do without. The logo is a drawing of ours, and nobody's. */
const rest: Partial<Pick<CardContent, FieldName>> = {
  logoImage: '/sample-logo.svg',
  callToAction: 'https://example.com/',
};

/** Sample data in which each field of the template is filled in that a setting can show or hide. */
export function fullSample(templateId: string): CardContent {
  const card = { ...sampleCard(templateId), templateConfig: '{}', buttonText: undefined };
  const { fields } = templateOf(templateId);
  const missing = Object.entries(rest).filter(([field]) => fields.some(({ name }) => name === field));
  return { ...card, confirmed: { at: '2026-09-14T09:00:00.000Z' }, ...Object.fromEntries(missing) };
}
