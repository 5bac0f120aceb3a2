import { clsx } from 'clsx';
import { useContext, type CSSProperties } from 'react';
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
import { PageBand, SealNote } from './page-band.tsx';
import { PageHeader } from './page-header.tsx';
import { newTab, PageShell } from './page-shell.tsx';
import { cardBranding } from './page-style.ts';
import { PageWords } from './page-words.ts';
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

const cardsWithoutSearch = 6;
/** Only the first picture loads eagerly; more would slow it down, and a phone shows just one. */
const eagerCards = 1;

export function ReferencePageView(view: PageView) {
  const words = useContext(PageWords);
  const { page, frame } = view;
  const shelf = shelfOf(view);
  const branding = cardBranding(page.branding, frame);
  const wall = wallOf(shelf.cards, branding);
  return (
    <PageShell
      organizationId={page.organization.organizationId}
      framed={frame !== undefined}
      style={wallProperties(wall)}
      footer={frame ? <AllOfThem page={page} shelf={shelf} /> : <SealNote references={page.references} />}
    >
      {frame ? <h1 className="page-unseen">{titleOf(page)}</h1> : <PageHeader view={view} />}
      <main className="page-main">
        {page.references.length === 0 ? (
          <div className="page-empty">
            <p>{words.none}</p>
          </div>
        ) : (
          <>
            {isSearchable(view) ? <PageFilters {...view} found={shelf.found} /> : null}
            <div data-part="results">
              <ChosenFilters view={view} found={shelf.found} />
              <Cards view={view} shelf={shelf} branding={branding} even={wall.even} />
              <Paging view={view} shelf={shelf} />
            </div>
          </>
        )}
      </main>
      {frame ? null : <PageBand page={page} />}
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
  branding: CardBranding;
  even: boolean;
}

function Cards({ view, shelf, branding, even }: CardsProps) {
  const { page, frame } = view;
  if (shelf.cards.length === 0) return <NoMatch view={view} />;
  const arrangement = arrangementOf(view, even);
  const featured = isFeaturing(view, shelf) ? shelf.cards[0] : undefined;
  const few = isWall(view) ? fewOf(shelf.cards.length - (featured ? 1 : 0)) : undefined;
  return (
    <ul
      className={clsx('page-cards', few ? 'page-cards-few' : `page-cards-${arrangement}`)}
      style={few && ({ '--few': few } as CSSProperties)}
    >
      {shelf.cards.map((card, index) => (
        <li
          key={card.id}
          id={cardAnchor(card.id)}
          className={card === featured ? 'page-featured' : undefined}
        >
          <ReferenceCard
            card={card === featured ? unsealed(sideways(card)) : few === 2 ? sideways(card) : card}
            branding={branding}
            headingLevel={frame?.heading ?? 2}
            link={{ href: storyPathOf(page, card), newTab: frame !== undefined }}
            eager={index < eagerCards}
          />
          {card === featured ? <FeaturedSeal page={page} card={card} branding={branding} /> : null}
        </li>
      ))}
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

/** Two or three cards share a row, so none of them is larger than the others. */
const fewOf = (count: number) => (count === 2 || count === 3 ? count : undefined);

function isFeaturing(view: PageView, { cards, number }: Shelf): boolean {
  return isWall(view) && !view.page.collection && number === 1 && !fewOf(cards.length);
}

/** Somebody who filters compares cards, so these stay equal. */
const isWall = ({ page, filter, frame }: PageView): boolean =>
  !frame && page.branding.layout === 'grid' && !isFiltered(filter);

/** Columns are read downwards, so a collection, whose order matters, is always set in rows. */
function arrangementOf({ page, frame }: PageView, even: boolean): string {
  const layout = frame?.layout ?? page.branding.layout;
  if (layout !== 'grid') return layout;
  if (even) return 'grid';
  return page.collection ? 'mixed' : 'columns';
}

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

function Paging({ view, shelf: { number, pages } }: { view: PageView; shelf: Shelf }) {
  const words = useContext(PageWords);
  if (pages < 2) return null;
  const to = (page: number) => addressOf(view, { ...view.filter, page });
  return (
    <nav className="page-paging" aria-label={words.paging}>
      {number > 1 ? (
        <a rel="prev" href={to(number - 1)}>
          {words.pagingPrevious}
        </a>
      ) : null}
      <span aria-current="page">{words.pagingAt(number, pages)}</span>
      {number < pages ? (
        <a rel="next" href={to(number + 1)}>
          {words.pagingNext}
        </a>
      ) : null}
    </nav>
  );
}
