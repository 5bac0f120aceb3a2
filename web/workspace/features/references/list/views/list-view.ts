import type { Reference } from '#contract/resources/reference';
import type { ReferenceActions } from '../actions/reference-menu.tsx';
import type { Names } from '../filters/sorting.ts';
import type { OverviewState } from '../../../../permissions/state/overview.ts';
import type { Selection } from '../../../../lib/lists/use-selection.ts';

export interface ListProps {
  references: readonly Reference[];
  names: Names;
  actions: ReferenceActions;
  selection: Selection;
  onNear: (id: string) => void;
}

export interface RowsProps extends ListProps {
  /** The map says what each customer allows, by the reference's id; it is undefined until that is known. */
  permissions: ReadonlyMap<string, OverviewState> | undefined;
}

export const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(var(--column,300px),100%),1fr))] gap-x-5 gap-y-7 [--rd-card-fill:100%]';
