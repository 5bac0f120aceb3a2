import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Link, type LinkProps } from './link.tsx';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';
type Size = 'sm' | 'md' | 'lg';

const base =
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-1.5 whitespace-nowrap max-sm:whitespace-normal rounded-lg font-medium transition-colors duration-100 select-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0';

const variants: Record<Variant, string> = {
  primary:
    'bg-accent text-on-accent not-disabled:hover:bg-accent-hover shadow-[inset_0_1px_0_#ffffff26,0_1px_2px_#0000001f]',
  secondary:
    'border border-line-strong bg-surface text-ink not-disabled:hover:bg-sunken dark:not-disabled:hover:bg-overlay shadow-[0_1px_1px_#0000000a]',
  ghost: 'text-ink-2 not-disabled:hover:bg-hover not-disabled:hover:text-ink',
  danger: 'bg-bad-fill text-white not-disabled:hover:brightness-92',
};

const sizes: Record<Size, string> = {
  sm: 'min-h-8 px-2.5 text-[0.8125rem]',
  md: 'min-h-9 px-3.5 text-sm',
  lg: 'min-h-11 px-5 text-[0.9375rem]',
};

export function buttonClass(variant: Variant = 'secondary', size: Size = 'md', className?: string): string {
  return clsx(base, variants[variant], sizes[size], className);
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  size?: Size;
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({ variant, size, busy, icon, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      // A disabled button would lose the focus, so a busy one stays enabled and submits nothing.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, size, className)}
    >
      <span className={clsx('inline-flex items-center gap-1.5', busy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {busy ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}

interface ButtonLinkProps extends LinkProps {
  variant?: Variant;
  size?: Size;
  icon?: ReactNode;
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(variant, size, className)}>
      {icon}
      {children}
    </Link>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        'grid size-8 shrink-0 place-items-center rounded-lg text-ink-2 transition-colors duration-100 hover:bg-hover hover:text-ink disabled:opacity-55 [&_svg]:size-4',
        className,
      )}
    />
  );
}
