import { clsx } from 'clsx';
import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { countSet, type ListView, type ReferenceFilters } from '../reference-filters.ts';
import { FilterSelects, type FilterChoices } from './filter-selects.tsx';
import type { Sort } from './sorting.ts';
import { listTexts as texts } from './texts.ts';

interface ListToolbarProps {
  filters: ReferenceFilters;
  set: (change: Partial<ReferenceFilters>) => void;
  onSearch: (search: string) => void;
  choices: FilterChoices;
  view: ListView;
  onView: (view: ListView) => void;
}

const usualSorts: readonly Sort[] = ['-updated', 'title', 'customer', '-date'];

/** Search, order and view; the filters are behind a button. */
export function ListToolbar({ filters, set, onSearch, choices, view, onView }: ListToolbarProps) {
  const id = useId();
  const count = countSet(filters);
  const [open, setOpen] = useState(count > 0);
  // An order that only the table's headers offer stands here too while it is the one.
  const sorts = usualSorts.includes(filters.sort) ? usualSorts : [...usualSorts, filters.sort];
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={texts.search}
          placeholder={texts.search}
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
          {texts.filtersSet(count)}
        </Button>
        <SelectField
          label={texts.sort}
          hideLabel
          value={filters.sort}
          onChange={(event) => set({ sort: event.target.value as Sort })}
          options={sorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
          className="w-40 max-sm:w-auto max-sm:flex-1"
        />
        <fieldset aria-label={texts.view} className="flex rounded-lg bg-neutral-soft p-0.5">
          <ViewButton label={texts.cards} pressed={view === 'cards'} onClick={() => onView('cards')}>
            <LayoutGrid aria-hidden />
          </ViewButton>
          <ViewButton label={texts.table} pressed={view === 'table'} onClick={() => onView('table')}>
            <List aria-hidden />
          </ViewButton>
        </fieldset>
      </div>
      <div id={id} hidden={!open} className="mt-2 rounded-xl border border-line bg-surface p-3">
        {open ? <FilterSelects filters={filters} set={set} choices={choices} /> : null}
      </div>
    </div>
  );
}

function ViewButton({ pressed, ...rest }: { pressed: boolean } & Parameters<typeof IconButton>[0]) {
  return (
    <IconButton
      {...rest}
      aria-pressed={pressed}
      className={clsx(
        'max-sm:size-10',
        pressed && 'bg-surface text-ink shadow-[0_1px_2px_#0000001f] dark:bg-line-strong',
      )}
    />
  );
}
