import { clsx } from 'clsx';
import { memo } from 'react';
import { cardOf, type CardContent } from '#contract/cards/card';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/reference-list';
import { wallOf } from '../../../../../shared/cards/card-style.ts';
import { wallProperties, type CardBranding } from '../../../../../shared/cards/css-properties.ts';
import { CardsInLanguage } from '../../../../cards/cards-in-language.tsx';
import { ReferenceCard } from '../../../../../shared/cards/reference-card.tsx';
import { useTemplateStyles } from '../../../../lib/organization/branding.ts';
import { StatusBadge } from '../../../../ui/elements/badge.tsx';
import { RelativeTime } from '../../../../ui/elements/relative-time.tsx';
import { gridClass, type ListProps } from './list-view.ts';
import { ReferenceMenu } from '../actions/reference-menu.tsx';
import { SelectOne } from './select-one.tsx';
import type { Selection } from '../../../../lib/lists/use-selection.ts';
import { Link } from '../../../../ui/elements/link.tsx';

export function ReferenceGrid({ references, names, actions, selection, onNear }: ListProps) {
  const { templateStyles } = useTemplateStyles();
  const cards = references.map((reference) => cardOf(reference));
  return (
    <CardsInLanguage>
      <ul className={gridClass} style={wallProperties(wallOf(cards, templateStyles))}>
        {references.map((reference) => (
          <GridItem
            key={reference.id}
            reference={reference}
            company={names.companies.get(reference.attributes.customerId)}
            templateStyles={templateStyles}
            selected={selection.ids.has(reference.id)}
            onToggle={selection.toggle}
            actions={actions}
            onNear={onNear}
          />
        ))}
      </ul>
    </CardsInLanguage>
  );
}

interface GridItemProps extends Pick<ListProps, 'actions' | 'onNear'> {
  reference: Reference;
  company: string | undefined;
  templateStyles: CardBranding | undefined;
  selected: boolean;
  onToggle: Selection['toggle'];
}

const GridItem = memo(function GridItem(props: GridItemProps) {
  const { reference, company, templateStyles, selected, onToggle, actions, onNear } = props;
  const card = cardOf(reference, company);
  return (
    <li className="flex min-w-0 flex-col">
      <CardLink card={card} templateStyles={templateStyles} selected={selected} onNear={onNear} />
      <div className="mt-auto flex items-center gap-1.5 ps-1 pt-1.5">
        <SelectOne id={reference.id} title={reference.name} checked={selected} onToggle={onToggle} />
        <StatusBadge status={reference.status} />
        <span className="min-w-0 flex-1 truncate text-[0.8125rem] text-ink-3">
          <RelativeTime at={reference.updatedAt} />
          {reference.visibility === 'public' ? null : ` · ${words.visibilities[reference.visibility]}`}
        </span>
        <ReferenceMenu reference={reference} actions={actions} />
      </div>
    </li>
  );
});

interface CardLinkProps {
  card: CardContent;
  templateStyles: CardBranding | undefined;
  selected: boolean;
  onNear: (id: string) => void;
}

/** Cards of a row end together. */
function CardLink({ card, templateStyles, selected, onNear }: CardLinkProps) {
  return (
    <div className="relative flex flex-1 flex-col">
      <div inert className="flex flex-1 *:flex-1 *:max-w-full!">
        <ReferenceCard card={card} branding={templateStyles} />
      </div>
      <Link
        to={`/app/references/${card.id}`}
        onPointerEnter={() => onNear(card.id)}
        onFocus={() => onNear(card.id)}
        className={clsx(
          'absolute inset-0 rounded-(--rd-wall-radius) ring-accent-mark transition-shadow hover:ring-2',
          selected && 'ring-2',
        )}
      >
        <span className="sr-only">{card.title}</span>
      </Link>
    </div>
  );
}
