/** Lines of several parts differ in dashes as well as colors, for people who cannot see the colors. */
export const partLines = [
  { className: 'stroke-accent' },
  { className: 'stroke-good', strokeDasharray: '9 4' },
  { className: 'stroke-ink', strokeDasharray: '2 4' },
  { className: 'stroke-warn', strokeDasharray: '9 4 2 4' },
  { className: 'stroke-ink-3', strokeDasharray: '4 4' },
] as const;

const lines = {
  now: { className: 'stroke-accent' },
  before: { className: 'stroke-ink-3', strokeDasharray: '2 4' },
} as const;

export function LineMark({ kind }: { kind: 'now' | 'before' | number }) {
  return (
    <svg aria-hidden width={24} height={8} className="shrink-0">
      <line
        x1={1}
        x2={23}
        y1={4}
        y2={4}
        strokeLinecap="round"
        strokeWidth={kind === 'before' ? 2 : 2.5}
        {...(typeof kind === 'number' ? partLines[kind % partLines.length] : lines[kind])}
      />
    </svg>
  );
}
