import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey shape of what is coming; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('shimmer rounded-md', className)} />;
}

/** Around skeletons: says to screen readers once that something is loading. */
export function Loading({ label = 'Loading…', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy className="fade-in">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
