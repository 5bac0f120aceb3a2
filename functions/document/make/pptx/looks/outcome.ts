import type { Chapter } from '../../manuscript.ts';
import { paragraphs, runs, write } from '../draw.ts';
import { factRows, filled, rowsOf } from '../flow.ts';
import { hex, textFrames, wide, type Frame } from '../layouts.ts';
import type { Open } from './opened.ts';
import { addCustomer, addFigures, addTitle, fitting, picturesIn, roomOf } from '../slides.ts';

const band = { x: 0, y: 0, w: 13.33, h: 2.1 };
const gap = 0.35;

/** Figures in a band of the brand, the result as the largest words, and columns below. */
export const openOutcome: Open = ({ layouts, palette }, chapter) => {
  const { title, picture, figures, lead, passages, details, quote } = chapter;
  const { result, columns = [] } = chapter.outcome ?? {};
  const frames = framesOf(chapter);
  const width = (wide.w - gap * (columns.length - 1)) / Math.max(1, columns.length);
  const told = columns.map((blocks) => rowsOf(blocks, 12));
  const room = { width, height: frames.columns.h };
  const hasColumns = told.length > 0 && told.every((rows) => filled(rows, () => room).length === 1);
  // Columns that need more room are read one below the other.
  const text = [...rowsOf(lead), ...(hasColumns ? [] : told.flat()), ...rowsOf(passages)];
  const pages = filled(text, (at) => roomOf(at > 0 ? textFrames.text : frames.columns));
  const start = hasColumns ? [] : (pages.shift() ?? []);
  const draw = () => {
    const slide = layouts.first(
      {
        name: ['outcome', figures.length > 0 && 'with figures', result && 'in words']
          .filter(Boolean)
          .join(' '),
        title: frames.title,
        fontSize: result ? 14 : 26,
        ...(figures.length > 0 && { ground: { frame: band, color: hex(palette.field) } }),
      },
      chapter,
    );
    const sizes = result ? [14, 11] : [26, 22, 18, 14, 11];
    addTitle(slide, chapter, title, { ...frames.title, sizes });
    addCustomer(slide, chapter, frames.customer, hex(palette.accent));
    const color = hex(palette.onField);
    addFigures(slide, chapter, { ...wide, y: 0.55, h: 1.2 }, { size: 34, color, labels: color });
    if (result) {
      const fontSize = fitting(result, frames.result, [24, 20, 17]);
      write(slide, chapter, runs([{ text: result }], chapter, { bold: true, fontSize }), frames.result);
    }
    if (start.length > 0) write(slide, chapter, paragraphs(start, chapter), frames.columns);
    if (hasColumns)
      for (const [at, rows] of told.entries()) {
        const x = wide.x + at * (width + gap);
        write(slide, chapter, paragraphs(rows, chapter), { ...frames.columns, x, w: width });
      }
    return slide;
  };
  return {
    slides: [draw],
    rows: [...pages.flat(), ...factRows(details)],
    pictures: [...(picture ? [{ kind: 'picture' as const, picture }] : []), ...picturesIn(passages)],
    quote,
  };
};

function framesOf({ figures, outcome }: Chapter): Record<'customer' | 'title' | 'result' | 'columns', Frame> {
  const top = figures.length > 0 ? band.h + 0.3 : 0.65;
  const titled = outcome?.result ? 0.5 : 0.95;
  const below = top + 0.33 + titled + 0.1;
  const columns = outcome?.result ? below + 1.05 : below + 0.1;
  return {
    customer: { ...wide, y: top, h: 0.3 },
    title: { ...wide, y: top + 0.33, h: titled },
    result: { ...wide, y: below, h: 0.95 },
    columns: { ...wide, y: columns, h: 6.8 - columns },
  };
}
