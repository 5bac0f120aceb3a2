import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A surface with a thin border and no padding of its own. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={clsx('rounded-xl border border-line bg-surface', className ?? 'p-5')} />
  );
}
