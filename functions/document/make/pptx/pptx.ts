import Pptx from 'pptxgenjs';
import type { Block, Span } from '../blocks.ts';
import { isLong, type Chapter, type Made, type Manuscript, type Told } from '../manuscript.ts';
import { paragraphs, place, runs, write } from './draw.ts';
import { filled, linesOf, rowsOf, type Row } from './flow.ts';
import {
  coverFrames,
  hex,
  layoutsOf,
  muted,
  pictureFrame,
  sheetFrames,
  textFrames,
  type Frame,
  type Layouts,
} from './layouts.ts';
import { repaired } from './repaired.ts';

export const slidePicture = { width: pictureFrame.w, height: pictureFrame.h };

export async function pptx(manuscript: Manuscript): Promise<Made> {
  const file = new Pptx();
  const { title, firm, stamp, entries, contents, proof } = manuscript;
  Object.assign(file, { title, author: firm, company: firm, subject: stamp, layout: 'LAYOUT_WIDE' });
  file.theme = { headFontFace: 'Arial', bodyFontFace: 'Arial' };
  const layouts = layoutsOf(file, manuscript);
  if (isLong(manuscript)) {
    addCover(layouts, manuscript);
    const rows = entries.map((entry): Row => ({ spans: [{ text: entry.title }], size: 14, above: 6 }));
    const pages = filled(rows, () => roomOf(textFrames.text));
    for (const page of pages) addText(layouts, manuscript, contents, page);
  }
  for (const chapter of entries) addChapter(layouts, chapter, hex(manuscript.palette.accent));
  if (proof) {
    const { text, address, code } = proof;
    const link: Row = { spans: [{ text: address }], size: 11, above: 12, link: address };
    const rows = [{ spans: [{ text }], size: 14, above: 0 }, link];
    place(addText(layouts, manuscript, proof.title, rows), manuscript, code, below(proof.title));
  }
  return { body: repaired((await file.write({ outputType: 'nodebuffer' })) as Buffer) };
}

const roomOf = ({ w, h }: Frame) => ({ width: w, height: h });

function addCover(layouts: Layouts, manuscript: Manuscript): void {
  const { title, firm, stamp, logo } = manuscript;
  const slide = layouts.cover(manuscript);
  slide.addText(
    runs([{ text: title }], manuscript, { fontSize: fitting(title, coverFrames.title, [40, 32, 24]) }),
    {
      placeholder: 'title',
    },
  );
  slide.addText(runs([{ text: `${firm}\n${stamp}` }], manuscript), { placeholder: 'text' });
  if (logo) place(slide, manuscript, logo, coverFrames.logo);
}

/** The largest size in which the text fits, or the smallest. */
function fitting(text: string, { w, h }: Frame, sizes: readonly number[]): number {
  return sizes.find((size) => (linesOf(text, size, w) * size * 1.2) / 72 <= h) ?? sizes.at(-1)!;
}

/** Text that does not fit goes to the next slides, then come the pictures and the quote. */
function addChapter(layouts: Layouts, chapter: Chapter, accent: string): void {
  const { title, picture, figures, lead, details, passages, quote, permission } = chapter;
  const frames = sheetFrames({ picture: picture !== undefined, figures: figures.length > 0 });
  const facts = factsOf(chapter, frames.text);
  const more = details.slice(facts.shown.length).map(({ label, value }, at): Row => ({
    spans: [{ text: `${label}: `, strong: true }, { text: value }],
    size: 14,
    above: at === 0 ? 12 : 3,
  }));
  const rows = [...rowsOf(lead), ...rowsOf(passages), ...more];
  const first = { width: frames.text.w, height: facts.top - 0.15 - frames.text.y };
  const [start = [], ...texts] = filled(rows, (at) => (at === 0 ? first : roomOf(textFrames.text)));
  const pictures = picturesIn(passages);
  const words = quote ? filled(quoteRows(quote), () => roomOf(textFrames.text)) : [];
  const count = 1 + texts.length + pictures.length + words.length;
  let at = 1;
  const next = () => {
    at += 1;
    return `${title} (${at}/${count})`;
  };
  const slides = [addSheet(layouts, chapter, { accent, facts, start })];
  for (const page of texts) slides.push(addText(layouts, chapter, next(), page));
  for (const one of pictures) slides.push(addPicture(layouts, chapter, next(), one));
  for (const page of words) {
    const heading = next();
    const slide = addText(layouts, chapter, heading, page);
    if (quote?.portrait) place(slide, chapter, quote.portrait, below(heading));
    slides.push(slide);
  }
  for (const slide of slides) slide.addNotes(permission);
}

function quoteRows({ text, person, role, from }: NonNullable<Chapter['quote']>): Row[] {
  const who: Span[] = [
    ...(person ? [{ text: person, strong: true as const }] : []),
    ...(role ? [{ text: person ? `, ${role}` : role }] : []),
  ];
  return [
    { spans: [{ text, emphasis: true }], size: text.length > 300 ? 18 : 24, above: 0 },
    ...(who.length > 0 ? [{ spans: who, size: 14, above: 14 }] : []),
    ...(from ? [{ spans: [{ text: from }], size: 11, above: 4 }] : []),
  ];
}

type StoryPicture = Extract<Block, { kind: 'picture' }>;

const picturesIn = (blocks: readonly Block[]): StoryPicture[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block];
    if (block.kind === 'list') return block.items.flatMap(picturesIn);
    return block.kind === 'quote' ? picturesIn(block.blocks) : [];
  });

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

interface Sheet {
  accent: string;
  facts: Facts;
  start: readonly Row[];
}

function addSheet(layouts: Layouts, chapter: Chapter, { accent, facts, start }: Sheet): Pptx.Slide {
  const { eyebrow, translated, title, picture, logo, figures } = chapter;
  const parts = { picture: picture !== undefined, figures: figures.length > 0, text: start.length > 0 };
  const frames = sheetFrames(parts);
  const slide = layouts.sheet(parts, chapter);
  const fontSize = fitting(title, frames.title, [26, 22, 18, 14, 11]);
  slide.addText(runs([{ text: title }], chapter, { fontSize }), { placeholder: 'title' });
  const customer = [eyebrow, translated].filter(Boolean).join(' · ');
  if (customer)
    write(
      slide,
      chapter,
      runs([{ text: customer }], chapter, { bold: true, color: accent, fontSize: 12 }),
      frames.customer,
    );
  const width = frames.figures.w / 3;
  for (const [at, { value, unit, label }] of figures.entries()) {
    const number = [value, unit].filter(Boolean).join(' ');
    const frame = { ...frames.figures, x: frames.figures.x + at * width, w: width - 0.15 };
    const size = [24, 20, 16, 13].find((one) => linesOf(number, one, frame.w) === 1) ?? 11;
    write(
      slide,
      chapter,
      [
        ...runs([{ text: number }], chapter, { bold: true, color: accent, fontSize: size, breakLine: true }),
        ...runs([{ text: label }], chapter, { color: muted, fontSize: 10 }),
      ],
      frame,
    );
  }
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

function addText(layouts: Layouts, told: Told, title: string, rows: readonly Row[]): Pptx.Slide {
  const slide = layouts.text({ text: true }, told);
  addTitle(slide, told, title);
  slide.addText(paragraphs(rows, told), { placeholder: 'text' });
  return slide;
}

function addPicture(
  layouts: Layouts,
  told: Told,
  title: string,
  { picture, caption }: StoryPicture,
): Pptx.Slide {
  const slide = layouts.text({ text: false }, told);
  addTitle(slide, told, title);
  place(slide, told, picture, textFrames.picture);
  if (caption)
    write(slide, told, runs([{ text: caption }], told, { color: muted, fontSize: 11 }), textFrames.caption);
  return slide;
}

const titleSize = (title: string) => fitting(title, textFrames.title, [20, 16, 13, 10]);

/** A square below the title of a slide of text. */
function below(title: string): Frame {
  const { x, y, w } = textFrames.title;
  const size = titleSize(title);
  return { x, y: y + (linesOf(title, size, w) * size * 1.2) / 72 + 0.35, w: 1.6, h: 1.6 };
}

function addTitle(slide: Pptx.Slide, told: Told, title: string): void {
  slide.addText(runs([{ text: title }], told, { fontSize: titleSize(title) }), { placeholder: 'title' });
}
