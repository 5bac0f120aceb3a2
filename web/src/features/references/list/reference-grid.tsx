import { Link } from 'react-router-dom';
import { cardOf, type CardContent } from '#contract/card';
import type { Reference } from '#contract/reference';
import { lookOf } from '../../../cards/card-look.ts';
import type { CardBranding } from '../../../cards/card-style.ts';
import { ReferenceCard } from '../../../cards/reference-card.tsx';
import { useTemplateLooks } from '../../../lib/branding.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Companies } from '../reference-filters.ts';
import { usePrefetchReference } from './use-prefetch-reference.ts';
import { ReferenceMenu, type ReferenceActions } from './reference-menu.tsx';
import { texts } from '../texts.ts';

export interface ListProps {
  references: readonly Reference[];
  companies: Companies;
  actions: ReferenceActions;
}

/** The references as the cards that visitors see. */
export function ReferenceGrid({ references, companies, actions }: ListProps) {
  const { looks } = useTemplateLooks();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-5 gap-y-7 [--rd-card-fill:100%]">
      {references.map((reference) => (
        <li key={reference.id} className="flex min-w-0 flex-col">
          <CardLink card={cardOf(reference, companies.get(reference.attributes.customerId))} looks={looks} />
          <div className="mt-2 flex items-center gap-2 pl-1">
            <StatusBadge status={reference.status} />
            <span className="min-w-0 flex-1 truncate text-[0.8125rem] text-ink-3">
              {texts.list.updated} <RelativeTime at={reference.updatedAt} />
            </span>
            <ReferenceMenu reference={reference} actions={actions} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A picture of the card; the link over it says what it is and where it leads. */
function CardLink({ card, looks }: { card: CardContent; looks?: CardBranding }) {
  const prefetch = usePrefetchReference();
  return (
    <div className="relative flex flex-1 flex-col">
      <div inert className="flex flex-1 *:flex-1 *:max-w-full!">
        <ReferenceCard card={card} branding={looks} />
      </div>
      <Link
        to={`/app/references/${card.id}`}
        onPointerEnter={() => prefetch(card.id)}
        onFocus={() => prefetch(card.id)}
        style={{ borderRadius: lookOf(card, looks).cornerRadius }}
        className="absolute inset-0 ring-accent-mark transition-shadow hover:ring-2"
      >
        <span className="sr-only">{card.title}</span>
      </Link>
    </div>
  );
}
