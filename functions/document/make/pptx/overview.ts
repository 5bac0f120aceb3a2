import type { Manuscript } from '../manuscript.ts';
import { ink, muted, type Layouts } from './layouts.ts';
import { addTitle } from './slides.ts';
import { addTable, heightOf, pagesOf, type Cell } from './tables.ts';

const title = { x: 0.9, y: 0.65, w: 11.53, h: 0.6 };
const top = 1.4;
const bottom = 6.8;
const mostRows = 12;

/** All references, with the headings on each slide. */
export function addOverview(layouts: Layouts, manuscript: Manuscript): void {
  const { overview, ...told } = manuscript;
  const all = overview.shares.reduce((sum, share) => sum + share, 0);
  const widths = overview.shares.map((share) => (title.w * share) / all);
  const head = overview.headings.map((text): Cell => ({ text, size: 9, color: muted, bold: true }));
  const rows = overview.rows.map((row) => row.map((text): Cell => ({ text, size: 10, color: ink })));
  const room = bottom - top - heightOf(head, widths);
  const pages = pagesOf(rows, widths, room).flatMap((page) =>
    Array.from({ length: Math.ceil(page.length / mostRows) }, (_, at) =>
      page.slice(mostRows * at, mostRows * (at + 1)),
    ),
  );
  for (const [at, page] of pages.entries()) {
    const slide = layouts.first({ name: 'table', title, fontSize: 24 }, told);
    const heading = pages.length > 1 ? `${told.title} (${at + 1}/${pages.length})` : told.title;
    addTitle(slide, told, heading, { ...title, sizes: [24, 20, 16, 12] });
    addTable(slide, told, { rows: [head, ...page], widths, at: { x: title.x, y: top } });
  }
}
