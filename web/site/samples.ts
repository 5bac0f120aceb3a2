import type { CardContent } from '#contract/cards/card';
import type { CardConfig } from '#contract/cards/card-config';
import type { OfferedId } from '#contract/cards/templates';
import * as shared from '../shared/cards/sample.ts';

/** The site shows each template in the style of another brand. */
const styles: Partial<Record<OfferedId, CardConfig>> = {
  standardCTA: { colors: { primary: '#0f766e' }, cornerRadius: 20 },
  consulting: {
    colors: { primary: '#276749', text: '#17231c', background: '#f1f6ee' },
    cornerRadius: 4,
    shadow: 'none',
  },
  engineering: { colors: { primary: '#f0b429', text: '#eef2f7', background: '#17212e' }, cornerRadius: 6 },
  architectural: { colors: { primary: '#0e7490' }, cornerRadius: 0, shadow: 'none' },
  design: { colors: { primary: '#4f46e5' }, cornerRadius: 24, shadow: 'medium' },
  quote: { colors: { primary: '#9a3b26', text: '#2a1d17', background: '#faf3ea' }, shadow: 'none' },
};

const styled = (card: CardContent): CardContent => ({
  ...card,
  templateConfig: JSON.stringify(styles[card.templateId as OfferedId] ?? {}),
});

export const sampleCards = shared.sampleCards.map(styled);

export const sampleCard = (templateId: string): CardContent => styled(shared.sampleCard(templateId));
