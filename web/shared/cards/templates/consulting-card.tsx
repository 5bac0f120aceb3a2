import type { CardView } from '../card-view.ts';
import { CardButton } from '../parts/card-button.tsx';
import { CardDescription } from '../parts/card-description.tsx';
import { CardFacts, CardPassages } from '../parts/card-facts.tsx';
import { CardFrame } from '../parts/card-frame.tsx';
import { CardImage } from '../parts/card-image.tsx';
import { CardLogo } from '../parts/card-logo.tsx';
import { CardMeta } from '../parts/card-meta.tsx';
import { CardTags } from '../parts/card-tags.tsx';
import { CardCompany, CardTitle } from '../parts/card-title.tsx';

export function ConsultingCard(view: CardView) {
  return (
    <CardFrame view={view} name="consulting" media={<CardImage view={view} />}>
      <CardMeta view={view} />
      <div className="rd-card-headline">
        <div>
          <CardTitle view={view} />
          <CardCompany view={view} />
        </div>
        <CardLogo view={view} />
      </div>
      <CardDescription view={view} />
      <CardPassages view={view} />
      <CardFacts view={view} />
      <CardTags tags={view.card.tags} />
      <CardButton view={view} />
    </CardFrame>
  );
}
