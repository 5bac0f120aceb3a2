import type { ComponentType } from 'react';
import type { TemplateId } from '#contract/templates';
import type { CardView } from './card-view.ts';
import { CardDescription } from './parts/card-description.tsx';
import { CardFacts, CardPassages } from './parts/card-facts.tsx';
import { CardFrame } from './parts/card-frame.tsx';
import { CardImage, CardLogo } from './parts/card-image.tsx';
import { CardMeta } from './parts/card-meta.tsx';
import { CardCompany, CardTitle } from './parts/card-title.tsx';

/** Each template's card. The standard card serves two: the button comes with the configuration. */
export const templateComponents: Record<TemplateId, ComponentType<CardView>> = {
  standard: StandardCard,
  standardCTA: StandardCard,
  base: BaseCard,
  architectural: ArchitecturalCard,
  consulting: ConsultingCard,
  engineering: EngineeringCard,
  design: DesignCard,
};

function StandardCard(view: CardView) {
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
    </CardFrame>
  );
}

function BaseCard(view: CardView) {
  return (
    <CardFrame view={view} name="base" media={<CardImage view={view} />}>
      <CardTitle view={view} />
      <CardDescription view={view} />
      <CardFacts view={view} />
      <CardPassages view={view} />
    </CardFrame>
  );
}

function ArchitecturalCard(view: CardView) {
  return (
    <CardFrame view={view} name="architectural" media={<CardImage view={view} />}>
      <CardMeta view={view} date={false} />
      <Headline view={view} />
      <CardDescription view={view} />
      <CardFacts view={view} date />
      <CardPassages view={view} />
    </CardFrame>
  );
}

function ConsultingCard(view: CardView) {
  return (
    <CardFrame view={view} name="consulting" media={<CardImage view={view} />}>
      <CardMeta view={view} />
      <Headline view={view} />
      <CardDescription view={view} />
      <CardPassages view={view} />
      <CardFacts view={view} />
    </CardFrame>
  );
}

function EngineeringCard(view: CardView) {
  return (
    <CardFrame view={view} name="engineering" media={<CardImage view={view} />}>
      <CardMeta view={view} />
      <Headline view={view} />
      <CardDescription view={view} />
      <CardFacts view={view} />
      <CardPassages view={view} />
    </CardFrame>
  );
}

function DesignCard(view: CardView) {
  return (
    <CardFrame view={view} name="design" media={<CardImage view={view} />}>
      <CardMeta view={view} />
      <CardTitle view={view} />
      <div className="rd-card-byline">
        <CardLogo view={view} />
        <CardCompany view={view} />
      </div>
      <CardDescription view={view} />
      <CardFacts view={view} />
      <CardPassages view={view} />
    </CardFrame>
  );
}

function Headline({ view }: { view: CardView }) {
  return (
    <div className="rd-card-headline">
      <div>
        <CardTitle view={view} />
        <CardCompany view={view} />
      </div>
      <CardLogo view={view} />
    </div>
  );
}
