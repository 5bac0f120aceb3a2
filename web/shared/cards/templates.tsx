import type { ComponentType } from 'react';
import type { TemplateId } from '#contract/cards/templates';
import type { CardView } from './card-view.ts';
import { CardDescription } from './parts/card-description.tsx';
import { CardFacts, CardPassages } from './parts/card-facts.tsx';
import { CardFrame } from './parts/card-frame.tsx';
import { CardMeta } from './parts/card-meta.tsx';
import { CardFigures, CardQuote } from './parts/card-proof.tsx';
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
  quote: QuoteCard,
};

function StandardCard(view: CardView) {
  return (
    <CardFrame view={view} name="standard">
      <CardMeta view={view} />
      <CardTitle view={view} />
      <CardCompany view={view} />
      <CardDescription view={view} />
      <CardFigures view={view} />
      <CardQuote view={view} />
      <CardFacts view={view} />
      <CardPassages view={view} />
    </CardFrame>
  );
}

function BaseCard(view: CardView) {
  return (
    <CardFrame view={view} name="base">
      <CardTitle view={view} />
      <CardDescription view={view} />
      <CardFigures view={view} />
      <CardQuote view={view} />
      <CardFacts view={view} />
      <CardPassages view={view} />
    </CardFrame>
  );
}

function ArchitecturalCard(view: CardView) {
  return (
    <CardFrame view={view} name="architectural">
      <CardMeta view={view} date={false} />
      <CardTitle view={view} />
      <CardCompany view={view} />
      <CardDescription view={view} />
      <CardFigures view={view} />
      <CardQuote view={view} />
      <CardFacts view={view} date />
      <CardPassages view={view} />
    </CardFrame>
  );
}

function ConsultingCard(view: CardView) {
  return (
    <CardFrame view={view} name="consulting">
      <CardMeta view={view} />
      <CardTitle view={view} />
      <CardCompany view={view} />
      <CardFigures view={view} />
      <CardDescription view={view} />
      <CardPassages view={view} />
      <CardQuote view={view} />
      <CardFacts view={view} />
    </CardFrame>
  );
}

function EngineeringCard(view: CardView) {
  return (
    <CardFrame view={view} name="engineering">
      <CardMeta view={view} />
      <CardTitle view={view} />
      <CardCompany view={view} />
      <CardDescription view={view} />
      <CardFigures view={view} />
      <CardFacts view={view} />
      <CardPassages view={view} />
      <CardQuote view={view} />
    </CardFrame>
  );
}

function DesignCard(view: CardView) {
  return (
    <CardFrame view={view} name="design">
      <CardMeta view={view} />
      <CardTitle view={view} />
      <CardCompany view={view} />
      <CardDescription view={view} />
      <CardFigures view={view} />
      <CardQuote view={view} />
      <CardFacts view={view} />
      <CardPassages view={view} />
    </CardFrame>
  );
}

function QuoteCard(view: CardView) {
  return (
    <CardFrame view={view} name="quote">
      <CardQuote view={view} />
      <CardFigures view={view} />
      <CardMeta view={view} />
      <CardTitle view={view} />
      <CardCompany view={view} />
      <CardDescription view={view} />
      <CardFacts view={view} />
      <CardPassages view={view} />
    </CardFrame>
  );
}
