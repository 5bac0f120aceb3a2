import { facetNames, isFiltered, optionsOf, readFilter, type FacetName } from './filter.ts';
import type { PageView } from './page-view.ts';

const facets: Record<FacetName, { label: string; all: string }> = {
  tag: { label: 'Tag', all: 'All tags' },
  type: { label: 'Type', all: 'All types' },
  industry: { label: 'Industry', all: 'All industries' },
  template: { label: 'Card style', all: 'All card styles' },
};

export function PageFilters({ page, filter, shown, onFilter }: PageView & { shown: number }) {
  const total = page.references.length;
  return (
    <search>
      <form className="page-filters" method="get" onSubmit={(event) => event.preventDefault()}>
        <label className="page-search">
          <span className="page-unseen">Search references</span>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <circle cx="9" cy="9" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
            <path d="m13.2 13.2 3.8 3.8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
          <input
            type="search"
            name="q"
            value={filter.q}
            placeholder="Search references"
            autoComplete="off"
            onChange={(event) => onFilter?.({ ...filter, q: event.target.value }, false)}
          />
        </label>
        {facetNames.map((name) => (
          <Facet key={name} name={name} page={page} filter={filter} onFilter={onFilter} />
        ))}
        <output className="page-count">{isFiltered(filter) ? `${shown} of ${total} shown` : ''}</output>
        {isFiltered(filter) ? (
          <button type="button" className="page-clear" onClick={() => onFilter?.(readFilter(''), true)}>
            Clear filters
          </button>
        ) : null}
      </form>
    </search>
  );
}

/** Offered only where there is something to choose between. */
function Facet({ name, page, filter, onFilter }: PageView & { name: FacetName }) {
  const everything = optionsOf(page.references, readFilter(''), name);
  if (everything.length < 2 && !filter[name]) return null;
  return (
    <label className="page-facet">
      <span className="page-unseen">{facets[name].label}</span>
      <select
        name={name}
        value={filter[name]}
        data-chosen={filter[name] !== '' || undefined}
        onChange={(event) => onFilter?.({ ...filter, [name]: event.target.value }, true)}
      >
        <option value="">{facets[name].all}</option>
        {optionsOf(page.references, filter, name).map(({ value, label, count }) => (
          <option key={value} value={value}>
            {label} ({count})
          </option>
        ))}
      </select>
    </label>
  );
}
