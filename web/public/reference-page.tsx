import { clsx } from 'clsx';
import { wallOf } from '../shared/cards/card-style.ts';
import { wallProperties, type CardBranding } from '../shared/cards/css-properties.ts';
import { ReferenceCard } from '../shared/cards/reference-card.tsx';
import { cardAnchor } from '../shared/public-address.ts';
import { isFiltered, noFilter } from './filter.ts';
import { ChosenFilters, PageFilters } from './page-filters.tsx';
import { PageHeader } from './page-header.tsx';
import { newTab, PageShell } from './page-shell.tsx';
import { cardBranding } from './page-style.ts';
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
  const { page, frame } = view;
  const shelf = shelfOf(view);
  const branding = cardBranding(page.branding, frame?.theme);
  const wall = wallOf(shelf.cards, branding);
  return (
    <PageShell
      organizationId={page.organization.organizationId}
      framed={frame !== undefined}
      style={wallProperties(wall)}
      footer={frame && shelf.cards.length < page.references.length ? <AllOfThem page={page} /> : null}
    >
      {frame ? <h1 className="page-unseen">{titleOf(page)}</h1> : <PageHeader page={page} />}
      <main className="page-main">
        {page.references.length === 0 ? (
          <div className="page-empty">
            <p>No references published yet</p>
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
    </PageShell>
  );
}

function isSearchable({ page, filter, frame }: PageView): boolean {
  const many = page.references.length >= cardsWithoutSearch;
  if (!frame) return many || isFiltered(filter);
  if (frame.searching) return true;
  return many && !frame.limit && !isFiltered(filter);
}

function AllOfThem({ page }: { page: ShownPage }) {
  return (
    <a href={pathOf(page)} {...newTab}>
      All {page.references.length} references
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
  return (
    <ul className={clsx('page-cards', `page-cards-${arrangementOf(view, even)}`)}>
      {shelf.cards.map((card, index) => (
        <li key={card.id} id={cardAnchor(card.id)}>
          <ReferenceCard
            card={card}
            branding={branding}
            headingLevel={frame?.heading ?? 2}
            link={{ href: storyPathOf(page, card), newTab: frame !== undefined }}
            eager={index < eagerCards}
          />
        </li>
      ))}
    </ul>
  );
}

/** Columns are read downwards, so a collection, whose order matters, is always set in rows. */
function arrangementOf({ page, frame }: PageView, even: boolean): string {
  const layout = frame?.layout ?? page.branding.layout;
  if (layout !== 'grid') return layout;
  if (even) return 'grid';
  return page.collection ? 'mixed' : 'columns';
}

function NoMatch({ view }: { view: PageView }) {
  return (
    <div className="page-empty">
      <p>No reference matches these filters</p>
      <a className="page-button" href={addressOf(view, noFilter)}>
        Show all references
      </a>
    </div>
  );
}

function Paging({ view, shelf: { number, pages } }: { view: PageView; shelf: Shelf }) {
  if (pages < 2) return null;
  const to = (page: number) => addressOf(view, { ...view.filter, page });
  return (
    <nav className="page-paging" aria-label="Pages of references">
      {number > 1 ? (
        <a rel="prev" href={to(number - 1)}>
          Previous
        </a>
      ) : null}
      <span aria-current="page">
        Page {number} of {pages}
      </span>
      {number < pages ? (
        <a rel="next" href={to(number + 1)}>
          Next
        </a>
      ) : null}
    </nav>
  );
}
