import { clsx } from 'clsx';
import { useContext } from 'react';
import type { CardView } from '../card-view.ts';
import { CardWords } from '../card-words.ts';
import { safeLink } from '../safe-address.ts';
import { CardFoot } from './card-foot.tsx';
import { CardLead, leadOf } from './card-lead.tsx';
import { CardQuote, CardSpeaker } from './card-quote.tsx';
import { CardSheet } from './card-details.tsx';
import { CardTitle } from './card-title.tsx';

/** Container queries measure the outer element; the frame inside it is visible. */
export function CardFrame({ view }: { view: CardView }) {
  const { card, cardStyle, arrangement, link, style } = view;
  const lead = leadOf(view);
  const isQuote = arrangement.look === 'quote';
  return (
    <article
      className={clsx(
        'rd-card',
        `rd-card-${arrangement.look}`,
        `rd-card-layout-${cardStyle.layout}`,
        `rd-card-shadow-${cardStyle.shadow}`,
        `rd-card-title-${cardStyle.titleSize}`,
      )}
      style={style}
      lang={card.language}
      data-reference={link ? card.id : undefined}
    >
      <div className="rd-card-frame">
        {lead ? <CardLead view={view} lead={lead} /> : null}
        <div className="rd-card-body">
          <CardStatus view={view} />
          {isQuote ? <CardQuote card={card} /> : null}
          {lead === 'title' || !card.title ? null : <CardTitle view={view} />}
          {cardStyle.showDescription && card.shortDescription ? (
            <p className="rd-card-description" dir="auto">
              {card.shortDescription}
            </p>
          ) : null}
          <CardLanguage card={card} />
          <CardTags tags={card.tags} />
          <CardSheet view={view} />
          {isQuote ? <CardSpeaker view={view} /> : null}
          <CardFoot view={view} lead={lead} />
          <CardButton view={view} />
        </div>
      </div>
    </article>
  );
}

function CardStatus({ view: { card, cardStyle } }: { view: CardView }) {
  const { statuses } = useContext(CardWords);
  if (!cardStyle.showStatus) return null;
  return (
    <p className={`rd-card-badge rd-card-badge-${card.status.toLowerCase()}`}>{statuses[card.status]}</p>
  );
}

/** Says beside words that the page's visitors may not read which language they are in. */
function CardLanguage({ card: { language } }: Pick<CardView, 'card'>) {
  const words = useContext(CardWords);
  return language ? <p className="rd-card-language">{words.writtenIn(language)}</p> : null;
}

const shown = 3;

function CardTags({ tags }: { tags: readonly string[] }) {
  const words = useContext(CardWords);
  if (tags.length === 0) return null;
  const more = tags.length - shown;
  return (
    <ul className="rd-card-tags" aria-label={words.tags}>
      {tags.slice(0, shown).map((tag) => (
        <li key={tag} className="rd-card-tag" dir="auto">
          {tag}
        </li>
      ))}
      {more > 0 ? <li className="rd-card-tag rd-card-tag-more">{words.moreTags(more)}</li> : null}
    </ul>
  );
}

function CardButton({ view: { card, cardStyle } }: { view: CardView }) {
  const address = cardStyle.showCta ? safeLink(card.callToAction) : undefined;
  if (!address) return null;
  const newTab = address.startsWith('mailto:') ? {} : { target: '_blank' };
  return (
    <a className="rd-card-button" href={address} rel="noopener noreferrer" {...newTab}>
      <span dir="auto">{card.buttonText || cardStyle.ctaText}</span>
    </a>
  );
}
