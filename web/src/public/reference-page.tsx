import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import type { CardContent } from '#contract/card';
import { productName } from '#contract/product';
import { templateOf } from '#contract/templates/index';
import type { CardBranding } from '../cards/card-style.ts';
import { ReferenceCard } from '../cards/reference-card.tsx';
import { safeImage } from '../cards/safe-address.ts';
import { referencePagePath } from '../lib/public-address.ts';
import { isFiltered, matching, readFilter, writeFilter } from './filter.ts';
import { PageFilters } from './page-filters.tsx';
import type { PageView, ShownPage } from './page-view.ts';
import { pageStyle, readableBranding } from './page-style.ts';
import { ReferenceDialog } from './reference-dialog.tsx';

/** So few cards are looked at, not searched; inside somebody's own page a search over them would be in the way. */
const cardsWithoutSearch = 6;

/** The whole page from its data and the address's query alone, so that a server can render it too. */
export function ReferencePageView({ page, filter, embedded = false, onFilter }: PageView) {
  const branding = readableBranding(page.branding);
  const shown = matching(page.references, filter);
  const open = page.references.find((card) => card.id === filter.reference);
  const searchable = !embedded || page.references.length > cardsWithoutSearch || isFiltered(filter);
  return (
    <div className="page" style={pageStyle(branding)} data-embedded={embedded || undefined}>
      {embedded ? <h1 className="page-unseen">{titleOf(page)}</h1> : <PageHeader page={page} />}
      <main className="page-main">
        {page.references.length === 0 ? (
          <p className="page-empty">No references published yet</p>
        ) : (
          <>
            {searchable ? (
              <PageFilters page={page} filter={filter} shown={shown.length} onFilter={onFilter} />
            ) : null}
            <Cards
              cards={shown}
              arrangement={arrangementOf(page)}
              branding={branding}
              filter={filter}
              embedded={embedded}
              onFilter={onFilter}
            />
          </>
        )}
      </main>
      <footer className="page-footer">
        <a href="/" {...(embedded ? newTab : {})}>
          Made with {productName}
        </a>
      </footer>
      {open ? (
        <ReferenceDialog
          card={open}
          branding={branding}
          onClose={() => onFilter?.({ ...filter, reference: '' }, true)}
        />
      ) : null}
    </div>
  );
}

const newTab = { target: '_blank', rel: 'noopener' };

const titleOf = ({ organization, collection }: ShownPage): string => collection?.name ?? organization.name;

function PageHeader({ page }: { page: ShownPage }) {
  const { organization, branding, collection, references } = page;
  const logo = safeImage(branding.logo);
  const total = references.length;
  return (
    <header className="page-header">
      <div className="page-band" aria-hidden="true" />
      <div className="page-heading">
        {logo ? <img className="page-logo" src={logo} alt={organization.name} /> : null}
        {collection ? (
          <a className="page-owner" dir="auto" href={referencePagePath(organization.organizationId)}>
            {organization.name}
          </a>
        ) : null}
        <h1 dir="auto">{titleOf(page)}</h1>
        {collection?.description ? (
          <p className="page-description" dir="auto">
            {collection.description}
          </p>
        ) : null}
        {total > 0 ? (
          <p>
            {total} customer {total === 1 ? 'reference' : 'references'}
          </p>
        ) : null}
      </div>
    </header>
  );
}

function Cards({
  cards,
  arrangement,
  branding,
  filter,
  embedded,
  onFilter,
}: Pick<PageView, 'filter' | 'embedded' | 'onFilter'> & {
  cards: readonly CardContent[];
  arrangement: string;
  branding: CardBranding;
}) {
  if (cards.length === 0) return isFiltered(filter) ? <NoMatch onFilter={onFilter} /> : null;
  return (
    <ul className={clsx('page-cards', `page-cards-${arrangement}`)}>
      {cards.map((card) => (
        <li key={card.id}>
          <ReferenceCard
            card={card}
            branding={branding}
            headingLevel={2}
            footer={
              card.longDescription ? (
                <ReadMore card={card} filter={filter} embedded={embedded} onFilter={onFilter} />
              ) : null
            }
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * Rows suit cards of one template; cards of many heights stand in columns, each in the shape it was given. Columns are read
 * downwards, so a collection, whose order means something, stands in rows whatever its cards are.
 */
function arrangementOf({ branding, references, collection }: ShownPage): string {
  if (branding.layout === 'list') return 'list';
  const templateIds = new Set(references.map((card) => templateOf(card.templateId).id));
  if (templateIds.size < 2) return 'grid';
  return collection ? 'mixed' : 'columns';
}

function NoMatch({ onFilter }: Pick<PageView, 'onFilter'>) {
  return (
    <div className="page-empty">
      <p>No reference matches these filters</p>
      <button type="button" className="page-button" onClick={() => onFilter?.(readFilter(''), true)}>
        Show all references
      </button>
    </div>
  );
}

/** A link, so that the story also has an address of its own; from a frame it leads to the page itself. */
function ReadMore({
  card,
  filter,
  embedded,
  onFilter,
}: Pick<PageView, 'filter' | 'embedded' | 'onFilter'> & { card: CardContent }) {
  const opened = { ...filter, reference: card.id };
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !onFilter) return;
    event.preventDefault();
    onFilter(opened, true);
  };
  return (
    <a className="page-more" href={writeFilter(opened)} onClick={open} {...(embedded ? newTab : {})}>
      Read more<span className="page-unseen"> about {card.title}</span>
    </a>
  );
}
