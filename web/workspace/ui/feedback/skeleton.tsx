import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A gray shape of what is coming; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('shimmer rounded-md', className)} />;
}

interface SkeletonsProps {
  count: number;
  className?: string;
  children: ReactNode;
}

/** The same shape several times: rows, tiles. */
export function Skeletons({ count, className, children }: SkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={className}>
      {children}
    </div>
  ));
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
