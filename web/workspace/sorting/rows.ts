import type { ComponentProps, ReactNode, RefObject } from 'react';

export interface Row {
  id: string;
  /** A screen reader calls it this. */
  label: string;
}

/** The properties of a row's grip, a button that has `data-handle` with the row's id. */
export type Handle = ComponentProps<'button'>;

export interface RowsProps {
  rows: readonly Row[];
  render: (index: number, handle?: Handle) => ReactNode;
}

export const rowsClass = 'divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface';

export interface SortableRowsProps extends RowsProps {
  onMove: (from: number, to: number) => void;
  /** The grip that had the focus when these rows replaced the plain ones. */
  focused: RefObject<string | undefined>;
}
