import { Area, LinePath } from '@visx/shape';
import type { ChartPoint } from './chart-points.ts';
import { partLines } from './line-mark.tsx';

export interface Scales {
  x: (index: number) => number;
  y: (value: number) => number;
}

interface LinesProps extends Scales {
  points: readonly ChartPoint[];
}

/** One line for each part. The first part is the largest, so it is drawn last, on top. */
export function PartLines({ count, points, x, y }: LinesProps & { count: number }) {
  const parts = Array.from({ length: count }, (_, part) => part).toReversed();
  return (
    <g aria-hidden>
      {parts.map((part) => (
        <g key={part}>
          <LinePath
            data={[...points]}
            x={(_, index) => x(index)}
            y={(point) => y(point.parts?.[part] ?? 0)}
            strokeWidth={2}
            {...partLines[part % partLines.length]}
          />
          {points.length === 1 ? (
            <circle
              cx={x(0)}
              cy={y(points[0]!.parts?.[part] ?? 0)}
              r={3}
              strokeWidth={2}
              className={`fill-surface ${partLines[part % partLines.length]!.className}`}
            />
          ) : null}
        </g>
      ))}
    </g>
  );
}

export function Lines({ points, x, y }: LinesProps) {
  const data = points.map((point, index) => ({ ...point, index }));
  type Datum = (typeof data)[number];
  const shared = { data, x: ({ index }: Datum) => x(index) };
  const isKnown = ({ value }: Datum) => value !== undefined;
  return (
    <g aria-hidden>
      <Area
        {...shared}
        defined={isKnown}
        y0={y(0)}
        y1={({ value }) => y(value!)}
        className="fill-accent-mark/10"
      />
      <LinePath
        {...shared}
        defined={({ before }) => before !== undefined}
        y={({ before }) => y(before!)}
        className="stroke-ink-3"
        strokeWidth={1.5}
        strokeDasharray="2 4"
      />
      <LinePath
        {...shared}
        defined={isKnown}
        y={({ value }) => y(value!)}
        className="stroke-accent"
        strokeWidth={2}
      />
      {/* The last day is incomplete and therefore lower, so its line ends with an open circle. */}
      {data.at(-1)?.unfinished && data.at(-1)?.value !== undefined ? (
        <circle
          cx={x(data.length - 1)}
          cy={y(data.at(-1)!.value!)}
          r={3.5}
          strokeWidth={2}
          className="fill-surface stroke-accent"
        />
      ) : null}
      {/* A line needs two points to be visible, so a single point is a dot. */}
      {data
        .filter((point) => isAlone(points, point.index))
        .map(({ index, value }) => (
          <circle key={index} cx={x(index)} cy={y(value!)} r={3} className="fill-accent" />
        ))}
    </g>
  );
}

function isAlone(points: readonly ChartPoint[], index: number): boolean {
  const known = (at: number) => points[at]?.value !== undefined;
  return known(index) && !known(index - 1) && !known(index + 1);
}
