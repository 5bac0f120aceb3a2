import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#words/lists';
import { pageNumbers } from '../../lib/lists/paging.ts';
import { buttonClass } from '../elements/button.tsx';
import { Link } from '../elements/link.tsx';

interface PagerProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  onGo: () => void;
}

export function Pager({ page, pages, addressOf, onGo }: PagerProps) {
  if (pages === 1) return null;
  const step = (to: number, label: string, icon: ReactNode, className?: string) => (
    <Link
      to={addressOf(to)}
      onClick={onGo}
      className={buttonClass(
        'ghost',
        'md',
        clsx('max-sm:h-11', className, (to < 1 || to > pages) && 'invisible'),
      )}
    >
      {icon}
      {label}
    </Link>
  );
  return (
    <nav aria-label={words.pages} className="mt-8 flex items-center justify-between gap-2 sm:justify-center">
      {step(page - 1, words.pagesPrevious, <ChevronLeft aria-hidden />)}
      <span className="text-ink-2 sm:hidden">{words.pageOf(page, pages)}</span>
      <ol className="flex items-center gap-1 max-sm:hidden">
        {pageNumbers(page, pages).map((number, index, all) =>
          number === 'gap' ? (
            <li key={`gap-${all[index - 1]}`} aria-hidden className="w-8 text-center text-ink-3">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={addressOf(number)}
                onClick={onGo}
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={clsx(
                  'grid h-9 min-w-9 place-items-center rounded-lg px-2 font-medium',
                  number === page ? 'bg-neutral-soft text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
                )}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {step(page + 1, words.pagesNext, <ChevronRight aria-hidden />, 'flex-row-reverse')}
    </nav>
  );
}
