import { renderToStaticMarkup } from 'react-dom/server';
import type { CardConfig } from '#contract/card-config';
import type { CardContent } from '#contract/card';
import type { CardBranding } from '#web/shared/cards/css-properties.ts';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';

/** A card with every field filled in. */
export const fullCard: CardContent = {
  id: '01JD0000000000000000000000',
  title: 'The title',
  status: 'Published',
  templateId: 'standard',
  templateConfig: '{}',
  tags: ['one', 'two'],
  company: 'The company',
  shortDescription: 'The short description',
  longDescription: 'The long description',
  referenceType: 'The type',
  referenceDate: '2026-03',
  mainImage: 'https://pictures.example/main.webp',
  logoImage: '/assets/logo.webp',
  buttonText: 'The button',
  callToAction: 'https://next.example/step',
  location: 'The location',
  environmentType: 'The environment',
  clientIndustry: 'The industry',
  projectDuration: 'The duration',
  outcomes: 'The outcomes',
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
