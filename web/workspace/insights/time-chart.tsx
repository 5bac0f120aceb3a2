import { useId, useRef, useState, type PointerEvent } from 'react';
import * as words from '#words/insights';
import { useWidth } from '../lib/hooks/use-width.ts';
import { Lines, PartLines, type Scales } from './chart-lines.tsx';
import { type ChartPoint, namedPoints, ticksUpTo } from './chart-points.ts';
import { partLines, LineMark } from './line-mark.tsx';

export interface TimeChartProps {
  /** Screen readers get this text in place of the picture. */
  summary: string;
  label: string;
  points: readonly ChartPoint[];
  parts?: readonly string[] | undefined;
  format: (value: number | undefined) => string;
  kind: 'count' | 'rate';
  height: number;
}

const room = { top: 12, right: 10, bottom: 26, left: 44 };
const tickWidth = 84;

/** Pointer, touch and arrow keys move through the points. */
export function TimeChart(props: TimeChartProps) {
  const { summary, label, points, parts, format, kind, height } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const hint = useId();
  const [pointed, setAt] = useState<number>();
  const last = points.length - 1;
  // Another period may have fewer points.
  const at = pointed === undefined ? undefined : Math.min(pointed, last);
  const values = points.flatMap((point) => point.parts ?? [point.value ?? 0, point.before ?? 0]);
  const ticks = ticksUpTo(Math.max(0, ...values), 4, kind === 'count' ? 1 : 0.001);
  const inner = {
    width: Math.max(0, width - room.left - room.right),
    height: height - room.top - room.bottom,
  };
  const x = (index: number) => room.left + (last === 0 ? inner.width / 2 : (index / last) * inner.width);
  const y = (value: number) => room.top + inner.height * (1 - value / ticks.at(-1)!);
  const shown = at === undefined ? undefined : points[at];

  const follow = (event: PointerEvent) => {
    const offset = event.clientX - box.current!.getBoundingClientRect().left - room.left;
    setAt(Math.min(last, Math.max(0, Math.round((offset / inner.width) * last) || 0)));
  };
  return (
    <div
      ref={box}
      onPointerMove={follow}
      onPointerLeave={() => setAt(undefined)}
      style={{ height }}
      className="relative rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus"
    >
      {width === 0 ? null : (
        // After the window shrinks, the old drawing must not widen the page until the next render.
        <div dir="ltr" className="overflow-x-clip">
          <svg
            width={width}
            height={height}
            role="img"
            aria-label={summary}
            className="block overflow-visible"
          >
            <Frame ticks={ticks} points={points} x={x} y={y} width={width} height={height} format={format} />
            {parts ? (
              <PartLines count={parts.length} points={points} x={x} y={y} />
            ) : (
              <Lines points={points} x={x} y={y} />
            )}
            {shown ? <Marker point={shown} x={x(at!)} y={y} bottom={height - room.bottom} /> : null}
          </svg>
        </div>
      )}
      {/* A native slider gives arrows, Home, End and the gestures of screen readers. */}
      <input
        type="range"
        min={0}
        max={last}
        value={at ?? last}
        aria-label={label}
        aria-valuetext={readOut(points[at ?? last]!, props)}
        aria-describedby={hint}
        onChange={(event) => setAt(Number(event.target.value))}
        onFocus={() => setAt(at ?? last)}
        onBlur={() => setAt(undefined)}
        className="sr-only"
      />
      <span id={hint} hidden>
        {words.chartHint}
      </span>
      {shown && width > 0 ? (
        <ChartReadout point={shown} x={x(at!)} width={width} format={format} parts={parts} />
      ) : null}
    </div>
  );
}

function readOut(at: ChartPoint, { format, parts }: Pick<TimeChartProps, 'format' | 'parts'>): string {
  const { name, value, before } = at;
  if (parts) return `${name}: ${parts.map((part, n) => `${part} ${format(at.parts?.[n])}`).join(', ')}`;
  const point = `${name}: ${format(value)}`;
  return before === undefined ? point : words.pointBefore(point, format(before));
}

interface FrameProps extends Scales, Pick<TimeChartProps, 'points' | 'format' | 'height'> {
  ticks: readonly number[];
  width: number;
}

function Frame({ ticks, points, x, y, width, height, format }: FrameProps) {
  const named = namedPoints(points.length, Math.floor((width - room.left) / tickWidth));
  return (
    <g aria-hidden className="fill-ink-3 text-[0.6875rem]">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={room.left}
            x2={width - room.right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={room.left - 10} y={y(tick)} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {named.map((index) => (
        <text
          key={index}
          x={x(index)}
          y={height - 6}
          textAnchor={
            points.length > 1 && index === points.length - 1 ? 'end' : index === 0 ? 'start' : 'middle'
          }
        >
          {points[index]!.tick}
        </text>
      ))}
    </g>
  );
}

function Marker({ point, x, y, bottom }: { point: ChartPoint; x: number; y: Scales['y']; bottom: number }) {
  return (
    <g aria-hidden>
      <line x1={x} x2={x} y1={room.top} y2={bottom} className="stroke-ink-3" />
      {point.parts?.map((value, index) => (
        <circle
          // oxlint-disable-next-line react/no-array-index-key -- a part is its place
          key={index}
          cx={x}
          cy={y(value)}
          r={3.5}
          strokeWidth={2}
          className={`fill-surface ${partLines[index % partLines.length]!.className}`}
        />
      ))}
      {point.before === undefined ? null : (
        <circle cx={x} cy={y(point.before)} r={3.5} strokeWidth={2} className="fill-surface stroke-ink-3" />
      )}
      {point.value === undefined ? null : (
        <circle cx={x} cy={y(point.value)} r={4.5} strokeWidth={2} className="fill-accent stroke-surface" />
      )}
    </g>
  );
}

const readoutWidth = 190;

interface ChartReadoutProps extends Pick<TimeChartProps, 'format' | 'parts'> {
  point: ChartPoint;
  /** Position of the point and width of the chart, in pixels. */
  x: number;
  width: number;
}

function ChartReadout({ point, x, width, format, parts }: ChartReadoutProps) {
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
        <Row kind="now" label={words.thisPeriod} value={format(point.value)} />
      )}
      {'before' in point ? <Row kind="before" label={words.before} value={format(point.before)} /> : null}
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
