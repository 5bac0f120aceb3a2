import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as words from '#words/ui';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('shimmer rounded-md', className)} />;
}

interface SkeletonsProps {
  count: number;
  className?: string;
  children: ReactNode;
}

export function Skeletons({ count, className, children }: SkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={className}>
      {children}
    </div>
  ));
}

export function Loading({ label = words.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy className="fade-in">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
