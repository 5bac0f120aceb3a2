import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { passageNames } from '#contract/reference/captions';
import type { Arrangement } from '../arrangements.ts';
import { isPictured } from '../card-style.ts';
import { storyLink, type CardView } from '../card-view.ts';
import { safeLink } from '../safe-address.ts';
import { CardDescription } from './card-description.tsx';
import { CardFacts, CardPassages } from './card-facts.tsx';
import { CardImage, CardLogo } from './card-image.tsx';
import { CardMeta } from './card-meta.tsx';
import { CardFigures, CardQuote } from './card-proof.tsx';
import { CardCompany, CardTitle } from './card-title.tsx';

const parts: Record<Arrangement['parts'][number], ComponentType<{ view: CardView }>> = {
  meta: CardMeta,
  title: CardTitle,
  company: CardCompany,
  description: CardDescription,
  figures: CardFigures,
  quote: CardQuote,
  facts: CardFacts,
  passages: CardPassages,
};

/** Container queries measure the outer element; the frame inside it is visible. */
export function CardFrame({ view }: { view: CardView }) {
  const { card, cardStyle, arrangement, link, style } = view;
  const pictured = isPictured(cardStyle);
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
      data-reference={link ? card.id : undefined}
    >
      <div className="rd-card-frame">
        {pictured ? <CardImage view={view} /> : null}
        <div className="rd-card-body">
          {pictured ? null : <CardLogo view={view} initials />}
          {arrangement.parts.map((part) => {
            const Part = parts[part];
            return <Part key={part} view={view} />;
          })}
          <CardConfirmed view={view} />
          <CardTags tags={card.tags} />
          <CardAction view={view} />
        </div>
      </div>
    </article>
  );
}

/** Not a link, because a card leads to one place; the story's page links to the proof. */
function CardConfirmed({ view: { card, cardStyle } }: { view: CardView }) {
  if (!card.confirmed || !cardStyle.showConfirmed) return null;
  return (
    <p className="rd-card-confirmed">
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          d="M3.5 8.5 6.5 11.5 12.5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Confirmed by the customer
    </p>
  );
}

const shown = 3;

function CardTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - shown;
  return (
    <ul className="rd-card-tags" aria-label="Tags">
      {tags.slice(0, shown).map((tag) => (
        <li key={tag} className="rd-card-tag" dir="auto">
          {tag}
        </li>
      ))}
      {more > 0 ? <li className="rd-card-tag rd-card-tag-more">+{more} more</li> : null}
    </ul>
  );
}

function CardAction({ view }: { view: CardView }) {
  const { card, cardStyle, link } = view;
  const address = cardStyle.showCta ? safeLink(card.callToAction) : undefined;
  if (address) return <CardButton address={address} text={card.buttonText || cardStyle.ctaText} />;
  if (!link || !['longDescription' as const, ...passageNames].some((name) => card[name])) return null;
  return (
    <p className="rd-card-footer">
      <a className="rd-card-more" aria-label={`Read the story: ${card.title}`} {...storyLink(link)}>
        Read the story
      </a>
    </p>
  );
}

function CardButton({ address, text }: { address: string; text: string }) {
  const newTab = address.startsWith('mailto:') ? {} : { target: '_blank' };
  return (
    <a className="rd-card-button" href={address} rel="noopener noreferrer" {...newTab}>
      <span dir="auto">{text}</span>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M3 8h9M8.5 4.5 12 8l-3.5 3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </a>
  );
}
