import type { ReferenceStatus } from '#contract/resources/reference';
import styles from './reference-management.module.css';

interface Arrow {
  from: ReferenceStatus;
  to: ReferenceStatus;
  verb: string;
  line: string;
  x: number;
  y: number;
}

export const statusArrows: readonly Arrow[] = [
  { from: 'Draft', to: 'Published', verb: 'Publish', line: 'M172 52H386', x: 280, y: 42 },
  { from: 'Published', to: 'Draft', verb: 'Unpublish', line: 'M388 84H174', x: 280, y: 104 },
  { from: 'Published', to: 'Archived', verb: 'Archive', line: 'M432 108 338 186', x: 424, y: 160 },
  { from: 'Draft', to: 'Archived', verb: 'Archive', line: 'M104 108 198 190', x: 104, y: 166 },
  {
    from: 'Archived',
    to: 'Draft',
    verb: 'Restore as draft',
    line: 'M226 186 136 110',
    x: 238,
    y: 146,
  },
];

/** Draws the changes of status that `functions/reference/rules.ts` allows. */
export function StatusDrawing() {
  return (
    <svg
      className={styles.statusDrawing}
      viewBox="0 0 560 250"
      role="img"
      aria-label="Draft and published change into each other. Both can be archived. An archived reference comes back as a draft."
    >
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      <g className={styles.ways}>
        {statusArrows.map(({ line }) => (
          <path key={line} d={line} markerEnd="url(#arrow)" />
        ))}
      </g>
      <g>
        <rect x="30" y="28" width="140" height="78" rx="12" />
        <rect x="390" y="28" width="140" height="78" rx="12" className={styles.isLive} />
        <rect x="200" y="172" width="140" height="66" rx="12" />
        <text x="100" y="73">
          Draft
        </text>
        <text x="460" y="73" className={styles.isLive}>
          Published
        </text>
        <text x="270" y="211">
          Archived
        </text>
      </g>
      <g className={styles.verbs}>
        {statusArrows.map(({ verb, line, x, y }) => (
          <text key={line} x={x} y={y}>
            {verb}
          </text>
        ))}
      </g>
    </svg>
  );
}
