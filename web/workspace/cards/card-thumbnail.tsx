import type { CardContent } from '#contract/cards/card';
import type { CardBranding } from '../../shared/cards/css-properties.ts';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';
import './card-thumbnail.css';

export function CardThumbnail({ card, branding }: { card: CardContent; branding?: CardBranding }) {
  return (
    <div className="rd-thumbnail" aria-hidden="true" inert>
      <div className="rd-thumbnail-scale">
        <ReferenceCard card={card} branding={branding} />
      </div>
    </div>
  );
}
