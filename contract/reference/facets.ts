import type { CardContent } from '../cards/card.ts';
import { templateOf } from '../cards/templates.ts';

export const facetNames = ['tag', 'type', 'industry', 'template'] as const;
export type FacetName = (typeof facetNames)[number];

export function facetValues(card: CardContent, name: FacetName): readonly string[] {
  if (name === 'tag') return card.tags;
  if (name === 'template') return [templateOf(card.templateId).id];
  const value = name === 'type' ? card.referenceType : card.clientIndustry;
  return value ? [value] : [];
}
