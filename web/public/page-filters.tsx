import { useContext } from 'react';
import type { FacetName } from '#contract/reference/facets';
import { limits } from '#contract/rules/limits';
import { chosenNames, isFiltered, labelOf, noFilter, optionsOf, type FacetOption } from './filter.ts';
import { frameEntries } from './frame.ts';
import { PageWords } from './page-words.tsx';
import { addressOf, pathOf, type PageView } from './page-view.ts';

const offeredFacets = ['tag', 'type', 'industry'] as const satisfies readonly FacetName[];
type OfferedFacet = (typeof offeredFacets)[number];

const chipCount = 5;
const isVaried = (options: readonly FacetOption[]) => options.length > 2;

/** The form works without script; the script submits each choice at once and replaces only the parts with `data-part`. */
export function PageFilters(view: PageView & { found: number }) {
  const words = useContext(PageWords);
  const { page, filter, frame, found } = view;
  const all = Object.fromEntries(
    offeredFacets.map((name) => [name, optionsOf(page.references, noFilter, name, page.terms)]),
  ) as Record<OfferedFacet, FacetOption[]>;
  const chips = isVaried(all.industry) ? 'industry' : 'tag';
  const selects = offeredFacets.filter((name) => name !== chips || all[name].length > chipCount);
  const chosen = chosenNames(filter).filter((name) => name !== 'q').length;
  return (
    <search>
      <form className="page-filters" action={pathOf(page)}>
        {(frame ? frameEntries(frame, true) : []).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {frame ? null : <h2>{words.all(page.references.length)}</h2>}
        <div className="page-search">
          <input
            key={filter.q}
            type="search"
            name="q"
            aria-label={words.search}
            defaultValue={filter.q}
            placeholder={words.search}
            autoComplete="off"
          />
          <button type="submit" aria-label={words.searchNow}>
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
        <button type="button" className="page-more" popoverTarget="filters">
          {words.filters}
          <span data-part="count">{chosen > 0 ? ` (${chosen})` : ''}</span>
        </button>
        <div id="filters" className="page-sheet" popover="auto">
          <div className="page-choices" data-part="choices">
            <Chips view={view} name={chips} options={all[chips].slice(0, chipCount)} />
            {selects.map((name) => (
              <Facet key={name} name={name} everything={all[name]} page={page} filter={filter} />
            ))}
          </div>
          <button type="submit" className="page-button page-apply">
            {words.filtersApply}
          </button>
          <button
            type="button"
            className="page-button page-close"
            popoverTarget="filters"
            popoverTargetAction="hide"
            data-part="close"
          >
            {words.filtersClose(found, page.references.length)}
          </button>
        </div>
      </form>
      <output className="page-unseen" />
    </search>
  );
}

function Chips({
  view,
  name,
  options,
}: {
  view: PageView;
  name: FacetName;
  options: readonly FacetOption[];
}) {
  const { filter } = view;
  if (options.length < 2) return null;
  return (
    <p className="page-chips">
      {options.map(({ value, label }) => {
        const isChosen = filter[name] === value;
        return (
          <a
            key={value}
            className="page-chip"
            aria-current={isChosen || undefined}
            href={addressOf(view, { ...filter, [name]: isChosen ? '' : value, page: 1 })}
            dir="auto"
          >
            {label}
          </a>
        );
      })}
    </p>
  );
}

function Facet({
  name,
  everything,
  page,
  filter,
}: PageView & { name: FacetName; everything: readonly FacetOption[] }) {
  const words = useContext(PageWords).facets[name];
  if (everything.length < 2 && !filter[name]) return null;
  return (
    <select
      key={filter[name]}
      name={name}
      aria-label={words.label}
      className="page-facet"
      defaultValue={filter[name]}
      data-chosen={filter[name] !== '' || undefined}
    >
      <option value="">{words.all}</option>
      {offered(optionsOf(page.references, filter, name, page.terms), filter[name]).map(
        ({ value, label, count }) => (
          <option key={value} value={value}>
            {label} ({count})
          </option>
        ),
      )}
    </select>
  );
}

const offered = (options: FacetOption[], chosen: string) =>
  options.filter(({ value }, index) => index < limits.facetOptions || value === chosen);

export function ChosenFilters({ view, found }: { view: PageView; found: number }) {
  const words = useContext(PageWords);
  const { filter, page } = view;
  if (!isFiltered(filter)) return null;
  return (
    <p className="page-chosen">
      <span>{words.found(found, page.references.length)}</span>
      {chosenNames(filter).map((name) => (
        <a
          key={name}
          className="page-chip"
          href={addressOf(view, { ...filter, [name]: '', page: 1 })}
          aria-label={(name === 'q' ? words.removeSearch : words.facets[name].remove)(
            labelOf(name, filter[name], page.terms),
          )}
        >
          <span dir="auto">
            {name === 'q' ? words.searched(filter.q) : labelOf(name, filter[name], page.terms)}
          </span>
          <span aria-hidden="true">×</span>
        </a>
      ))}
      <a className="page-clear" href={addressOf(view, noFilter)}>
        {words.filtersClear}
      </a>
    </p>
  );
}
