import type { CardView } from '../card-view.ts';
import { CardButton } from '../parts/card-button.tsx';
import { CardDescription } from '../parts/card-description.tsx';
import { CardFacts, CardPassages } from '../parts/card-facts.tsx';
import { CardFrame } from '../parts/card-frame.tsx';
import { CardImage } from '../parts/card-image.tsx';
import { CardTags } from '../parts/card-tags.tsx';
import { CardTitle } from '../parts/card-title.tsx';

export function BaseCard(view: CardView) {
  return (
    <CardFrame view={view} name="base" media={<CardImage view={view} />}>
      <CardTitle view={view} />
      <CardDescription view={view} />
      <CardFacts view={view} />
      <CardPassages view={view} />
      <CardTags tags={view.card.tags} />
      <CardButton view={view} />
    </CardFrame>
  );
}
