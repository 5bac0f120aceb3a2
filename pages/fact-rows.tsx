export type FactRow = readonly [label: string, value: string | undefined];

/** Leaves out what has no value. */
export const FactRows = ({ className, rows }: { className: string; rows: readonly FactRow[] }) => (
  <dl className={className}>
    {rows.map(([label, value]) =>
      value ? (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);
