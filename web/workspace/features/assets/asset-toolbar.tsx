import { LayoutGrid, List } from 'lucide-react';
import type { Asset } from '#contract/resources/asset';
import * as words from '#words/assets';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { SelectField } from '../../ui/forms/text-field.tsx';
import { kinds, sorts, withKind, type AssetFilters, type Kind, type Sort } from './asset-filters.ts';
import { ViewSwitch } from '../../ui/lists/view-switch.tsx';

export const assetViews = ['cards', 'table'] as const;
type AssetView = (typeof assetViews)[number];

const views = {
  cards: { label: words.cards, icon: <LayoutGrid aria-hidden /> },
  table: { label: words.table, icon: <List aria-hidden /> },
};

interface AssetToolbarProps {
  filters: AssetFilters;
  setSearch: (search: string) => void;
  set: (change: Partial<AssetFilters>) => void;
  view: AssetView;
  setView: (view: AssetView) => void;
  found: readonly Asset[];
}

export function AssetToolbar({ filters, setSearch, set, view, setView, found }: AssetToolbarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <KindButtons kind={filters.kind} found={found} onChoose={(kind) => set({ kind })} />
      <SearchField
        label={words.search}
        value={filters.search}
        onChange={setSearch}
        className="min-w-44 flex-1 max-sm:basis-full sm:ms-auto sm:max-w-64"
      />
      <SelectField
        className="w-38 shrink-0 max-sm:flex-1"
        label={words.sort}
        hideLabel
        value={filters.sort}
        onChange={(event) => set({ sort: event.target.value as Sort })}
        options={sorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
      />
      <ViewSwitch label={words.view} views={views} value={view} onChange={setView} />
    </div>
  );
}

interface KindButtonsProps {
  kind: Kind;
  found: readonly Asset[];
  onChoose: (kind: Kind) => void;
}

function KindButtons({ kind, found, onChoose }: KindButtonsProps) {
  return (
    <fieldset className="segments max-sm:w-full">
      <legend className="sr-only">{words.kind}</legend>
      {kinds.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === kind}
          onClick={() => onChoose(one)}
          className="option flex h-8 items-center justify-center gap-1.5 rounded-md px-2.5 font-medium text-ink-2 hover:text-ink max-sm:h-10 max-sm:flex-1"
        >
          {words.kinds[one]}
          <span className="text-xs text-ink-2">{withKind(found, one).length}</span>
        </button>
      ))}
    </fieldset>
  );
}
