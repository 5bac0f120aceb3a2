import type { CardContent } from '#contract/cards/card';
import type { CardBranding } from '../../shared/cards/css-properties.ts';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';
import './card-thumbnail.css';

/** A small card as decoration beside its title, hidden from the keyboard and screen readers. */
export function CardThumbnail({ card, branding }: { card: CardContent; branding?: CardBranding }) {
  return (
    <div className="rd-thumbnail" aria-hidden="true" inert>
      <div className="rd-thumbnail-scale">
        <ReferenceCard card={card} branding={branding} />
      </div>
    </div>
  );
}
