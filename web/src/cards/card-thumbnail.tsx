import type { CardContent } from '#contract/card';
import { ReferenceCard } from './reference-card.tsx';
import './card-thumbnail.css';

/** A card as small as its surroundings: decoration beside its title, out of reach of keyboard and reader. */
export function CardThumbnail({ card }: { card: CardContent }) {
  return (
    <div className="rd-thumbnail" aria-hidden="true" inert>
      <div className="rd-thumbnail-scale">
        <ReferenceCard card={card} />
      </div>
    </div>
  );
}
