import { useContext } from 'react';
import type { CardContent } from '#contract/cards/card';
import { formatReferenceDate } from '#contract/reference/date';
import { cardStyleOf, wallOf } from '../shared/cards/card-style.ts';
import { wallProperties, type CardBranding } from '../shared/cards/css-properties.ts';
import { ReferenceCard } from '../shared/cards/reference-card.tsx';
import { sideways } from '../shared/cards/sideways.ts';
import { cardAnchor, proofPath } from '../shared/public-address.ts';
import { isFiltered, noFilter } from './filter.ts';
import { LargeSeal } from './large-seal.tsx';
import { ChosenFilters, PageFilters } from './page-filters.tsx';
import { withoutHeaderFigures } from './header-layout.ts';
import { ClosingTile, PageBand } from './page-band.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { newTab, PageShell } from './page-shell.tsx';
import { cardBranding } from './page-style.ts';
import { PageWords } from './page-words.tsx';
import { Paging } from './paging.tsx';
import {
  addressOf,
  pathOf,
  shelfOf,
  storyPathOf,
  titleOf,
  type PageView,
  type Shelf,
  type ShownPage,
} from './page-view.ts';
import { isLed, rowsOf, spansOf, wallOfRows } from '../shared/cards/wall.ts';

/** The cards of this page, without the figures that its header shows. */
function shelfWithout(view: PageView): Shelf {
  const shelf = shelfOf(view);
  if (view.frame) return shelf;
  return { ...shelf, cards: withoutHeaderFigures(view.page, shelf.cards) };
}

const cardsWithoutSearch = 6;

export function ReferencePageView(view: PageView) {
  const words = useContext(PageWords);
  const { page, frame } = view;
  const shelf = shelfWithout(view);
  const featured = isFeaturing(view, shelf) ? shelf.cards[0] : undefined;
  const branding = cardBranding(page.branding, frame);
  const wall = wallOf(shelf.cards, branding);
  return (
    <PageShell
      organizationId={page.organization.organizationId}
      framed={frame !== undefined}
      style={wallProperties(wall)}
      footer={
        frame ? <AllOfThem page={page} shelf={shelf} /> : <PageFooter page={page} home={!page.collection} />
      }
    >
      {frame ? <h1 className="page-unseen">{titleOf(page)}</h1> : <PageHeader view={view} />}
      <main className="page-main">
        {page.references.length === 0 ? (
          <div className="page-empty">
            <p>{words.none}</p>
          </div>
        ) : (
          <>
            <Featured view={view} card={featured} branding={branding} />
            {isSearchable(view) ? <PageFilters {...view} found={shelf.found} /> : null}
            <div data-part="results">
              <ChosenFilters view={view} found={shelf.found} />
              <Cards view={view} shelf={shelf} featured={featured} branding={branding} />
              <Paging view={view} shelf={shelf} />
            </div>
          </>
        )}
      </main>
      {frame || (isWall(view) && shelf.found > 0) ? null : <PageBand page={page} />}
    </PageShell>
  );
}

function isSearchable({ page, filter, frame }: PageView): boolean {
  const many = page.references.length >= cardsWithoutSearch;
  if (!frame) return many || isFiltered(filter);
  if (frame.searching) return true;
  return many && !frame.limit && !isFiltered(filter);
}

function AllOfThem({ page, shelf }: { page: ShownPage; shelf: Shelf }) {
  const words = useContext(PageWords);
  if (shelf.cards.length === page.references.length) return null;
  return (
    <a href={pathOf(page)} {...newTab}>
      {words.all(page.references.length)}
    </a>
  );
}

interface CardsProps {
  view: PageView;
  shelf: Shelf;
  /** Stands above the others. */
  featured: CardContent | undefined;
  branding: CardBranding;
}

interface StoryCardProps extends Pick<CardsProps, 'view' | 'branding'> {
  card: CardContent;
  wide: boolean;
  eager: boolean;
}

function StoryCard({ view: { page, frame }, card, branding, wide, eager }: StoryCardProps) {
  return (
    <ReferenceCard
      card={wide ? sideways(card) : card}
      branding={branding}
      headingLevel={frame?.heading ?? 2}
      link={{ href: storyPathOf(page, card), newTab: frame !== undefined }}
      eager={eager}
    />
  );
}

/** Somebody who filters sees the part emptied by the script, so a page with filters always has it. */
function Featured({ view, card, branding }: Pick<CardsProps, 'view' | 'branding'> & { card?: CardContent }) {
  if (!card) return isSearchable(view) ? <div data-part="featured" /> : null;
  return (
    <div data-part="featured" className="page-featured" id={cardAnchor(card.id)}>
      <StoryCard view={view} card={unsealed(card)} branding={branding} wide eager />
      <FeaturedSeal page={view.page} card={card} branding={branding} />
    </div>
  );
}

function Cards({ view, shelf, featured, branding }: CardsProps) {
  const { page, frame } = view;
  if (shelf.cards.length === 0) return <NoMatch view={view} />;
  const layout = frame?.layout ?? page.branding.layout;
  const cards = shelf.cards.filter((card) => card !== featured);
  const wall = isWall(view) ? wallOfRows(cards, !isFiltered(view.filter), branding) : undefined;
  return (
    <ul
      className={wall ? rowsOf(wall) : `page-cards page-cards-${layout}`}
      style={wall && spansOf(cards.length, wall.columns)}
    >
      {cards.map((card, index) => (
        <li key={card.id} id={cardAnchor(card.id)}>
          <StoryCard
            view={view}
            card={card}
            branding={branding}
            wide={layout === 'list' || wall?.columns === 2}
            // Only the first picture loads eagerly; more would slow it down, and a phone shows just one.
            eager={index === 0 && !featured}
          />
        </li>
      ))}
      {wall ? <ClosingTile page={page} /> : null}
    </ul>
  );
}

/** The large seal stands in place of the small one. */
const unsealed = (card: CardContent): CardContent => ({ ...card, confirmed: undefined });

function FeaturedSeal({
  page,
  card,
  branding,
}: Pick<CardsProps, 'branding'> & { page: ShownPage; card: CardContent }) {
  if (!card.confirmed || !cardStyleOf(card, branding).showConfirmed) return null;
  return (
    <a className="page-sealed" href={proofPath(page.organization.organizationId, card.id)} rel="nofollow">
      <LargeSeal day={formatReferenceDate(card.confirmed.at.slice(0, 7))} />
    </a>
  );
}

function isFeaturing(view: PageView, { cards, number }: Shelf): boolean {
  if (!isWall(view) || isFiltered(view.filter) || number > 1) return false;
  return isLed(cards.length);
}

/** Stands in rows that are full at every width. */
const isWall = ({ page, frame }: PageView): boolean => !frame && page.branding.layout === 'grid';

function NoMatch({ view }: { view: PageView }) {
  const words = useContext(PageWords);
  return (
    <div className="page-empty">
      <p>{words.foundNone}</p>
      <a className="page-button" href={addressOf(view, noFilter)}>
        {words.foundNoneAll}
      </a>
    </div>
  );
}
