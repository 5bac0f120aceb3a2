import { clsx } from 'clsx';
import { productName } from '#contract/primitives/product';

export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2', className)}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-6 text-accent-mark">
        <rect x="10" y="4" width="18" height="18" rx="4" fill="currentColor" opacity=".38" />
        <rect x="4" y="10" width="18" height="18" rx="4" fill="currentColor" />
        <path d="M9 17h8M9 21.5h5" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="text-base font-semibold tracking-tight">{productName}</span>
    </span>
  );
}
