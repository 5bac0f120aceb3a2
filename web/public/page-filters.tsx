import { facetNames, type FacetName } from '#contract/facets';
import { limits } from '#contract/limits';
import { chosenNames, isFiltered, labelOf, noFilter, optionsOf, type FacetOption } from './filter.ts';
import { frameEntries } from './frame.ts';
import { addressOf, pathOf, type PageView } from './page-view.ts';

const facets: Record<FacetName, { label: string; all: string }> = {
  tag: { label: 'Tag', all: 'All tags' },
  type: { label: 'Type', all: 'All types' },
  industry: { label: 'Industry', all: 'All industries' },
  template: { label: 'Card style', all: 'All card styles' },
};

/** A plain form, whose response is this page with another query: it needs no script, which only sends it sooner. */
export function PageFilters({ found, ...view }: PageView & { found: number }) {
  const { page, filter, frame } = view;
  return (
    <search>
      <form className="page-filters" action={pathOf(page)}>
        {(frame ? frameEntries(frame, true) : []).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="page-search">
          <input
            key={filter.q}
            type="search"
            name="q"
            aria-label="Search references"
            defaultValue={filter.q}
            placeholder="Search references"
            autoComplete="off"
          />
          <button type="submit" aria-label="Search">
            <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
              <path
                d="m13.2 13.2 3.8 3.8M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </div>
        {facetNames.map((name) => (
          <Facet key={name} name={name} page={page} filter={filter} />
        ))}
        <button type="submit" className="page-button page-apply">
          Apply filters
        </button>
      </form>
      {isFiltered(filter) ? <Chosen view={view} found={found} /> : null}
    </search>
  );
}

/** Offered only where there is something to choose between. */
function Facet({ name, page, filter }: PageView & { name: FacetName }) {
  const everything = optionsOf(page.references, noFilter, name);
  if (everything.length < 2 && !filter[name]) return null;
  return (
    <select
      key={filter[name]}
      name={name}
      aria-label={facets[name].label}
      className="page-facet"
      defaultValue={filter[name]}
      data-chosen={filter[name] !== '' || undefined}
    >
      <option value="">{facets[name].all}</option>
      {offered(optionsOf(page.references, filter, name), filter[name]).map(({ value, label, count }) => (
        <option key={value} value={value}>
          {label} ({count})
        </option>
      ))}
    </select>
  );
}

const offered = (options: FacetOption[], chosen: string) =>
  options.filter(({ value }, index) => index < limits.facetOptions || value === chosen);

/** What is chosen, each with the address of the page without it. */
function Chosen({ view, found }: { view: PageView; found: number }) {
  const { filter, page } = view;
  return (
    <p className="page-chosen">
      <span>
        {found} of {page.references.length} shown
      </span>
      {chosenNames(filter).map((name) => (
        <a
          key={name}
          className="page-chip"
          href={addressOf(view, { ...filter, [name]: '', page: 1 })}
          aria-label={`Remove ${name === 'q' ? 'search' : facets[name].label.toLowerCase()}: ${labelOf(name, filter[name])}`}
        >
          <span dir="auto">{name === 'q' ? `“${filter.q}”` : labelOf(name, filter[name])}</span>
          <span aria-hidden="true">×</span>
        </a>
      ))}
      <a className="page-clear" href={addressOf(view, noFilter)}>
        Clear filters
      </a>
    </p>
  );
}
