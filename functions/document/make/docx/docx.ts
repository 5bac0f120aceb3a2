import {
  BorderStyle,
  Document,
  Footer,
  HeightRule,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  StyleLevel,
  TabStopType,
  Table,
  TableCell,
  TableLayoutType,
  TableOfContents,
  TableRow,
  TextRun,
  TextWrappingType,
  VerticalAlignTable,
  VerticalPositionRelativeFrom,
  WidthType,
  type FileChild,
} from 'docx';
import { isLong, type Chapter, type Made, type Manuscript, type Told } from '../manuscript.ts';
import { fitted, imageOf, laid, paragraphsIn, quoteLine, said, twips, type Numbering } from './paragraphs.ts';
import { proofOf } from './proof.ts';
import { bullets, hex, line, named, numbered, stylesOf } from './styles.ts';

/** Millimeters, of an A4 page. */
const page = { width: 210, height: 297, top: 20, side: 18, bottom: 24 };
const column = page.width - 2 * page.side;
const logoRoom = { width: 28, height: 12 };
const portraitRoom = { width: 22, height: 22 };
const coverHeight = 190;

export const sheetPicture = { width: column, height: 75 };

export async function docx(manuscript: Manuscript): Promise<Made> {
  const { title, firm, entries } = manuscript;
  const numbering: Numbering = { starts: new Set(), lists: 0 };
  const hasCover = isLong(manuscript);
  const children = entries.flatMap((chapter, at) =>
    chapterOf(chapter, manuscript, numbering, hasCover || at > 0),
  );
  const file = new Document({
    title,
    creator: firm,
    lastModifiedBy: firm,
    description: manuscript.stamp,
    styles: stylesOf(manuscript),
    numbering: { config: [bullets, ...[...numbering.starts].map(numbered)] },
    sections: [
      ...(hasCover ? [{ properties: { page: coverPage }, children: coverOf(manuscript) }] : []),
      {
        properties: { page: sheetPage },
        footers: { default: footOf(manuscript) },
        children: [...(hasCover ? contentsOf(manuscript) : []), ...children, ...proofOf(manuscript)],
      },
    ],
  });
  return { body: await Packer.toBuffer(file) };
}

const size = { width: twips(page.width), height: twips(page.height) };
const sheetPage = {
  size,
  margin: {
    top: twips(page.top),
    bottom: twips(page.bottom),
    left: twips(page.side),
    right: twips(page.side),
    footer: twips(11),
  },
};
const coverPage = { size, margin: { top: 0, bottom: 0, left: 0, right: 0, header: 0, footer: 0 } };

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const hairline = { style: BorderStyle.SINGLE, size: 4, color: line };
const noBorders = { top: none, bottom: none, left: none, right: none };

/** A field of the brand's color over the whole width. */
function coverOf({ palette, title, firm, stamp, logo, ...told }: Manuscript): FileChild[] {
  const inField = (text: string, points: number, bold: boolean) =>
    new Paragraph({
      ...(told.direction && { bidirectional: true }),
      spacing: { after: 200, line: 260, lineRule: LineRuleType.AUTO },
      children: [new TextRun({ text, size: points * 2, bold, color: hex(palette.onField) })],
    });
  const field = new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(page.width), type: WidthType.DXA },
    columnWidths: [twips(page.width)],
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: [
      new TableRow({
        cantSplit: true,
        height: { value: twips(coverHeight), rule: HeightRule.ATLEAST },
        children: [
          new TableCell({
            borders: noBorders,
            shading: { fill: hex(palette.field) },
            verticalAlign: VerticalAlignTable.BOTTOM,
            margins: {
              left: twips(page.side),
              right: twips(page.side),
              bottom: twips(16),
              top: twips(page.top),
            },
            children: [inField(title, 34, true), inField(firm, 14, false)],
          }),
        ],
      }),
    ],
  });
  const indent = { left: twips(page.side), right: twips(page.side) };
  return [
    field,
    ...(logo
      ? [
          new Paragraph({
            ...laid(told),
            indent,
            spacing: { before: 400 },
            children: [imageOf(logo, fitted(logo, { width: 50, height: 20 }))],
          }),
        ]
      : []),
    said(stamp, named.note, told, { indent, spacing: { before: 300 } }),
  ];
}

function contentsOf({ contents, ...told }: Manuscript): FileChild[] {
  return [
    new Paragraph({
      ...(told.direction && { bidirectional: true }),
      spacing: { after: 240 },
      children: [new TextRun({ text: contents, bold: true, size: 42 })],
    }),
    new TableOfContents(contents, {
      hyperlink: true,
      // Word alone knows the pages, and would ask before it opens a file whose fields it has to update.
      pageNumbersEntryLevelsRange: '1-1',
      stylesWithLevels: [new StyleLevel('Reference title', 1)],
    }),
  ];
}

function footOf({ firm, stamp, ...told }: Manuscript): Footer {
  // Fields are no numbers to the order of a line, so marks keep the first page first.
  const mark = told.direction ? '\u200E' : '';
  return new Footer({
    children: [
      new Paragraph({
        style: named.foot,
        ...(told.direction && { bidirectional: true }),
        border: { top: { ...hairline, space: 6 } },
        tabStops: [{ type: TabStopType.RIGHT, position: twips(column) }],
        children: [
          new TextRun({ text: firm, bold: true }),
          new TextRun({ text: ` · ${stamp}` }),
          new TextRun({ children: ['\t', mark, PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES, mark] }),
        ],
      }),
    ],
  });
}

function chapterOf(
  chapter: Chapter,
  { palette }: Manuscript,
  numbering: Numbering,
  onNewPage: boolean,
): FileChild[] {
  const { picture, eyebrow, title, figures, lead, details, passages, translated } = chapter;
  const start = { pageBreakBefore: onNewPage };
  const first = picture ? {} : start;
  return [
    ...(picture
      ? [new Paragraph({ ...start, spacing: { after: 200 }, children: [imageOf(picture, sheetPicture)] })]
      : []),
    ...eyebrowOf(chapter, first),
    said(title, named.title, chapter, eyebrow || chapter.logo ? {} : first),
    ...(translated ? [said(translated, named.note, chapter)] : []),
    ...(figures.length > 0 ? [figuresOf(chapter), said('', named.label, chapter)] : []),
    ...paragraphsIn(lead, { told: chapter, numbering, options: { style: named.lead } }),
    ...(details.length > 0 ? [detailsOf(chapter), said('', named.label, chapter)] : []),
    ...paragraphsIn(passages, { told: chapter, numbering }),
    ...quoteOf(chapter, hex(palette.accent)),
  ];
}

/** The logo floats beside the customer and the title. */
function eyebrowOf({ eyebrow, logo, ...told }: Chapter, start: { pageBreakBefore?: boolean }): Paragraph[] {
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

/** Three cells a row. Rows stay whole, and those of text flow on from page to page. */
function cells(told: Told, all: readonly Paragraph[][]): Table {
  const width = Math.floor(twips(column) / 3);
  const rows = Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => all.slice(3 * at, 3 * at + 3));
  return new Table({
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: told.direction !== undefined,
    width: { size: 3 * width, type: WidthType.DXA },
    columnWidths: [width, width, width],
    borders: { ...noBorders, insideVertical: none, insideHorizontal: none },
    rows: rows.map(
      (row, n) =>
        new TableRow({
          cantSplit: true,
          children: [0, 1, 2].map(
            (at) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                borders: {
                  ...noBorders,
                  ...(n === 0 && { top: hairline }),
                  ...(n === rows.length - 1 && { bottom: hairline }),
                },
                margins: { top: 80, bottom: 0, left: 0, right: twips(5) },
                children: row[at] ?? [new Paragraph({ style: named.label })],
              }),
          ),
        }),
    ),
  });
}

const figuresOf = (chapter: Chapter): Table =>
  cells(
    chapter,
    chapter.figures.map(({ value, unit, label }) => [
      said([value, unit].filter(Boolean).join(' '), named.figure, chapter),
      said(label, named.label, chapter, { spacing: { after: 120 } }),
    ]),
  );

const detailsOf = (chapter: Chapter): Table =>
  cells(
    chapter,
    chapter.details.map(({ label, value }) => [
      said(label, named.label, chapter),
      said(value, named.value, chapter),
    ]),
  );

function quoteOf({ quote, ...told }: Chapter, color: string): Paragraph[] {
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
