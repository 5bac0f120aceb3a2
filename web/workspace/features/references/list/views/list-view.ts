import type { Reference } from '#contract/resources/reference';
import type { ReferenceActions } from '../actions/reference-menu.tsx';
import type { Names } from '../filters/sorting.ts';
import type { Selection } from '../../../../lib/lists/use-selection.ts';

export interface ListProps {
  references: readonly Reference[];
  names: Names;
  actions: ReferenceActions;
  selection: Selection;
  onNear: (id: string) => void;
}

export const gridClass =
  'grid grid-cols-[repeat(auto-fill,min(var(--column,300px),100%))] justify-center gap-x-5 gap-y-7 [--rd-card-fill:100%] md:justify-start';
