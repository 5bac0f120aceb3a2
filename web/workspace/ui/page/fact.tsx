import type { ReactNode } from 'react';

export const factLink = 'underline decoration-line-strong underline-offset-4 hover:decoration-ink';

/** A term and its value in a description list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-ink-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
