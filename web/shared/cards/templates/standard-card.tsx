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

export function StandardCard(view: CardView) {
  const beside = view.cardStyle.layout === 'minimal' || !view.cardStyle.showImage;
  return (
    <CardFrame
      view={view}
      name="standard"
      media={
        <CardImage view={view}>
          <CardLogo view={view} />
        </CardImage>
      }
    >
      {beside ? <CardLogo view={view} /> : null}
      <CardMeta view={view} />
      <CardTitle view={view} />
      <CardCompany view={view} />
      <CardDescription view={view} />
      <CardFacts view={view} />
      <CardPassages view={view} />
      <CardTags tags={view.card.tags} />
      <CardButton view={view} />
    </CardFrame>
  );
}

/** The standard card; the button comes with the template's configuration. */
export function StandardCtaCard(view: CardView) {
  return <StandardCard {...view} />;
}
