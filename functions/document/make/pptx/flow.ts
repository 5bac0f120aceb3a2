import type { Block, Span } from '../blocks.ts';
import type { Chapter } from '../manuscript.ts';

/** A paragraph of a slide, of which a long one is several. */
export interface Row {
  spans: Span[];
  size: number;
  /** Points above it. */
  above: number;
  list?: { level: number; start?: number };
  heading?: true;
  /** All of it leads to this address. */
  link?: string;
}

/** Inches that a level of a list takes from the width. */
const indent = 0.375;
const leading = 1.25;

/** Inches. A guess that is rather too wide, because what does not fit would be cut. */
function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += emsOf(character);
  return (ems * size) / 72;
}

function emsOf(character: string): number {
  if (character > '\u2E80') return 1.05;
  if (/[ilj.,:;|!'()[\] ]/.test(character)) return 0.36;
  if (/[MW@%mw—]/.test(character)) return 0.92;
  return /[\p{Lu}\d]/u.test(character) ? 0.7 : 0.57;
}

export function linesOf(text: string, size: number, width: number): number {
  let lines = 0;
  for (const row of text.split('\n')) {
    let used = 0;
    lines += 1;
    for (const word of row.split(/(?<=\s)/)) {
      const wide = widthOf(word, size);
      if (used > 0 && used + wide > width) {
        lines += 1;
        used = 0;
      }
      // A word that is longer than a line goes on in the next.
      lines += Math.floor(wide / width);
      used += wide % width;
    }
  }
  return lines;
}

const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');

function heightOf({ spans, size, above, list }: Row, width: number): number {
  const room = width - (list ? (list.level + 1) * indent : 0);
  return (linesOf(textOf(spans), size, room) * size * leading + above) / 72;
}

const bodySize = 14;

export function rowsOf(blocks: readonly Block[], size = bodySize, level = -1): Row[] {
  return blocks.flatMap((block): Row[] => {
    if (block.kind === 'heading')
      return [{ spans: block.spans, size: block.level === 2 ? size + 2 : size, above: 10, heading: true }];
    if (block.kind === 'paragraph') return [{ spans: block.spans, size, above: 6 }];
    if (block.kind === 'quote')
      return rowsOf(block.blocks, size).map((row) => ({
        ...row,
        spans: row.spans.map((span) => ({ ...span, emphasis: true as const })),
      }));
    if (block.kind === 'picture') return [];
    return block.items.flatMap((item, at) => {
      const [first, ...more] = rowsOf(item, size, level + 1);
      const mark = { level: level + 1, ...(block.start !== undefined && { start: block.start + at }) };
      return first ? [first.list ? first : { ...first, above: 3, list: mark }, ...more] : [];
    });
  });
}

export const figureRows = (figures: Chapter['figures']): Row[] =>
  figures.map(({ value, unit, label }) => ({
    spans: [{ text: [value, unit].filter(Boolean).join(' '), strong: true }, { text: ` ${label}` }],
    size: bodySize,
    above: 3,
  }));

export const factRows = (details: Chapter['details']): Row[] =>
  details.map(({ label, value }, at) => ({
    spans: [{ text: `${label}: `, strong: true }, { text: value }],
    size: bodySize,
    above: at === 0 ? 12 : 3,
  }));

export interface Room {
  width: number;
  height: number;
}

/** Fills slides in turn. A heading goes with the paragraph that it is above. */
export function filled(rows: readonly Row[], roomOf: (slide: number) => Room): Row[][] {
  const slides: Row[][] = [[]];
  let used = 0;
  const waiting = [...rows];
  while (waiting.length > 0) {
    const { width, height } = roomOf(slides.length - 1);
    const next = waiting.slice(0, waiting[0]!.heading ? 2 : 1);
    // Nothing is above the first of a slide.
    const spared = used === 0 ? next[0]!.above / 72 : 0;
    const needed = next.reduce((sum, row) => sum + heightOf(row, width), -spared);
    if (used + needed <= height) {
      slides.at(-1)!.push(waiting.shift()!);
      used += heightOf(next[0]!, width) - spared;
    } else if (used > 0 || height < leastHeight) {
      slides.push([]);
      used = 0;
    } else {
      waiting.splice(next.length - 1, 1, ...halves(next.at(-1)!));
    }
  }
  return slides;
}

/** Inches. The slides after the first have more. */
const leastHeight = 3;

/** Cuts a paragraph that no slide can hold between two words. */
function halves(row: Row): [Row, Row] {
  const length = textOf(row.spans).length;
  const middle = textOf(row.spans).indexOf(' ', length / 2) + 1 || Math.ceil(length / 2);
  const { list: _, ...rest } = row;
  return [
    { ...row, spans: part(row.spans, 0, middle) },
    { ...rest, spans: part(row.spans, middle, length) },
  ];
}

function part(spans: readonly Span[], from: number, to: number): Span[] {
  let at = 0;
  return spans.flatMap((span) => {
    const start = at;
    at += span.text.length;
    const text = span.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text ? [{ ...span, text }] : [];
  });
}
