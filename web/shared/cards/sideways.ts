import type { CardConfig } from '#contract/cards/card-config';
import type { CardContent } from '#contract/cards/card';
import { readCardConfig } from '#contract/cards/read-card-config';

/** The card with what leads it beside its words, whatever its own layout is. */
export function sideways(card: CardContent): CardContent {
  const config: CardConfig = { ...readCardConfig(card.templateConfig), layout: 'horizontal' };
  return { ...card, templateConfig: JSON.stringify(config) };
}
