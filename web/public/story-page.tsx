import type { CardContent } from '#contract/cards/card';
import { captioned, factNames, passageNames } from '#contract/reference/captions';
import { formatReferenceDate, parseReferenceDate } from '#contract/reference/date';
import { cardStyleOf } from '../shared/cards/card-style.ts';
import { cropProperties } from '../shared/cards/css-properties.ts';
import { KeyFigures } from '../shared/cards/parts/card-proof.tsx';
import { ReferenceCard } from '../shared/cards/reference-card.tsx';
import { proofPath } from '../shared/public-address.ts';
import { logoPlate } from '../shared/cards/logo-plate.ts';
import { safeImage, safeLink } from '../shared/cards/safe-address.ts';
import { PageOwner, PageShell } from './page-shell.tsx';
import { cardBranding } from './page-style.ts';
import { ownerPathOf, type ShownStory } from './page-view.ts';
import { StoryMarkdown } from './story-markdown.tsx';
import { StoryMore } from './story-more.tsx';

export function StoryPageView(story: ShownStory) {
  const { organization, branding, card } = story;
  const all = ownerPathOf(story);
  return (
    <PageShell organizationId={organization.organizationId} referenceId={card.id} className="page-story">
      <header className="page-bar">
        <PageOwner organization={organization} branding={branding} />
        <a className="page-back" href={all}>
          All references
        </a>
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
        {card.tags.length > 0 && !plain ? <StoryTags tags={card.tags} organization={organization} /> : null}
        {plain ? null : (
          <button type="button" className="story-share" data-share="" hidden>
            Copy link
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
  const passages = captioned(card, passageNames);
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
  const customer = card.company ? [{ name: 'company', caption: 'Customer', value: card.company }] : [];
  const facts = [...customer, ...captioned(card, factNames)];
  const logo = safeImage(card.logoImage);
  if (!logo && facts.length === 0) return null;
  return (
    <section className="story-facts" aria-label="About this reference">
      {logo ? (
        <img
          className="story-logo"
          src={logo}
          alt={`${card.company ?? card.title} logo`}
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

function StoryQuote({ card: { quote, quotePerson, quoteRole, quotePortrait } }: { card: CardContent }) {
  const portrait = safeImage(quotePortrait);
  if (!quote) return null;
  return (
    <figure className="story-quote">
      <blockquote dir="auto">{quote}</blockquote>
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
      Confirmed by the customer
    </a>
  );
}

function StoryTags({ tags, organization }: Pick<ShownStory, 'organization'> & { tags: readonly string[] }) {
  return (
    <ul className="story-tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a
            className="page-chip"
            dir="auto"
            href={`${ownerPathOf({ organization })}?${new URLSearchParams({ tag }).toString()}`}
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}

function StoryButton({ card }: { card: CardContent }) {
  const address = safeLink(card.callToAction);
  if (!address) return null;
  const newTab = address.startsWith('mailto:') ? {} : { target: '_blank' };
  // The mark is around the button alone, so that the story counts as a view and not as a visible card.
  return (
    <div className="story-action" data-reference={card.id}>
      <a className="page-button rd-card-button" href={address} rel="noopener noreferrer" {...newTab}>
        <span dir="auto">{card.buttonText || 'Read the story'}</span>
      </a>
    </div>
  );
}
