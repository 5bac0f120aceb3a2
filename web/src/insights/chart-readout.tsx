import type { ChartPoint } from './chart-points.ts';
import type { TimeChartProps } from './time-chart.tsx';
import { LineMark } from './line-mark.tsx';

const readoutWidth = 190;

interface ChartReadoutProps extends Pick<TimeChartProps, 'format'> {
  point: ChartPoint;
  /** Of the point, and of the whole chart. */
  x: number;
  width: number;
}

/** What stands at one point, beside it. The arrow keys' own text says the same. */
export function ChartReadout({ point, x, width, format }: ChartReadoutProps) {
  const left = x + 12 + readoutWidth > width ? Math.max(0, x - 12 - readoutWidth) : x + 12;
  return (
    <div
      aria-hidden
      style={{ left, width: readoutWidth }}
      className="pointer-events-none absolute top-1 z-10 rounded-lg bg-overlay px-3 py-2 text-[0.8125rem] shadow-pop"
    >
      <p className="font-medium">{point.name}</p>
      <p className="mt-1 flex items-center gap-2">
        <LineMark kind="now" />
        <span className="flex-1 text-ink-2">This period</span>
        <span className="font-semibold">{format(point.value)}</span>
      </p>
      {'before' in point ? (
        <p className="flex items-center gap-2">
          <LineMark kind="before" />
          <span className="flex-1 text-ink-2">Before</span>
          <span>{format(point.before)}</span>
        </p>
      ) : null}
    </div>
  );
}
