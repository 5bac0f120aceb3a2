import type Pptx from 'pptxgenjs';
import type { Block } from '../blocks.ts';
import type { Chapter, Told } from '../manuscript.ts';
import { paragraphs, place, runs, write } from './draw.ts';
import { linesOf, type Row } from './flow.ts';
import { muted, textFrames, type Frame, type Layouts } from './layouts.ts';

export const roomOf = ({ w, h }: Frame) => ({ width: w, height: h });

/** The largest size in which the text fits, or the smallest. */
export function fitting(text: string, { w, h }: Frame, sizes: readonly number[]): number {
  return sizes.find((size) => heightOf(text, size, w) <= h) ?? sizes.at(-1)!;
}

/** Inches of words in large letters. */
export const heightOf = (text: string, size: number, width: number): number =>
  (linesOf(text, size, width) * size * 1.2) / 72;

export type StoryPicture = Extract<Block, { kind: 'picture' }>;

export const picturesIn = (blocks: readonly Block[]): StoryPicture[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block];
    if (block.kind === 'list') return block.items.flatMap(picturesIn);
    return block.kind === 'quote' ? picturesIn(block.blocks) : [];
  });

export function addText(layouts: Layouts, told: Told, title: string, rows: readonly Row[]): Pptx.Slide {
  const slide = layouts.text({ text: true }, told);
  addTitle(slide, told, title, { ...textFrames.title, sizes: sizesBeside });
  slide.addText(paragraphs(rows, told), { placeholder: 'text' });
  return slide;
}

export function addPicture(
  layouts: Layouts,
  told: Told,
  title: string,
  { picture, caption }: StoryPicture,
): Pptx.Slide {
  const slide = layouts.text({ text: false }, told);
  addTitle(slide, told, title, { ...textFrames.title, sizes: sizesBeside });
  place(slide, told, picture, textFrames.picture);
  if (caption)
    write(slide, told, runs([{ text: caption }], told, { color: muted, fontSize: 11 }), textFrames.caption);
  return slide;
}

const sizesBeside = [20, 16, 13, 10];

/** A square below the title of a slide of text. */
export function below(title: string): Frame {
  const { x, y, w } = textFrames.title;
  const size = fitting(title, textFrames.title, sizesBeside);
  return { x, y: y + heightOf(title, size, w) + 0.35, w: 1.6, h: 1.6 };
}

/** Its letters are the largest of these sizes that fit. */
export function addTitle(
  slide: Pptx.Slide,
  told: Told,
  text: string,
  { sizes, ...frame }: Frame & { sizes: readonly number[] },
): void {
  const fontSize = fitting(text, frame, sizes);
  slide.addText(runs([{ text }], told, { fontSize }), { placeholder: 'title' });
}

interface FiguresStyle {
  /** Points. A number that is too long for its place is smaller. */
  size: number;
  color: string;
  labels: string;
}

export function addFigures(
  slide: Pptx.Slide,
  chapter: Chapter,
  { x, y, w, h }: Frame,
  { size, color, labels }: FiguresStyle,
): void {
  const width = w / 3;
  for (const [at, { value, unit, label }] of chapter.figures.entries()) {
    const number = [value, unit].filter(Boolean).join(' ');
    const frame = { x: x + at * width, y, w: width - 0.15, h };
    const fontSize =
      [size, 28, 24, 20, 16, 13].find((one) => one <= size && linesOf(number, one, frame.w) === 1) ?? 11;
    write(
      slide,
      chapter,
      [
        ...runs([{ text: number }], chapter, { bold: true, color, fontSize, breakLine: true }),
        ...runs([{ text: label }], chapter, { color: labels, fontSize: 10 }),
      ],
      frame,
    );
  }
}

export function addCustomer(slide: Pptx.Slide, chapter: Chapter, frame: Frame, color: string): void {
  const text = [chapter.eyebrow, chapter.translated].filter(Boolean).join(' · ');
  if (text) write(slide, chapter, runs([{ text }], chapter, { bold: true, color, fontSize: 12 }), frame);
}
