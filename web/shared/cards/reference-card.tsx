import type { CardContent } from '#contract/cards/card';
import { templateOf } from '#contract/cards/templates';
import './cards.css';
import { cardStyleOf } from './card-style.ts';
import { cssProperties, type CardBranding } from './css-properties.ts';
import type { CardLink } from './card-view.ts';
import { templateComponents } from './templates.tsx';

/**
 * One reference card, the same everywhere: no hooks and no browser API, so that it also renders on a server.
 * Without brand colors it follows the light or dark theme of its surroundings.
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
  headingLevel?: 1 | 2 | 3 | 4;
  link?: CardLink;
  eager?: boolean;
}) {
  const cardStyle = cardStyleOf(card, branding);
  const Card = templateComponents[templateOf(card.templateId).id];
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
