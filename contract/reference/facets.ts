import type { CardContent } from '../cards/card.ts';
import { templateOf } from '../cards/templates.ts';

/** The filters of a reference page, named as in its address. */
export const facetNames = ['tag', 'type', 'industry', 'template'] as const;
export type FacetName = (typeof facetNames)[number];

/** Returns the values of a card under one filter. */
export function facetValues(card: CardContent, name: FacetName): readonly string[] {
  if (name === 'tag') return card.tags;
  if (name === 'template') return [templateOf(card.templateId).id];
  const value = name === 'type' ? card.referenceType : card.clientIndustry;
  return value ? [value] : [];
}
