import type { ComponentType } from 'react';
import type { CardContent } from '#contract/card';
import { templateOf, type TemplateId } from '#contract/templates';
import './cards.css';
import { cardStyleOf } from './card-style.ts';
import { cssProperties, type CardBranding } from './css-properties.ts';
import type { CardLink, CardView } from './card-view.ts';
import { ArchitecturalCard } from './templates/architectural-card.tsx';
import { BaseCard } from './templates/base-card.tsx';
import { ConsultingCard } from './templates/consulting-card.tsx';
import { DesignCard } from './templates/design-card.tsx';
import { EngineeringCard } from './templates/engineering-card.tsx';
import { StandardCard } from './templates/standard-card.tsx';
import { StandardCtaCard } from './templates/standard-cta-card.tsx';

const components: Record<TemplateId, ComponentType<CardView>> = {
  standard: StandardCard,
  standardCTA: StandardCtaCard,
  base: BaseCard,
  architectural: ArchitecturalCard,
  consulting: ConsultingCard,
  engineering: EngineeringCard,
  design: DesignCard,
};

/**
 * One reference card, the same everywhere: no hooks and no browser API, so that it also renders on a server.
 * Without brand colours it follows the light or dark theme of its surroundings.
 */
export function ReferenceCard({
  card,
  branding,
  headingLevel = 3,
  link,
  eager,
}: {
  card: CardContent;
  branding?: CardBranding;
  headingLevel?: 2 | 3 | 4;
  link?: CardLink;
  eager?: boolean;
}) {
  const cardStyle = cardStyleOf(card, branding);
  const Card = components[templateOf(card.templateId).id];
  return (
    <Card
      card={card}
      cardStyle={cardStyle}
      style={cssProperties(cardStyle, branding)}
      Heading={`h${headingLevel}`}
      link={link}
      eager={eager}
    />
  );
}
