import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import * as words from '#words/reference-list';
import { Button } from '../../../../ui/elements/button.tsx';
import { SearchField } from '../../../../ui/forms/search-field.tsx';
import { SelectField } from '../../../../ui/forms/text-field.tsx';
import { ViewSwitch } from '../../../../ui/lists/view-switch.tsx';
import { countSet, type ListView, type ReferenceFilters } from '../../reference-filters.ts';
import type { FilterChoices } from './filter-selects.tsx';
import type { Sort } from './sorting.ts';

const FilterSelects = lazy(async () => ({
  default: (await import('./filter-selects.tsx')).FilterSelects,
}));

interface ListToolbarProps {
  filters: ReferenceFilters;
  set: (change: Partial<ReferenceFilters>) => void;
  onSearch: (search: string) => void;
  choices: FilterChoices;
  view: ListView;
  onView: (view: ListView) => void;
}

const usualSorts: readonly Sort[] = ['-updated', 'title', 'customer', '-date'];

const views = {
  cards: { label: words.cards, icon: <LayoutGrid aria-hidden /> },
  table: { label: words.table, icon: <List aria-hidden /> },
};

export function ListToolbar({ filters, set, onSearch, choices, view, onView }: ListToolbarProps) {
  const id = useId();
  const count = countSet(filters);
  const [open, setOpen] = useState(count > 0);
  // Some orders are only available in the table's header; the current one appears here too.
  const sorts = usualSorts.includes(filters.sort) ? usualSorts : [...usualSorts, filters.sort];
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={words.search}
          value={filters.search}
          onChange={onSearch}
          className="flex-1 basis-full sm:basis-44"
        />
        <Button
          className="max-sm:h-11"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {words.filtersSet(count)}
        </Button>
        <SelectField
          label={words.sort}
          hideLabel
          value={filters.sort}
          onChange={(event) => set({ sort: event.target.value as Sort })}
          options={sorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
          className="w-40 max-sm:w-auto max-sm:flex-1"
        />
        <ViewSwitch label={words.view} views={views} value={view} onChange={onView} />
      </div>
      <div id={id} hidden={!open} className="mt-2 rounded-xl border border-line bg-surface p-3">
        {open ? (
          <Suspense>
            <FilterSelects filters={filters} set={set} choices={choices} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
