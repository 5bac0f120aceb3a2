import type Pptx from 'pptxgenjs';
import type { Chapter } from '../../manuscript.ts';
import { paragraphs, place, runs, write } from '../draw.ts';
import { factRows, filled, linesOf, rowsOf, type Row } from '../flow.ts';
import { hex, muted, pictureFrame, sheetFrames, textFrames, type Frame, type Layouts } from '../layouts.ts';
import type { Open } from './opened.ts';
import { addCustomer, addFigures, addTitle, picturesIn, roomOf } from '../slides.ts';

interface Facts {
  shown: (Frame & Chapter['details'][number])[];
  /** They begin here. */
  top: number;
}

/** Six are the most that a slide shows, and fewer if their values are long. */
const mostFacts = 6;
const mostFactsHeight = 2.2;
const factSize = 11;

function factsOf({ details, picture, logo }: Chapter, { x, w }: Frame): Facts {
  const bottom = logo ? 6.1 : 6.75;
  const columns = picture ? 2 : 3;
  const width = w / columns;
  for (let count = Math.min(mostFacts, details.length); count > 0; count -= 1) {
    const heights = Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
      Math.max(
        ...details
          .slice(row * columns, Math.min((row + 1) * columns, count))
          .map(({ value }) => 0.3 + (linesOf(value, factSize, width - 0.2) * factSize * 1.25) / 72),
      ),
    );
    const top = bottom - heights.reduce((sum, height) => sum + height, 0);
    if (bottom - top > mostFactsHeight) continue;
    const shown = details.slice(0, count).map((detail, at) => {
      const row = Math.floor(at / columns);
      const y = top + heights.slice(0, row).reduce((sum, height) => sum + height, 0);
      return { ...detail, x: x + (at % columns) * width, y, w: width - 0.2, h: heights[row]! };
    });
    return { shown, top };
  }
  return { shown: [], top: bottom };
}

/** The picture, the title, the figures, the beginning of the text and six facts. */
export const openSheet: Open = ({ layouts, palette }, chapter) => {
  const { picture, figures, lead, details, passages, quote } = chapter;
  const frames = sheetFrames({ picture: picture !== undefined, figures: figures.length > 0 });
  const facts = factsOf(chapter, frames.text);
  const rows = [...rowsOf(lead), ...rowsOf(passages), ...factRows(details.slice(facts.shown.length))];
  const first = { width: frames.text.w, height: facts.top - 0.15 - frames.text.y };
  const [start = [], ...texts] = filled(rows, (at) => (at === 0 ? first : roomOf(textFrames.text)));
  return {
    slides: [() => addSheet(layouts, chapter, { accent: hex(palette.accent), facts, start })],
    rows: texts.flat(),
    pictures: picturesIn(passages),
    quote,
  };
};

interface Sheet {
  accent: string;
  facts: Facts;
  start: readonly Row[];
}

function addSheet(layouts: Layouts, chapter: Chapter, { accent, facts, start }: Sheet): Pptx.Slide {
  const { title, picture, logo, figures } = chapter;
  const parts = { picture: picture !== undefined, figures: figures.length > 0, text: start.length > 0 };
  const frames = sheetFrames(parts);
  const slide = layouts.sheet(parts, chapter);
  addTitle(slide, chapter, title, { ...frames.title, sizes: [26, 22, 18, 14, 11] });
  addCustomer(slide, chapter, frames.customer, accent);
  addFigures(slide, chapter, frames.figures, { size: 24, color: accent, labels: muted });
  if (start.length > 0) slide.addText(paragraphs(start, chapter), { placeholder: 'text' });
  for (const { label, value, ...frame } of facts.shown)
    write(
      slide,
      chapter,
      [
        ...runs([{ text: label }], chapter, { color: muted, fontSize: 9, breakLine: true }),
        ...runs([{ text: value }], chapter, { fontSize: factSize }),
      ],
      frame,
    );
  if (picture) place(slide, chapter, picture, pictureFrame, Infinity);
  if (logo) place(slide, chapter, logo, { ...frames.foot, w: 1.6 });
  return slide;
}
