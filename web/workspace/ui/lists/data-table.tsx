import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Column {
  label: string;
  className?: string;
  isLabelHidden?: boolean;
  head?: ReactNode;
  isSorted?: boolean;
  onSort?: () => void;
}

interface Props {
  columns: readonly Column[];
  order?: 'ascending' | 'descending';
  className?: string;
  headClass?: string;
  padding?: string;
  caption?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

export function DataTable({ columns, order, className, headClass, padding, caption, children, foot }: Props) {
  return (
    <table className={clsx('w-full', className)}>
      {caption}
      <thead className={clsx('text-[0.8125rem] text-ink-2', headClass)}>
        <tr className={padding}>
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              aria-sort={column.isSorted ? order : undefined}
              className={clsx('font-medium', column.className)}
            >
              <Head {...column} order={order} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">{children}</tbody>
      {foot}
    </table>
  );
}

function Head({
  label,
  isLabelHidden,
  head = label,
  isSorted,
  onSort,
  order,
}: Column & Pick<Props, 'order'>) {
  if (isLabelHidden) return <span className="sr-only">{label}</span>;
  if (!onSort) return head;
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={onSort}
      className={clsx(
        'group inline-flex h-8 max-w-full items-center gap-1 rounded-md px-2 hover:bg-hover hover:text-ink',
        isSorted && 'text-ink',
      )}
    >
      <span className="truncate">{head}</span>
      <Arrow
        aria-hidden
        className={clsx('size-3.5 shrink-0', !isSorted && 'opacity-0 group-hover:opacity-40')}
      />
    </button>
  );
}

export function ListTable({ className, padding = '*:px-4 *:py-2.5', ...props }: Omit<Props, 'headClass'>) {
  return (
    <div className={clsx('overflow-hidden rounded-xl border border-line bg-surface', className)}>
      <DataTable className="table-fixed text-start" padding={padding} {...props} />
    </div>
  );
}
