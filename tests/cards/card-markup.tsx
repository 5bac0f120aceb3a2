import { renderToStaticMarkup } from 'react-dom/server';
import type { CardConfig } from '#contract/cards/card-config';
import type { CardContent } from '#contract/cards/card';
import type { CardBranding } from '#web/shared/cards/css-properties.ts';
import { filledFields } from '../support/filled-fields.ts';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';

export const fullCard: CardContent = {
  ...filledFields,
  id: '01JD0000000000000000000000',
  status: 'Published',
  templateId: 'standard',
  templateConfig: '{}',
  company: 'The company',
};

export function cardMarkup(
  card: Partial<CardContent> = {},
  config: CardConfig = {},
  branding?: CardBranding,
): string {
  const templateConfig = card.templateConfig ?? JSON.stringify(config);
  return renderToStaticMarkup(
    <ReferenceCard card={{ ...fullCard, ...card, templateConfig }} branding={branding} />,
  );
}
