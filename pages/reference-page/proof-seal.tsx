import { once } from '#contract/primitives/once';

const marks = {
  valid: 'M19 7 10 17l-5-5',
  changed: 'M12 6v8M12 18h.01',
  partial: 'M6 12h12',
  expired: 'M12 6v6l4 3',
  withdrawn: 'M9 13 4.5 8.5 9 4M4.5 8.5H14a5 5 0 0 1 0 10h-3',
  unknown: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01',
};

/** A guilloche: waves around a circle, each shifted a little. */
const rings = once(() => [0, 1, 2].map((shift) => ring(shift * 0.35)));

function ring(shift: number): string {
  const points = Array.from({ length: 181 }, (_, n) => {
    const angle = (n / 180) * 2 * Math.PI;
    const radius = 46 + 8 * Math.sin(18 * angle + shift * Math.PI);
    return `${(60 + radius * Math.cos(angle)).toFixed(1)} ${(60 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export function Seal({ state }: { state: keyof typeof marks }) {
  return (
    <svg className="proof-seal" viewBox="0 0 120 120" aria-hidden="true">
      {rings().map((path) => (
        <path key={path} className="proof-ring" d={path} />
      ))}
      <circle className="proof-disc" cx="60" cy="60" r="33" />
      <path className="proof-mark" transform="translate(40 40) scale(1.667)" d={marks[state]} />
    </svg>
  );
}
