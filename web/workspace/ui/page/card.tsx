import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={clsx('rounded-xl border border-line bg-surface', className ?? 'p-5')} />
  );
}
