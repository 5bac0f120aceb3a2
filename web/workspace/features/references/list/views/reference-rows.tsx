import { useMemo } from 'react';
import { useMedia } from '../../../../lib/hooks/use-media.ts';
import { usePermissionOverview } from '../../../../permissions/state/overview-data.ts';
import type { Sort } from '../filters/sorting.ts';
import type { ListProps } from './list-view.ts';
import { ReferenceLines } from './reference-lines.tsx';
import { ReferenceTable } from './reference-table.tsx';

const narrowScreen = '(max-width: 47.99rem)';

interface Props extends ListProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Rows also load what each customer allows, which cards do not show. */
export function ReferenceRows({ sort, onSort, ...list }: Props) {
  const narrow = useMedia(narrowScreen);
  const { rows } = usePermissionOverview();
  const permissions = useMemo(
    () => rows && new Map(rows.map(({ reference, state }) => [reference.id, state])),
    [rows],
  );
  return narrow ? (
    <ReferenceLines {...list} permissions={permissions} />
  ) : (
    <ReferenceTable {...list} permissions={permissions} sort={sort} onSort={onSort} />
  );
}
