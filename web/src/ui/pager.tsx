import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ButtonLink } from './button.tsx';

interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Of all items on all pages. */
  total: number;
  addressOf: (page: number) => string;
}

/** The pages of a long list, by their addresses; nothing when there is only one. */
export function Pager({ page, pageSize, total, addressOf }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  const first = (page - 1) * pageSize + 1;
  const toTop = () => window.scrollTo(0, 0);
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-[0.8125rem] text-ink-2">
        {first}–{Math.min(page * pageSize, total)} of {total}
      </p>
      <div className="flex gap-2">
        {page > 1 ? (
          <ButtonLink size="sm" to={addressOf(page - 1)} onClick={toTop} icon={<ChevronLeft aria-hidden />}>
            Previous
          </ButtonLink>
        ) : null}
        {page < pages ? (
          <ButtonLink size="sm" to={addressOf(page + 1)} onClick={toTop}>
            Next
            <ChevronRight aria-hidden />
          </ButtonLink>
        ) : null}
      </div>
    </nav>
  );
}
