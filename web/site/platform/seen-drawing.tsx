import styles from './analytics-dashboard.module.css';

const cards = [
  { x: 36, y: 74, seen: true, note: 'seen' },
  { x: 228, y: 74, seen: true, note: 'seen' },
  { x: 36, y: 252, seen: true, note: 'half of it, for a second: seen' },
  { x: 228, y: 306, seen: false, note: 'not yet' },
] as const;

export function SeenDrawing() {
  return (
    <figure className={styles.seenDrawing}>
      <svg
        viewBox="0 0 420 480"
        role="img"
        aria-label="A window with four cards. Two are in sight, one reaches halfway beyond the lower edge and counts as seen after a second, one shows only its upper edge and does not count."
      >
        <clipPath id="window">
          <path d="M8 8H412V350H8z" />
        </clipPath>
        {cards.map(({ x, y }) => (
          <Card key={`${x} ${y}`} x={x} y={y} className={styles.cardBelow} />
        ))}
        <path className={styles.pane} d="M8 352V20A12 12 0 0 1 20 8H400A12 12 0 0 1 412 20V352" />
        <g clipPath="url(#window)">
          {cards.map(({ x, y, seen }) => (
            <Card key={`${x} ${y}`} x={x} y={y} className={seen ? styles.cardSeen : undefined} />
          ))}
        </g>
        <path className={styles.paneLine} d="M8 44H412" />
        <g className={styles.paneDots}>
          <circle cx="28" cy="26" r="4" />
          <circle cx="44" cy="26" r="4" />
          <circle cx="60" cy="26" r="4" />
        </g>
        <path className={styles.fold} d="M0 352H420" />
        <g className={styles.seenMarks}>
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

function Card({ x, y, className }: { x: number; y: number; className?: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <rect width="156" height="160" rx="10" />
      <path className={styles.cardPicture} d="M0 70V10A10 10 0 0 1 10 0H146A10 10 0 0 1 156 10V70z" />
      <path className={styles.cardWords} d="M16 92H118M16 112H138M16 128H128M16 144H92" />
    </g>
  );
}
