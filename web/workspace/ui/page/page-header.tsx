import type { ReactNode } from 'react';
import { ChevronLeft } from 'lucide-react';
import { Link } from '../elements/link.tsx';

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
}

export function PageHeader({ title, description, actions, back }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {back ? (
          <Link
            to={back.to}
            className="-ms-1 mb-1.5 inline-flex min-h-6 items-center gap-0.5 rounded text-[0.8125rem] text-ink-2 hover:text-ink"
          >
            <ChevronLeft aria-hidden className="size-4" />
            {back.label}
          </Link>
        ) : null}
        <h1 className="text-[1.375rem] leading-8 font-semibold wrap-anywhere">{title}</h1>
        {description ? <p className="mt-0.5 max-w-2xl text-pretty text-ink-2">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}
