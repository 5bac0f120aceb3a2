/** How a line of the chart is drawn, for the words beside it. */
export function LineMark({ kind }: { kind: 'now' | 'before' }) {
  return (
    <svg aria-hidden width={18} height={8} className="shrink-0">
      <line
        x1={1}
        x2={17}
        y1={4}
        y2={4}
        strokeLinecap="round"
        strokeWidth={kind === 'now' ? 2.5 : 2}
        strokeDasharray={kind === 'now' ? undefined : '2 4'}
        className={kind === 'now' ? 'stroke-accent' : 'stroke-ink-3'}
      />
    </svg>
  );
}
