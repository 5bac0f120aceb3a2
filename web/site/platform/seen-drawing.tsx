const cards = [
  { x: 36, y: 74, seen: true, note: 'seen' },
  { x: 228, y: 74, seen: true, note: 'seen' },
  { x: 36, y: 252, seen: true, note: 'half of it, for a second: seen' },
  { x: 228, y: 306, seen: false, note: 'not yet' },
] as const;

/** A window with four cards, two of them cut off by its lower edge: more than half in sight counts after a second. */
export function SeenDrawing() {
  return (
    <figure className="seen-drawing">
      <svg
        viewBox="0 0 420 480"
        role="img"
        aria-label="A window with four cards. Two are in sight, one reaches halfway beyond the lower edge and counts as seen after a second, one shows only its upper edge and does not count."
      >
        <clipPath id="window">
          <path d="M8 8H412V350H8z" />
        </clipPath>
        {cards.map(({ x, y }) => (
          <Card key={`${x} ${y}`} x={x} y={y} className="card-below" />
        ))}
        <path className="pane" d="M8 352V20A12 12 0 0 1 20 8H400A12 12 0 0 1 412 20V352" />
        <g clipPath="url(#window)">
          {cards.map(({ x, y, seen }) => (
            <Card key={`${x} ${y}`} x={x} y={y} className={seen ? 'card-seen' : 'card-unseen'} />
          ))}
        </g>
        <path className="pane-line" d="M8 44H412" />
        <g className="pane-dots">
          <circle cx="28" cy="26" r="4" />
          <circle cx="44" cy="26" r="4" />
          <circle cx="60" cy="26" r="4" />
        </g>
        <path className="fold" d="M0 352H420" />
        <g className="seen-marks">
          {cards
            .filter(({ seen }) => seen)
            .map(({ x, y }, index) => (
              <g key={`${x} ${y}`} transform={`translate(${x + 134} ${y + 18})`}>
                <circle r="12" />
                {index < 2 ? <path d="M-5 0-1.5 4 5-4" /> : <path d="M0-6V0L4 3" />}
              </g>
            ))}
        </g>
      </svg>
      <figcaption>
        <strong>Cards seen</strong> means at least half of a card, for a second. The one on the left at the
        lower edge counts when that second is over; the one beside it does not.
      </figcaption>
    </figure>
  );
}

function Card({ x, y, className }: { x: number; y: number; className: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <rect width="156" height="160" rx="10" />
      <path className="card-picture" d="M0 70V10A10 10 0 0 1 10 0H146A10 10 0 0 1 156 10V70z" />
      <path className="card-words" d="M16 92H118M16 112H138M16 128H128M16 144H92" />
    </g>
  );
}
