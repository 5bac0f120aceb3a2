import { Bar } from '../../insights/bar.tsx';
import { formatCount } from '../../../shared/format/measures.ts';

interface BarListProps {
  rows: readonly { id: string; label: string; count: number }[];
  /** What is counted: one of it, and several. */
  unit: readonly [one: string, several: string];
}

/** A few names with a count and its bar each. */
export function BarList({ rows, unit }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol className="flex flex-col gap-3.5">
      {rows.map(({ id, label, count }) => (
        <li key={id}>
          <p className="mb-1.5 flex items-baseline justify-between gap-4">
            <span className="min-w-0 truncate font-medium" title={label}>
              {label}
            </span>
            <span className="shrink-0 text-ink-2">
              {formatCount(count)} {unit[count === 1 ? 0 : 1]}
            </span>
          </p>
          <Bar share={count / most} />
        </li>
      ))}
    </ol>
  );
}
