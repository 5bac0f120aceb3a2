import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  Paragraph,
  TextRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
  type FileChild,
} from 'docx';
import type { Chapter, Told } from '../manuscript.ts';
import { fitted, imageOf, laid, quoteLine, said, twips } from './paragraphs.ts';
import { named } from './styles.ts';
import { cells } from './tables.ts';

/** Millimeters. */
const logoRoom = { width: 28, height: 12 };
const portraitRoom = { width: 22, height: 22 };

/** How the first paragraph of a reference begins. */
export interface Start {
  pageBreakBefore?: boolean;
}

/** A headline is a title that something else is larger than. */
export const headOf = (
  chapter: Chapter,
  start: Start,
  style: typeof named.title | typeof named.headline = named.title,
): Paragraph[] => {
  const { eyebrow, logo, title, translated } = chapter;
  return [
    ...eyebrowOf(chapter, start),
    said(title, style, chapter, eyebrow || logo ? {} : start),
    ...(translated ? [said(translated, named.note, chapter)] : []),
  ];
};

/** The logo floats beside the customer and the title. */
function eyebrowOf({ eyebrow, logo, ...told }: Chapter, start: Start): Paragraph[] {
  if (!eyebrow && !logo) return [];
  const floating = {
    horizontalPosition: {
      relative: HorizontalPositionRelativeFrom.MARGIN,
      align: told.direction ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
    },
    verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
    wrap: { type: TextWrappingType.SQUARE },
    margins: { left: twips(6) * 635, right: twips(6) * 635, bottom: twips(3) * 635 },
  };
  return [
    new Paragraph({
      style: named.eyebrow,
      ...start,
      ...(told.direction && { bidirectional: true }),
      children: [
        ...(logo ? [imageOf(logo, fitted(logo, logoRoom), { floating })] : []),
        ...(eyebrow ? [new TextRun({ text: eyebrow, ...(told.direction && { rightToLeft: true }) })] : []),
      ],
    }),
  ];
}

export const figuresOf = ({ figures, ...told }: Chapter): FileChild[] =>
  spaced(
    told,
    figures.map(({ value, unit, label }) => [
      said([value, unit].filter(Boolean).join(' '), named.figure, told),
      said(label, named.label, told, { spacing: { after: 120 } }),
    ]),
  );

export const detailsOf = ({ details, ...told }: Chapter): FileChild[] =>
  spaced(
    told,
    details.map(({ label, value }) => [said(label, named.label, told), said(value, named.value, told)]),
  );

const spaced = (told: Told, all: readonly Paragraph[][]): FileChild[] =>
  all.length > 0 ? [cells(told, all), said('', named.label, told)] : [];

/** The customer's words as the largest of the page. */
export function wordsOf(
  { text, person, role, portrait, from }: NonNullable<Chapter['quote']>,
  told: Told,
): Paragraph[] {
  const who = [person, role].filter(Boolean).join(', ');
  return [
    ...(portrait
      ? [
          new Paragraph({
            ...laid(told),
            keepNext: true,
            children: [imageOf(portrait, { width: 28, height: 28 })],
          }),
        ]
      : []),
    said(text, named.result, told, { keepNext: Boolean(who || from) }),
    ...(who ? [said(who, named.value, told, { keepNext: Boolean(from) })] : []),
    ...(from ? [said(from, named.note, told)] : []),
  ];
}

export function quoteOf({ quote, ...told }: Chapter, color: string): Paragraph[] {
  if (!quote) return [];
  const { text, person, role, portrait, from } = quote;
  const beside = (words = '') => ({ ...quoteLine(color, words, told), keepNext: true });
  const who = [person, role].filter(Boolean).join(', ');
  return [
    new Paragraph({ spacing: { before: 120, after: 0 }, keepNext: true, children: [] }),
    ...(portrait
      ? [
          new Paragraph({
            ...beside(),
            ...laid(told),
            spacing: { after: 80 },
            children: [imageOf(portrait, portraitRoom)],
          }),
        ]
      : []),
    said(text, named.quote, told, { ...beside(text), keepNext: Boolean(who || from) }),
    ...(who
      ? [said(who, named.value, told, { ...beside(who), keepNext: Boolean(from), spacing: { after: 0 } })]
      : []),
    ...(from ? [said(from, named.note, told, { ...beside(from), keepNext: false })] : []),
  ];
}
