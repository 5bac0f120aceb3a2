import { Fragment, useContext } from 'react';
import { formatReferenceDate, parseReferenceDate } from '#contract/reference/date';
import type { CardView } from '../card-view.ts';
import { CardWords } from '../card-words.ts';
import { isWordmark } from '../logo-plate.ts';
import { detailsOf } from './card-details.tsx';
import type { leadOf } from './card-lead.tsx';
import { CardLogo } from './card-logo.tsx';

/** A line may end with the dot but does not begin with it. */
const separator = '\u00a0· ';

/** Says who says so: the customer, what kind of work it was and when, and the seal. */
export function CardFoot({ view, lead }: { view: CardView; lead: ReturnType<typeof leadOf> }) {
  const words = useContext(CardWords);
  const { card, cardStyle, arrangement } = view;
  const name = card.company ?? card.alias;
  const facts = [
    ...(cardStyle.showType && card.referenceType ? [{ name: 'type', value: card.referenceType }] : []),
    ...(arrangement.hasSheet ? [] : detailsOf(card, words.captions)),
  ];
  const date = cardStyle.showDate ? formatReferenceDate(card.referenceDate) : undefined;
  const isSealed = card.confirmed && cardStyle.showConfirmed;
  const logo = lead !== 'logo' && <CardLogo view={view} />;
  const isNamed = logo && cardStyle.showLogo && isWordmark(card.logoImage);
  if (!name && facts.length === 0 && !date && !isSealed && !card.logoImage) return null;
  return (
    <div className="rd-card-foot">
      {!isNamed && logo}
      <div className="rd-card-who">
        {isNamed ? (
          logo
        ) : name ? (
          <p className="rd-card-company" dir="auto">
            {name}
          </p>
        ) : null}
        {facts.length > 0 || date ? (
          <p className="rd-card-about">
            {facts.map(({ name: key, value }, index) => (
              <Fragment key={key}>
                {index > 0 && separator}
                <span dir="auto">{value}</span>
              </Fragment>
            ))}
            {facts.length > 0 && date ? separator : null}
            {date ? <time dateTime={parseReferenceDate(card.referenceDate ?? '')}>{date}</time> : null}
          </p>
        ) : null}
      </div>
      {isSealed ? <p className="rd-card-seal">{words.confirmed}</p> : null}
    </div>
  );
}
