import { useContext } from 'react';
import type { CardContent } from '#contract/cards/card';
import { captioned, factNames, passageNames } from '#contract/reference/captions';
import { formatReferenceDate, parseReferenceDate } from '#contract/reference/date';
import { cardStyleOf } from '../shared/cards/card-style.ts';
import { CardWords } from '../shared/cards/card-words.ts';
import { cropProperties } from '../shared/cards/css-properties.ts';
import { KeyFigures } from '../shared/cards/parts/card-figure.tsx';
import { ReferenceCard } from '../shared/cards/reference-card.tsx';
import { proofPath } from '../shared/public-address.ts';
import { logoPlate } from '../shared/cards/logo-plate.ts';
import { safeImage, safeLink } from '../shared/cards/safe-address.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { originalOf } from './filter.ts';
import { PageOwner, PageShell } from './page-shell.tsx';
import { cardBranding } from './page-style.ts';
import { StoryWords } from './page-words.ts';
import { alternatesOfStory, ownerPathOf, type ShownStory } from './page-view.ts';
import { StoryMarkdown } from './story-markdown.tsx';
import { StoryMore } from './story-more.tsx';

export function StoryPageView(story: ShownStory) {
  const words = useContext(StoryWords);
  const { organization, card } = story;
  const all = ownerPathOf(story);
  return (
    <PageShell organizationId={organization.organizationId} referenceId={card.id} className="page-story">
      <header className="page-bar">
        <PageOwner {...story} />
        <a className="page-back" href={all}>
          {words.back}
        </a>
        <LanguageSwitch alternates={alternatesOfStory(story)} shown={story.languages?.shown} />
      </header>
      <main className="page-main">
        <StoryArticle {...story} />
        <StoryMore {...story} />
      </main>
    </PageShell>
  );
}

/** A `plain` story has no links to public pages, which its reader may not see yet. */
export function StoryArticle({ plain = false, ...story }: ShownStory & { plain?: boolean }) {
  const words = useContext(StoryWords);
  const { organization, card } = story;
  const short = isShort(story);
  return (
    <article className={short ? 'story story-short' : 'story'}>
      {short ? <StoryCard {...story} /> : <StoryHead card={card} />}
      <StoryFacts card={card} />
      <KeyFigures figures={card.figures} className="story-figures" />
      <StoryQuote card={card} />
      <StoryText card={card} organizationId={organization.organizationId} />
      <footer className="story-foot">
        <StoryButton card={card} />
        {plain ? null : <StoryConfirmed {...story} />}
        {card.tags.length > 0 && !plain ? <StoryTags {...story} /> : null}
        {plain ? null : (
          <button
            type="button"
            className="story-share"
            data-share={words.shared}
            data-failed={words.shareFailed}
            hidden
          >
            {words.share}
          </button>
        )}
      </footer>
    </article>
  );
}

/** True if the card already shows everything about the reference. */
export function isShort({ card, branding }: ShownStory): boolean {
  const { longDescription, shortDescription, quote, figures } = card;
  if (longDescription?.trim() || quote || figures?.length || passageNames.some((name) => card[name]))
    return false;
  return !shortDescription || cardStyleOf(card, branding).showDescription;
}

function StoryCard({ card, branding }: ShownStory) {
  return (
    <div className="story-card">
      <ReferenceCard
        card={{ ...card, tags: [], callToAction: undefined }}
        branding={cardBranding(branding)}
        headingLevel={1}
        eager
      />
    </div>
  );
}

function StoryHead({ card }: { card: CardContent }) {
  const crop = cardStyleOf(card).imageCrop;
  const image = safeImage(card.mainImage);
  return (
    <>
      <header className="story-head">
        <StoryMeta card={card} />
        <h1 dir="auto">{card.title}</h1>
        {card.shortDescription ? (
          <p className="story-lead" dir="auto">
            {card.shortDescription}
          </p>
        ) : null}
      </header>
      {image ? (
        <div className="story-image">
          <img src={image} alt="" className={crop && 'rd-card-cropped'} style={cropProperties(crop)} />
        </div>
      ) : null}
    </>
  );
}

function StoryMeta({ card: { referenceType, referenceDate } }: { card: CardContent }) {
  const date = formatReferenceDate(referenceDate);
  if (!referenceType && !date) return null;
  return (
    <p className="story-meta">
      {referenceType ? <span dir="auto">{referenceType}</span> : null}
      {date ? <time dateTime={parseReferenceDate(referenceDate ?? '')}>{date}</time> : null}
    </p>
  );
}

function StoryText({ card, organizationId }: { card: CardContent; organizationId: string }) {
  const { captions } = useContext(CardWords);
  const passages = captioned(captions, card, passageNames);
  if (passages.length === 0 && !card.longDescription?.trim()) return null;
  return (
    <div className="story-text">
      {passages.map(({ name, caption, value }) => (
        <section key={name} className="story-passage" aria-labelledby={name}>
          <h2 id={name}>{caption}</h2>
          <p dir="auto">{value}</p>
        </section>
      ))}
      {card.longDescription ? (
        <StoryMarkdown text={card.longDescription} organizationId={organizationId} />
      ) : null}
    </div>
  );
}

function StoryFacts({ card }: { card: CardContent }) {
  const words = useContext(StoryWords);
  const cardWords = useContext(CardWords);
  const called = card.company ?? card.alias;
  const customer = called ? [{ name: 'company', caption: words.customer, value: called }] : [];
  const facts = [...customer, ...captioned(cardWords.captions, card, factNames)];
  const logo = safeImage(card.logoImage);
  if (!logo && facts.length === 0) return null;
  return (
    <section className="story-facts" aria-label={words.factsLabel}>
      {logo ? (
        <img
          className="story-logo"
          src={logo}
          alt={cardWords.logoOf(card.company ?? card.title)}
          style={logoPlate(logo)}
        />
      ) : null}
      <dl>
        {facts.map(({ name, caption, value }) => (
          <div key={name}>
            <dt>{caption}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function StoryQuote({ card }: { card: CardContent }) {
  const words = useContext(CardWords);
  const { quote, quotePerson, quoteRole, quotePortrait, quoteFrom } = card;
  const portrait = safeImage(quotePortrait);
  if (!quote) return null;
  return (
    <figure className="story-quote">
      <blockquote dir="auto">{quote}</blockquote>
      {quoteFrom ? <p className="story-language">{words.translatedFrom(quoteFrom)}</p> : null}
      {quotePerson || quoteRole ? (
        <figcaption>
          {portrait ? <img src={portrait} alt="" width="56" height="56" /> : null}
          <span>
            <b dir="auto">{quotePerson}</b>
            {quoteRole ? <span dir="auto">{quoteRole}</span> : null}
          </span>
        </figcaption>
      ) : null}
    </figure>
  );
}

function StoryConfirmed({ card, branding, organization }: ShownStory) {
  const words = useContext(CardWords);
  if (!card.confirmed || !cardStyleOf(card, branding).showConfirmed) return null;
  return (
    <a className="story-confirmed" href={proofPath(organization.organizationId, card.id)} rel="nofollow">
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M3.5 8.5 6.5 11.5 12.5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {words.confirmed}
    </a>
  );
}

function StoryTags(story: ShownStory) {
  const words = useContext(CardWords);
  const { card, terms } = story;
  const address = (tag: string) =>
    `${ownerPathOf(story)}?${new URLSearchParams({ tag: originalOf(terms, tag) }).toString()}`;
  return (
    <ul className="story-tags" aria-label={words.tags}>
      {card.tags.map((tag) => (
        <li key={tag}>
          <a className="page-chip" dir="auto" href={address(tag)}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}

function StoryButton({ card }: { card: CardContent }) {
  const words = useContext(CardWords);
  const address = safeLink(card.callToAction);
  if (!address) return null;
  const newTab = address.startsWith('mailto:') ? {} : { target: '_blank' };
  // The mark is around the button alone, so that the story counts as a view and not as a visible card.
  return (
    <div className="story-action" data-reference={card.id}>
      <a className="page-button rd-card-button" href={address} rel="noopener noreferrer" {...newTab}>
        <span dir="auto">{card.buttonText || words.read}</span>
      </a>
    </div>
  );
}
