import { paragraphs, place, runs, write } from '../draw.ts';
import { factRows, figureRows, filled, rowsOf } from '../flow.ts';
import { hex, muted } from '../layouts.ts';
import type { Open } from './opened.ts';
import { openSheet } from './sheet.ts';
import { addCustomer, addTitle, fitting, heightOf, picturesIn, roomOf } from '../slides.ts';

const column = { x: 0.5, w: 3.6 };
const customerFrame = { ...column, y: 0.65, h: 0.3 };
const titleFrame = { ...column, y: 0.98, h: 2.1 };
const sizes = [24, 20, 16, 13, 11];
const logoFrame = { ...column, w: 1.6, y: 6.4, h: 0.45 };

/** The text follows the title, however long that is. */
function framesBelow(title: string, fontSize: number, hasPlace: boolean) {
  const top = titleFrame.y + heightOf(title, fontSize, column.w) + 0.15;
  const text = top + (hasPlace ? 0.5 : 0.1);
  return { place: { ...column, y: top, h: 0.4 }, text: { ...column, y: text, h: 6.3 - text } };
}

export const wholePicture = { x: 4.53, y: 0, w: 8.8, h: 7.5 };

/** A picture to the edges, beside a panel with the title and the beginning of the text. */
export const openPicture: Open = (deck, chapter) => {
  const { layouts, palette } = deck;
  const { title, picture, logo, figures, lead, passages, details, quote } = chapter;
  if (!picture) return openSheet(deck, chapter);
  const fontSize = fitting(title, titleFrame, sizes);
  const frames = framesBelow(title, fontSize, chapter.place !== undefined);
  const [start = [], ...more] = filled(rowsOf(lead, 12), () => roomOf(frames.text));
  const draw = () => {
    const slide = layouts.first({ name: 'with a large picture', title: titleFrame, fontSize: 24 }, chapter);
    addTitle(slide, chapter, title, { ...titleFrame, sizes });
    addCustomer(slide, chapter, customerFrame, hex(palette.accent));
    if (chapter.place)
      write(
        slide,
        chapter,
        runs([{ text: chapter.place }], chapter, { color: muted, fontSize: 10 }),
        frames.place,
      );
    if (start.length > 0) write(slide, chapter, paragraphs(start, chapter), frames.text);
    if (logo) place(slide, chapter, logo, logoFrame);
    place(slide, chapter, picture, wholePicture, Infinity);
    return slide;
  };
  return {
    slides: [draw],
    rows: [...more.flat(), ...figureRows(figures), ...rowsOf(passages), ...factRows(details)],
    pictures: picturesIn(passages),
    quote,
  };
};
