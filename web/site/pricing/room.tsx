import { maxCards, plans, type Product } from '#contract/plans';

const columns = 25;
const step = { x: 10, y: 8 };
const largest = Math.max(...plans.map(maxCards));
/** One place in the picture is so many cards: one, unless the largest plan would fill the page. */
const perPlace = Math.max(1, largest / 500);
const rows = Math.ceil(largest / perPlace / columns);

/** A place for a card, empty and filled, for every picture on the page. */
export function RoomPatterns() {
  return (
    <svg className="room-patterns" width="0" height="0" aria-hidden="true">
      {['empty', 'filled'].map((name) => (
        <pattern key={name} id={`room-${name}`} width={step.x} height={step.y} patternUnits="userSpaceOnUse">
          <rect className={`room-${name}`} width={step.x - 2} height={step.y - 2} rx="1" />
        </pattern>
      ))}
    </svg>
  );
}

/** A plan's cards among the places of the largest one. */
export function Room({ plan }: { plan: Product }) {
  const places = Math.ceil(maxCards(plan) / perPlace);
  const full = Math.floor(places / columns);
  const rest = places % columns;
  const width = columns * step.x;
  return (
    <svg className="room" viewBox={`0 0 ${width - 2} ${rows * step.y - 2}`} aria-hidden="true">
      <rect width={width} height={rows * step.y} fill="url(#room-empty)" />
      <rect width={width} height={full * step.y} fill="url(#room-filled)" />
      <rect y={full * step.y} width={rest * step.x} height={step.y} fill="url(#room-filled)" />
    </svg>
  );
}
