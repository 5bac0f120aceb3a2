import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import type { CardContent } from '#contract/card';
import { productName } from '#contract/product';
import type { ReferencePage } from '#contract/public';
import { templateOf } from '#contract/templates/index';
import type { CardBranding } from '../cards/card-style.ts';
import { ReferenceCard } from '../cards/reference-card.tsx';
import { safeImage } from '../cards/safe-address.ts';
import { isFiltered, matching, readFilter, writeFilter } from './filter.ts';
import { PageFilters } from './page-filters.tsx';
import type { PageView } from './page-view.ts';
import { pageStyle, readableBranding } from './page-style.ts';
import { ReferenceDialog } from './reference-dialog.tsx';

/** The whole page from its data and the address's query alone, so that a server can render it too. */
export function ReferencePageView({ page, filter, onFilter }: PageView) {
  const branding = readableBranding(page.branding);
  const shown = matching(page.references, filter);
  const open = page.references.find((card) => card.id === filter.reference);
  return (
    <div className="page" style={pageStyle(branding)}>
      <PageHeader
        name={page.organization.name}
        logo={safeImage(page.branding.logo)}
        total={page.references.length}
      />
      <main className="page-main">
        {page.references.length === 0 ? (
          <p className="page-empty">No references published yet</p>
        ) : (
          <>
            <PageFilters page={page} filter={filter} shown={shown.length} onFilter={onFilter} />
            <Cards
              cards={shown}
              arrangement={arrangementOf(page)}
              branding={branding}
              filter={filter}
              onFilter={onFilter}
            />
          </>
        )}
      </main>
      <footer className="page-footer">
        <a href="/">Made with {productName}</a>
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

function PageHeader({ name, logo, total }: { name: string; logo?: string; total: number }) {
  return (
    <header className="page-header">
      <div className="page-band" aria-hidden="true" />
      <div className="page-heading">
        {logo ? <img className="page-logo" src={logo} alt={name} /> : null}
        <h1 dir="auto">{name}</h1>
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
  onFilter,
}: Pick<PageView, 'filter' | 'onFilter'> & {
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
              card.longDescription ? <ReadMore card={card} filter={filter} onFilter={onFilter} /> : null
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Rows suit cards of one template; cards of many heights stand in columns, each in the shape it was given. */
function arrangementOf({ branding, references }: ReferencePage): string {
  if (branding.layout === 'list') return 'list';
  const templateIds = new Set(references.map((card) => templateOf(card.templateId).id));
  return templateIds.size > 1 ? 'columns' : 'grid';
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

/** A link, so that the story also has an address of its own. */
function ReadMore({ card, filter, onFilter }: Pick<PageView, 'filter' | 'onFilter'> & { card: CardContent }) {
  const opened = { ...filter, reference: card.id };
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !onFilter) return;
    event.preventDefault();
    onFilter(opened, true);
  };
  return (
    <a className="page-more" href={writeFilter(opened)} onClick={open}>
      Read more<span className="page-unseen"> about {card.title}</span>
    </a>
  );
}
