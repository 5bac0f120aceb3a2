import type { Reference } from '#contract/resources/reference';
import type { ReferenceActions } from '../actions/reference-menu.tsx';
import type { Names } from '../filters/sorting.ts';
import type { Selection } from '../../../../lib/lists/use-selection.ts';

/** What cards, table and lines have in common. */
export interface ListProps {
  references: readonly Reference[];
  names: Names;
  actions: ReferenceActions;
  selection: Selection;
  /** Called when a pointer or the focus comes near a reference. */
  onNear: (id: string) => void;
}

/** Cards in columns of `--column`, of the list and of its skeleton. */
export const gridClass =
  'grid grid-cols-[repeat(auto-fill,min(var(--column,300px),100%))] justify-center gap-x-5 gap-y-7 [--rd-card-fill:100%] md:justify-start';
