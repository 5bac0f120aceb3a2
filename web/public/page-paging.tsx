import { addressOf, type PageView, type Shelf } from './page-view.ts';

/** Through a page's cards, by addresses of their own. */
export function Paging({ view, shelf: { number, pages } }: { view: PageView; shelf: Shelf }) {
  if (pages < 2) return null;
  const to = (page: number) => addressOf(view, { ...view.filter, page });
  return (
    <nav className="page-paging" aria-label="Pages of references">
      {number > 1 ? (
        <a rel="prev" href={to(number - 1)}>
          Previous
        </a>
      ) : null}
      <span aria-current="page">
        Page {number} of {pages}
      </span>
      {number < pages ? (
        <a rel="next" href={to(number + 1)}>
          Next
        </a>
      ) : null}
    </nav>
  );
}
