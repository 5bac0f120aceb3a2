import { clsx } from 'clsx';
import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { Customer } from '#contract/customer';
import { templates } from '#contract/templates/index';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { countSet, sorts, type ReferenceFilters, type Sort } from '../reference-filters.ts';
import { texts } from '../texts.ts';
import type { ListView } from './use-list-view.ts';

interface Props {
  filters: ReferenceFilters;
  set: (change: Partial<ReferenceFilters>) => void;
  customers: readonly Customer[];
  tags: readonly string[];
  view: ListView;
  onView: (view: ListView) => void;
}

/** Search, filters, order and view; on a phone the filters are behind a button. */
export function ListToolbar(props: Props) {
  const { filters, set, view, onView } = props;
  const id = useId();
  const [open, setOpen] = useState(countSet(filters) > 0);
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <SearchField
        label={texts.list.search}
        placeholder={texts.list.search}
        value={filters.search}
        onChange={(search) => set({ search })}
        className="flex-1 basis-full sm:basis-44 lg:max-w-xs"
      />
      <Button
        className="max-sm:h-11 max-sm:flex-1 lg:hidden"
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {texts.list.filters}
        {countSet(filters) > 0 ? ` (${countSet(filters)})` : ''}
      </Button>
      <div
        id={id}
        className={clsx(
          'grid w-full grid-cols-2 gap-2 lg:flex lg:w-auto lg:flex-1 lg:*:w-40 lg:*:shrink',
          !open && 'max-lg:hidden',
        )}
      >
        <Selects {...props} />
      </div>
      <fieldset aria-label={texts.list.view} className="flex rounded-lg bg-neutral-soft p-0.5">
        <ViewButton label={texts.list.cards} pressed={view === 'cards'} onClick={() => onView('cards')}>
          <LayoutGrid aria-hidden />
        </ViewButton>
        <ViewButton label={texts.list.table} pressed={view === 'table'} onClick={() => onView('table')}>
          <List aria-hidden />
        </ViewButton>
      </fieldset>
    </div>
  );
}

function Selects({ filters, set, customers, tags }: Props) {
  return (
    <>
      <SelectField
        label={texts.list.customer}
        hideLabel
        placeholder={texts.list.anyCustomer}
        value={filters.customerId}
        onChange={(event) => set({ customerId: event.target.value })}
        options={customers
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map((customer) => ({ value: customer.id, label: customer.name }))}
      />
      <SelectField
        label={texts.list.tag}
        hideLabel
        placeholder={texts.list.anyTag}
        value={filters.tag}
        onChange={(event) => set({ tag: event.target.value })}
        options={tags.map((tag) => ({ value: tag, label: tag }))}
      />
      <SelectField
        label={texts.list.template}
        hideLabel
        placeholder={texts.list.anyTemplate}
        value={filters.templateId}
        onChange={(event) => set({ templateId: event.target.value })}
        options={templates
          .filter((template) => !template.hidden)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        label={texts.list.sort}
        hideLabel
        value={filters.sort}
        onChange={(event) => set({ sort: event.target.value as Sort })}
        options={sorts.map((sort) => ({ value: sort, label: texts.list.sorts[sort] }))}
      />
    </>
  );
}

function ViewButton({ pressed, ...rest }: { pressed: boolean } & Parameters<typeof IconButton>[0]) {
  return (
    <IconButton
      {...rest}
      aria-pressed={pressed}
      className={pressed ? 'bg-surface text-ink shadow-[0_1px_2px_#0000001f] dark:bg-line-strong' : undefined}
    />
  );
}
