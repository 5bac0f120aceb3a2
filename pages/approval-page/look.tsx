import { saidNoBefore } from '#contract/permission/approval-mail';
import { nearDay, longDay, placeWords } from '#contract/permission/place-words';
import type { CardContent } from '#contract/cards/card';
import { formatReferenceDate } from '#contract/reference/date';
import { fieldEntries, textsOf, type WrittenField } from '#contract/reference/field-values';
import { plainText } from '#contract/reference/plain-text';
import { toldNo } from '#functions/approval/link';
import { cardBranding } from '#web/public/page-style.ts';
import { isShort, StoryArticle } from '#web/public/story-page.tsx';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';
import { safeImage } from '#web/shared/cards/safe-address.ts';
import { Foot, Icon, Top } from './frame.tsx';
import {
  anonymousCard,
  askedPlaces,
  askerOf,
  inOrder,
  partLabel,
  say,
  shownCard,
  stepPath,
  type View,
} from './view.ts';
import { Tender, TenderAnswers } from './tender.tsx';
import { AsVisitorsSee, Covers, langOf, Wordings } from './wordings.tsx';
import { fieldLabel } from './words.ts';

export function Look({ view }: { view: View }) {
  const { link, snapshot, language } = view;
  const own = say(view);
  const asker = askerOf(view);
  const before = toldNo(link);
  return (
    <>
      <Top view={view} step="look" />
      <main className="page">
        <div className="col">
          <div className="head">
            <p className="eyebrow">{own.eyebrow(snapshot.organization, link.customerName)}</p>
            <h1>{snapshot.tender ? own.tender.title : own.title}</h1>
            <p className="meta">
              <span>{own.time}</span>
              <span>{own.by(nearDay(link.validUntil, language))}</span>
            </p>
          </div>
          {link.message ? (
            <figure className="msg">
              <span className="face" aria-hidden="true">
                {initialsOf(asker)}
              </span>
              <figcaption>
                <b>{asker}</b>
                <span>{snapshot.organization}</span>
              </figcaption>
              <blockquote dir="auto">{link.message}</blockquote>
            </figure>
          ) : null}
          {before ? <p className="note">{saidNoBefore(language, before)}.</p> : null}
          <Tender view={view} />
          <CardAndParts view={view} />
          <Story view={view} />
          <Foot view={view}>
            <a href={stepPath(view, 'no')}>{own.wrong}</a>
          </Foot>
        </div>
        <aside className="side">
          <Where view={view} />
          <Answer view={view} />
        </aside>
      </main>
    </>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');

function CardAndParts({ view }: { view: View }) {
  const { link, snapshot } = view;
  const { branding } = snapshot;
  const whole = shownCard(view);
  const card = (link.subjects.includes('name') ? undefined : anonymousCard(view, whole)) ?? whole;
  const own = say(view);
  const minutes = Math.max(1, Math.round(plainText(whole.longDescription ?? '').split(/\s+/).length / 200));
  return (
    <section className="see" aria-labelledby="see">
      <h2 id="see">{own.card}</h2>
      <Wordings view={view} step="look" at="see" />
      <Covers view={view} />
      <div className="stage">
        <div className="shown" lang={langOf(view)}>
          <AsVisitorsSee view={view}>
            <ReferenceCard card={card} branding={cardBranding(branding)} headingLevel={3} eager />
          </AsVisitorsSee>
        </div>
        <div className="shows">
          <h3>{own.shows}</h3>
          <ul>
            {inOrder
              .filter((subject) => link.subjects.includes(subject))
              .map((subject) => (
                <li key={subject}>
                  <Icon name="yes" />
                  {partLabel(view, subject)}
                </li>
              ))}
          </ul>
          <a className="jump" href="#story">
            {own.read} <span className="soft small">{own.readTime(minutes)}</span>
          </a>
        </div>
      </div>
    </section>
  );
}

/** Everything that any template could show is here, so that nothing is approved unseen. */
function Story({ view }: { view: View }) {
  const { link, snapshot } = view;
  const { branding, organization } = snapshot;
  const card = shownCard(view);
  // A page's address also takes the id, and the link's row stores no slug.
  const story = {
    organization: { organizationId: link.organizationId, name: organization, slug: link.organizationId },
    branding,
    card,
    references: [],
  };
  const isTold = !isShort(story);
  return (
    <section className="whole" id="story" aria-labelledby="story-title">
      <h2 id="story-title" className="soft">
        {say(view).story}
      </h2>
      <Wordings view={view} step="look" at="story" />
      {isTold ? (
        <div lang={langOf(view)}>
          <AsVisitorsSee view={view}>
            <StoryArticle {...story} plain />
          </AsVisitorsSee>
        </div>
      ) : null}
      <Details view={view} card={card} isTold={isTold} />
      <Pictures view={view} card={card} isTold={isTold} />
    </section>
  );
}

interface Unseen {
  view: View;
  card: CardContent;
  isTold: boolean;
}

const told: readonly WrittenField[] = [
  'referenceType',
  'clientIndustry',
  'location',
  'environmentType',
  'projectDuration',
];

/** What the whole story, if there is one, does not show. */
function Details({ view, card, isTold }: Unseen) {
  const own = say(view);
  const button = [card.buttonText, card.callToAction].filter(Boolean).join(' → ');
  const speaker = [card.quotePerson, card.quoteRole].filter(Boolean).join(', ');
  const labelOf = (name: WrittenField) => fieldLabel(name, view.language);
  const facts = [
    [own.customer, card.company],
    ...told.map((name) => [labelOf(name), card[name]]),
    [own.date, formatReferenceDate(card.referenceDate)],
  ];
  const rows = [
    ...(isTold ? [] : facts),
    [labelOf('alias'), card.alias],
    [own.tags, card.tags.join(', ')],
    [own.button, card.callToAction ? button : ''],
    [labelOf('quotePerson'), isTold && card.quote ? '' : speaker],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  if (rows.length === 0) return null;
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto" lang={langOf(view)}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A card need not draw its pictures, and a story shows a portrait only beside a quotation. */
function Pictures({ view, card, isTold }: Unseen) {
  const rows = fieldEntries.flatMap(([name, { kind, subject }]) => {
    const isShown = isTold && (name !== 'quotePortrait' || card.quote);
    const source = kind === 'image' ? safeImage(textsOf(card[name])[0]) : undefined;
    return subject && source && !isShown ? [{ label: partLabel(view, subject), source }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <dl className="facts">
      {rows.map(({ label, source }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <img src={source} alt="" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Where({ view }: { view: View }) {
  const { language, link } = view;
  const own = say(view);
  return (
    <section className="ask" aria-labelledby="where">
      <h2 id="where">{own.where}</h2>
      <ul className="places">
        {askedPlaces(view).map((place) => (
          <li key={place}>
            <Icon name="yes" />
            <b>{placeWords[language][place]}</b>
            <span>{own.notes(view.snapshot.organization)[place]}</span>
          </li>
        ))}
      </ul>
      <p className="note">{link.expiresOn ? own.until(longDay(link.expiresOn, language)) : own.always}</p>
    </section>
  );
}

function Answer({ view }: { view: View }) {
  const own = say(view);
  const until = formatReferenceDate(view.link.expiresOn?.slice(0, 7));
  const choice = (step: string, short: string, long: string, look = 'b') => (
    <a className={look} href={stepPath(view, step)}>
      <span className="thin">{short}</span>
      <span className="wide">{long}</span>
    </a>
  );
  return (
    <section className="act" aria-label={own.answer}>
      <p className="sum">{own.short(askedPlaces(view).length, until)}</p>
      <div className="row">
        {choice('confirm', own.approve, own.approveAll, 'b go')}
        {choice('places', own.change, own.changeLong)}
        {choice('no', own.no, own.no)}
      </div>
      <TenderAnswers view={view} />
      <p className="note wide">{own.next}</p>
    </section>
  );
}
