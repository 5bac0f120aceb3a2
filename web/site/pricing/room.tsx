import { maxCards, plans, type Product } from '#contract/rules/plans';
import styles from './pricing.module.css';

const columns = 25;
const step = { x: 10, y: 8 };
const largest = Math.max(...plans.map(maxCards));
const cardsPerCell = Math.max(1, largest / 500);
const rows = Math.ceil(largest / cardsPerCell / columns);

export function RoomPatterns() {
  return (
    <svg className={styles.roomPatterns} width="0" height="0" aria-hidden="true">
      {['empty', 'filled'].map((name) => (
        <pattern key={name} id={`room-${name}`} width={step.x} height={step.y} patternUnits="userSpaceOnUse">
          <rect className={styles[name]} width={step.x - 2} height={step.y - 2} rx="1" />
        </pattern>
      ))}
    </svg>
  );
}

export function Room({ plan }: { plan: Product }) {
  const cells = Math.ceil(maxCards(plan) / cardsPerCell);
  const full = Math.floor(cells / columns);
  const rest = cells % columns;
  const width = columns * step.x;
  return (
    <svg viewBox={`0 0 ${width - 2} ${rows * step.y - 2}`} aria-hidden="true">
      <rect width={width} height={rows * step.y} fill="url(#room-empty)" />
      <rect width={width} height={full * step.y} fill="url(#room-filled)" />
      <rect y={full * step.y} width={rest * step.x} height={step.y} fill="url(#room-filled)" />
    </svg>
  );
}
