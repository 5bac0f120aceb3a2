/** The three statuses and the ways between them, as `functions/reference/rules.ts` allows them. */
export function StatusDrawing() {
  return (
    <svg
      className="status-drawing"
      viewBox="0 0 560 250"
      role="img"
      aria-label="Draft and published change into each other. Both can be archived. An archived reference comes back as a draft."
    >
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      <g className="ways">
        <path d="M172 52H386" markerEnd="url(#arrow)" />
        <path d="M388 84H174" markerEnd="url(#arrow)" />
        <path d="M432 108 338 186" markerEnd="url(#arrow)" />
        <path d="M104 108 198 190" markerEnd="url(#arrow)" />
        <path d="M226 186 136 110" markerEnd="url(#arrow)" />
      </g>
      <g className="states">
        <rect x="30" y="28" width="140" height="78" rx="12" />
        <rect x="390" y="28" width="140" height="78" rx="12" className="is-live" />
        <rect x="200" y="172" width="140" height="66" rx="12" />
        <text x="100" y="73">
          Draft
        </text>
        <text x="460" y="73" className="is-live">
          Published
        </text>
        <text x="270" y="211">
          Archived
        </text>
      </g>
      <g className="verbs">
        <text x="280" y="42">
          Publish
        </text>
        <text x="280" y="104">
          Unpublish
        </text>
        <text x="424" y="160">
          Archive
        </text>
        <text x="104" y="166">
          Archive
        </text>
        <text x="238" y="146" className="at-start">
          Restore as draft
        </text>
      </g>
    </svg>
  );
}
