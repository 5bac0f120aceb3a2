import { useContext } from 'react';
import { PageWords } from './page-words.tsx';
import { addressOf, type PageView, type Shelf } from './page-view.ts';

export function Paging({ view, shelf: { number, pages } }: { view: PageView; shelf: Shelf }) {
  const words = useContext(PageWords);
  if (pages < 2) return null;
  const to = (page: number) => addressOf(view, { ...view.filter, page });
  return (
    <nav className="page-paging" aria-label={words.paging}>
      {number > 1 ? (
        <a rel="prev" href={to(number - 1)}>
          {words.pagingPrevious}
        </a>
      ) : null}
      <span aria-current="page">{words.pagingAt(number, pages)}</span>
      {number < pages ? (
        <a rel="next" href={to(number + 1)}>
          {words.pagingNext}
        </a>
      ) : null}
    </nav>
  );
}
