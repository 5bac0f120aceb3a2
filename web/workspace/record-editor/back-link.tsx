import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../ui/elements/link.tsx';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ms-1 inline-flex min-h-6 items-center gap-0.5 rounded text-[0.8125rem] text-ink-2 hover:text-ink"
    >
      <ChevronLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
