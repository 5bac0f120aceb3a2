import type { ReactNode } from 'react';

export const factLink = 'underline decoration-line-strong underline-offset-4 hover:decoration-ink';

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-ink-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
