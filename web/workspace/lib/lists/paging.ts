export interface PageOf<Item> {
  items: readonly Item[];
  /** Starts at 1. */
  page: number;
  pages: number;
  first: number;
}

export function pageOf<Item>(all: readonly Item[], requested: number, size: number): PageOf<Item> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(1, requested), pages);
  const start = (page - 1) * size;
  return { items: all.slice(start, start + size), page, pages, first: start + 1 };
}

/** The page numbers to show: the ends and the neighbors. 'gap' replaces two or more omitted ones. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) => {
    const skipped = number - (near[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
