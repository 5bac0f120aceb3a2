import { place, runs, write } from '../draw.ts';
import { hex, muted, wide } from '../layouts.ts';
import type { Open } from './opened.ts';
import { openSheet } from './sheet.ts';
import { addCustomer, addTitle, fitting, heightOf } from '../slides.ts';

const words = { x: 0.9, w: 8.2 };
const frames = {
  customer: { ...words, y: 0.65, h: 0.3 },
  title: { ...words, y: 0.95, h: 0.55 },
  quote: { ...words, y: 1.75, h: 4 },
  speaker: { ...words, y: 5.9, h: 0.85 },
  portrait: { x: 9.83, y: 1.75, w: 2.6, h: 2.6 },
  logo: { x: 9.83, y: 4.7, w: 2.6, h: 1.1 },
};
const sizes = [30, 26, 22, 18];

/** The customer's words over the slide. The sheet without them follows. */
export const openVoice: Open = (deck, chapter) => {
  const { layouts, palette } = deck;
  const { title, quote, logo, ...rest } = chapter;
  const size = quote && fitting(quote.text, frames.quote, sizes);
  // A quote that is longer has slides of its own.
  if (!quote || heightOf(quote.text, size!, frames.quote.w) > frames.quote.h) return openSheet(deck, chapter);
  const { text, person, role, portrait, from } = quote;
  const sheet = openSheet(deck, { ...rest, title });
  const draw = () => {
    const slide = layouts.first({ name: 'quote', title: frames.title, fontSize: 14, across: wide }, chapter);
    addTitle(slide, chapter, title, { ...frames.title, sizes: [14, 11, 9] });
    const accent = hex(palette.accent);
    addCustomer(slide, chapter, frames.customer, accent);
    write(
      slide,
      chapter,
      runs([{ text }], chapter, { bold: true, color: accent, fontSize: size }),
      frames.quote,
    );
    const lines = [
      ...(person ? [{ text: person, fontSize: 14, bold: true }] : []),
      ...(role ? [{ text: role, fontSize: 12 }] : []),
      ...(from ? [{ text: from, fontSize: 9, color: muted }] : []),
    ];
    if (lines.length > 0)
      write(
        slide,
        chapter,
        lines.flatMap(({ text: line, ...style }, at) =>
          runs([{ text: line }], chapter, { ...style, breakLine: at < lines.length - 1 }),
        ),
        frames.speaker,
      );
    if (portrait) place(slide, chapter, portrait, frames.portrait, Infinity);
    if (logo) place(slide, chapter, logo, portrait ? frames.logo : { ...frames.logo, y: frames.portrait.y });
    return slide;
  };
  return { ...sheet, slides: [draw, ...sheet.slides], quote: undefined };
};
