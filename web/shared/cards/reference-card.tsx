import type { CardContent } from '#contract/cards/card';
import { isLogoTile, templateOf } from '#contract/cards/templates';
import { arrangements } from './arrangements.ts';
import './cards.css';
import { cardStyleOf } from './card-style.ts';
import { cssProperties, type CardBranding } from './css-properties.ts';
import type { CardLink } from './card-view.ts';
import { CardFrame } from './parts/card-frame.tsx';

/** Uses no state and no browser API, so that servers render the same card as the workspace. */
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
  return (
    <CardFrame
      view={{
        card,
        cardStyle,
        arrangement: arrangements[templateOf(card.templateId).id],
        style: cssProperties(cardStyle, branding),
        Heading: `h${headingLevel}`,
        link: isLogoTile(card) ? undefined : link,
        eager,
      }}
    />
  );
}
