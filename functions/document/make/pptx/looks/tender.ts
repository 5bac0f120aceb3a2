import { place } from '../draw.ts';
import { figureRows, rowsOf } from '../flow.ts';
import { hex, ink, muted, wide } from '../layouts.ts';
import type { Open } from './opened.ts';
import { addCustomer, addTitle, picturesIn } from '../slides.ts';
import { addTable, heightOf, pagesOf, type Cell } from '../tables.ts';

const narrow = { x: 0.9, w: 7.9 };
export const tenderPicture = { x: 9.23, y: 0.65, w: 3.2, h: 2 };
const logoFrame = { x: 10.83, y: 0.65, w: 1.6, h: 0.7 };
const gap = 0.43;
const widths = [1.95, 3.6];
const bottom = 6.75;

/** The rows of a slide that is not full are in two columns of a length. */
function half(rows: readonly Cell[][]): number {
  const heights = rows.map((row) => heightOf(row, widths));
  return heights.reduce((sum, height) => sum + height, 0) / 2 + Math.max(0, ...heights);
}

/** Labels and values in two columns. A business secret has a bar beside it. */
export const openTender: Open = ({ layouts, palette }, chapter) => {
  const { picture, logo, figures, lead, passages, details, quote } = chapter;
  const accent = hex(palette.accent);
  const column = picture || logo ? narrow : wide;
  const titleFrame = { ...column, y: 0.98, h: picture ? 1.6 : 0.95 };
  const top = titleFrame.y + titleFrame.h + 0.2;
  const rows = details.map(({ label, value, isSecret }): Cell[] => [
    { text: label, size: 9, color: muted, ...(isSecret && { bar: accent }) },
    { text: value, size: 10, color: ink },
  ]);
  // Each slide has two of these.
  const halves = pagesOf(rows, widths, Math.min(bottom - top, half(rows)));
  const pages = Array.from({ length: Math.max(1, Math.ceil(halves.length / 2)) }, (_, at) =>
    halves.slice(2 * at, 2 * at + 2),
  );
  const draw = (page: (typeof pages)[number], isFirst: boolean) => (heading: string) => {
    const beside = picture ? 'beside a picture' : logo && 'beside a logo';
    const slide = layouts.first(
      { name: ['facts', beside].filter(Boolean).join(' '), title: titleFrame, fontSize: 24, across: wide },
      chapter,
    );
    addTitle(slide, chapter, heading, { ...titleFrame, sizes: [24, 20, 16, 13, 11] });
    addCustomer(slide, chapter, { ...column, y: 0.65, h: 0.3 }, accent);
    if (picture && isFirst) place(slide, chapter, picture, tenderPicture, Infinity);
    if (logo && !picture) place(slide, chapter, logo, logoFrame);
    for (const [at, some] of page.entries()) {
      const x = wide.x + at * (widths[0]! + widths[1]! + gap);
      addTable(slide, chapter, { rows: some, widths, at: { x, y: top } });
    }
    return slide;
  };
  return {
    slides: pages.map((page, at) => draw(page, at === 0)),
    rows: [...figureRows(figures), ...rowsOf(lead), ...rowsOf(passages)],
    pictures: picturesIn(passages),
    quote,
  };
};
