import type { ChartPoint } from './chart-points.ts';
import type { TimeChartProps } from './time-chart.tsx';
import { LineMark } from './line-mark.tsx';

const readoutWidth = 190;

interface ChartReadoutProps extends Pick<TimeChartProps, 'format' | 'parts'> {
  point: ChartPoint;
  /** Of the point, and of the whole chart. */
  x: number;
  width: number;
}

/** What stands at one point, beside it. The arrow keys' own text says the same. */
export function ChartReadout({ point, x, width, format, parts }: ChartReadoutProps) {
  const left = x + 12 + readoutWidth > width ? Math.max(0, x - 12 - readoutWidth) : x + 12;
  return (
    <div
      aria-hidden
      style={{ left, width: readoutWidth }}
      className="pointer-events-none absolute top-1 z-10 rounded-lg bg-overlay px-3 py-2 text-[0.8125rem] shadow-pop"
    >
      <p className="mb-1 font-medium">{point.name}</p>
      {parts ? (
        parts.map((part, index) => (
          <Row key={part} kind={index} label={part} value={format(point.parts?.[index])} />
        ))
      ) : (
        <Row kind="now" label="This period" value={format(point.value)} />
      )}
      {'before' in point ? <Row kind="before" label="Before" value={format(point.before)} /> : null}
    </div>
  );
}

function Row({ kind, label, value }: Parameters<typeof LineMark>[0] & { label: string; value: string }) {
  return (
    <p className="flex items-center gap-2">
      <LineMark kind={kind} />
      <span className="min-w-0 flex-1 truncate text-ink-2">{label}</span>
      <span className={kind === 'before' ? '' : 'font-semibold'}>{value}</span>
    </p>
  );
}
