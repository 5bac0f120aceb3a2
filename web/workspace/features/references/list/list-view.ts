import type { Reference } from '#contract/reference';
import type { ListView } from '../reference-filters.ts';
import type { ReferenceActions } from './reference-menu.tsx';
import type { Names } from './sorting.ts';
import type { Selection } from './use-selection.ts';

/** What cards, table and lines have in common. */
export interface ListProps {
  references: readonly Reference[];
  names: Names;
  actions: ReferenceActions;
  selection: Selection;
  /** Called when a pointer or the focus comes near a reference. */
  onNear: (id: string) => void;
}

/** Cards in columns, of the list and of its skeleton. */
export const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-5 gap-y-7 [--rd-card-fill:100%]';

/** Each view comes when it is shown: the cards bring all templates along, and the table needs none of them. */
export const loadView = {
  cards: () => import('./reference-grid.tsx'),
  table: () => import('./reference-table.tsx'),
  lines: () => import('./reference-lines.tsx'),
};

/** On a phone a table becomes lines. */
export const narrowScreen = '(max-width: 47.99rem)';

export const shapeOf = (view: ListView, narrow: boolean): keyof typeof loadView =>
  view === 'table' && narrow ? 'lines' : view;
