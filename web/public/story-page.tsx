import { Fragment, useContext, type ReactNode } from 'react';
import type { CardContent } from '#contract/cards/card';
import { captioned, detailNames, passageNames } from '#contract/reference/captions';
import { formatReferenceDate, parseReferenceDate } from '#contract/reference/date';
import type { FacetName } from '#contract/reference/facets';
import { cardStyleOf, wallOf } from '../shared/cards/card-style.ts';
import { CardWords } from '../shared/cards/card-words.ts';
import { cropProperties, wallProperties } from '../shared/cards/css-properties.ts';
import { KeyFigures } from '../shared/cards/parts/card-figure.tsx';
import { initialsOf } from '../shared/cards/parts/initials.ts';
import { proofPath } from '../shared/public-address.ts';
import { isWordmark, logoPlate } from '../shared/cards/logo-plate.ts';
import { safeImage, safeLink } from '../shared/cards/safe-address.ts';
import { originalOf } from './filter.ts';
import { LargeSeal } from './large-seal.tsx';
import { PageBand } from './page-band.tsx';
import { PageFooter } from './page-footer.tsx';
import { CallToAction } from './page-header.tsx';
import { PageBar } from './page-bar.tsx';
import { PageShell } from './page-shell.tsx';
import { PageWords, StoryWords } from './page-words.tsx';
import { alternatesOfStory, ownerPathOf, type ShownStory } from './page-view.ts';
import { StoryMarkdown } from './story-markdown.tsx';
import { StoryMore } from './story-more.tsx';

export function StoryPageView(story: ShownStory) {
  const { organization, card } = story;
  return (
    <PageShell
      organizationId={organization.organizationId}
      referenceId={card.id}
      className="page-story"
      style={wallProperties(wallOf([card], story.branding))}
      footer={<PageFooter page={{ ...story, references: [card] }} />}
    >
      <PageBar page={story} alternates={alternatesOfStory(story)}>
        <CallToAction page={story} />
      </PageBar>
      <main className="page-main">
        <StoryArticle {...story} />
        <PageBand page={story} />
        <StoryMore {...story} />
      </main>
    </PageShell>
  );
}

/** A `plain` story has no links to public pages, which its reader may not see yet. */
export function StoryArticle({ plain = false, ...story }: ShownStory & { plain?: boolean }) {
  const { card } = story;
  return (
    <article className="story">
      <header className="story-head story-room">
        <div>
          <StoryCustomer card={card} />
          <h1 dir="auto">{card.title}</h1>
          {card.shortDescription ? (
            <p className="story-lead" dir="auto">
              {card.shortDescription}
            </p>
          ) : null}
        </div>
        {plain ? null : <StorySeal {...story} />}
      </header>
      <StoryPicture card={card} />
      <KeyFigures figures={card.figures} className="story-figures story-room" />
      <div className={hasText(card) ? 'story-body story-room' : 'story-room'}>
        <StoryRail story={story} plain={plain} />
        <StoryText {...story} />
      </div>
      <StoryQuote card={card} />
    </article>
  );
}

/** True if the card already shows everything about the reference. */
export function isShort({ card, branding }: Pick<ShownStory, 'card' | 'branding'>): boolean {
  const { shortDescription, quote, figures } = card;
  if (hasText(card) || quote || figures?.length) return false;
  return !shortDescription || cardStyleOf(card, branding).showDescription;
}

const hasText = (card: CardContent): boolean =>
  Boolean(card.longDescription?.trim()) || passageNames.some((name) => card[name]);

function StoryCustomer({ card }: { card: CardContent }) {
  const { referenceType, referenceDate } = card;
  const date = formatReferenceDate(referenceDate);
  return (
    <p className="story-who">
      <CustomerName card={card} />
      {referenceType || date ? (
        <span>
          {referenceType ? <bdi>{referenceType}</bdi> : null}
          {referenceType && date ? ' · ' : null}
          {date ? <time dateTime={parseReferenceDate(referenceDate ?? '')}>{date}</time> : null}
        </span>
      ) : null}
    </p>
  );
}

function CustomerName({ card }: { card: CardContent }) {
  const { logoOf } = useContext(CardWords);
  const logo = safeImage(card.logoImage);
  const name = card.company ?? card.alias;
  return (
    <>
      {logo ? (
        <img
          className={isWordmark(logo) ? 'story-logo story-wordmark' : 'story-logo'}
          src={logo}
          alt={name ? '' : logoOf(card.title)}
          style={logoPlate(logo)}
        />
      ) : null}
      {name ? <b dir="auto">{name}</b> : null}
    </>
  );
}

function StoryPicture({ card }: { card: CardContent }) {
  const crop = cardStyleOf(card).imageCrop;
  const image = safeImage(card.mainImage);
  if (!image) return null;
  return (
    <div className="story-image story-room">
      <div>
        <img src={image} alt="" className={crop && 'rd-card-cropped'} style={cropProperties(crop)} />
      </div>
    </div>
  );
}

function StoryText({ card, organization }: ShownStory) {
  const { captions } = useContext(CardWords);
  if (!hasText(card)) return null;
  return (
    <div className="story-text">
      {captioned(captions, card, passageNames).map(({ name, caption, value }) => (
        <section key={name} className="story-passage" aria-labelledby={name}>
          <h2 id={name}>{caption}</h2>
          <p dir="auto">{value}</p>
        </section>
      ))}
      {card.longDescription ? (
        <StoryMarkdown text={card.longDescription} organizationId={organization.organizationId} />
      ) : null}
    </div>
  );
}

interface Rail {
  story: ShownStory;
  plain: boolean;
}

function StoryRail({ story, plain }: Rail) {
  const words = useContext(StoryWords);
  const { facets } = useContext(PageWords);
  const { captions, tags } = useContext(CardWords);
  const { card } = story;
  // Without a text the head, which says the rest, is just above.
  const isTold = hasText(card);
  const date = isTold && formatReferenceDate(card.referenceDate);
  const facts: [caption: string, value: ReactNode][] = captioned(captions, card, detailNames).map(
    ({ name, caption, value }) => [
      caption,
      name === 'clientIndustry' && !plain ? (
        <Filtered story={story} facet="industry" value={value} />
      ) : (
        <bdi>{value}</bdi>
      ),
    ],
  );
  if (isTold && card.referenceType)
    facts.push([facets.type.label, <bdi key="type">{card.referenceType}</bdi>]);
  if (date) facts.push([captions.referenceDate, date]);
  if (card.tags.length > 0 && !plain) facts.push([tags, <StoryTags key="tags" {...story} />]);
  return (
    <aside className="story-rail" aria-label={words.factsLabel}>
      {isTold ? (
        <p className="story-customer">
          <CustomerName card={card} />
        </p>
      ) : null}
      {facts.length > 0 ? (
        <dl>
          {facts.map(([caption, value]) => (
            <div key={caption}>
              <dt>{caption}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <StoryButton card={card} />
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
    </aside>
  );
}

/** Leads to all stories of which the same is true. */
function Filtered({ story, facet, value }: { story: ShownStory; facet: FacetName; value: string }) {
  const query = new URLSearchParams({ [facet]: originalOf(story.terms, value) });
  return (
    <a dir="auto" href={`${ownerPathOf(story)}?${query.toString()}`}>
      {value}
    </a>
  );
}

function StoryTags(story: ShownStory) {
  return story.card.tags.map((tag, index) => (
    <Fragment key={tag}>
      {index > 0 ? ', ' : null}
      <Filtered story={story} facet="tag" value={tag} />
    </Fragment>
  ));
}

function StoryQuote({ card }: { card: CardContent }) {
  const words = useContext(CardWords);
  const { quoted } = useContext(StoryWords);
  const { quote, quotePerson, quoteRole, quotePortrait, quoteFrom, company } = card;
  const portrait = safeImage(quotePortrait);
  const initials = initialsOf(quotePerson);
  if (!quote) return null;
  // Many write the company into the role.
  const isNamed = company && quoteRole?.includes(company);
  return (
    <section className="story-quote" aria-label={quoted}>
      <figure className="story-room">
        {portrait ? <img className="story-portrait" src={portrait} alt="" width="300" height="300" /> : null}
        {!portrait && initials ? (
          <span className="story-portrait" aria-hidden="true">
            {initials}
          </span>
        ) : null}
        <div>
          <blockquote dir="auto">{quote}</blockquote>
          {quoteFrom ? <p className="story-language">{words.translatedFrom(quoteFrom)}</p> : null}
          {quotePerson || quoteRole ? (
            <figcaption>
              <b dir="auto">{quotePerson}</b>
              <span dir="auto">{isNamed ? quoteRole : [quoteRole, company].filter(Boolean).join(', ')}</span>
            </figcaption>
          ) : null}
        </div>
      </figure>
    </section>
  );
}

function StorySeal({ card, branding, organization }: ShownStory) {
  const words = useContext(StoryWords);
  if (!card.confirmed || !cardStyleOf(card, branding).showConfirmed) return null;
  return (
    <a className="story-seal" href={proofPath(organization.organizationId, card.id)} rel="nofollow">
      <LargeSeal day={words.day(card.confirmed.at)} />
      <span>{words.confirmedBy}</span>
    </a>
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
