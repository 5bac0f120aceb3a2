import {
  Document,
  Footer,
  HeightRule,
  LineRuleType,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  StyleLevel,
  TabStopType,
  Table,
  TableCell,
  TableLayoutType,
  TableOfContents,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
  type FileChild,
} from 'docx';
import { isLong, type Made, type Manuscript } from '../manuscript.ts';
import { acrossColumn, column, page } from '../a4.ts';
import { looks } from './looks.ts';
import { fitted, imageOf, laid, said, twips, type Numbering } from './paragraphs.ts';
import { hairline, noBorders, none, overviewOf } from './tables.ts';
import { proofOf } from './proof.ts';
import { bullets, hex, named, numbered, stylesOf } from './styles.ts';

/** Millimeters. */
const coverHeight = 190;

export async function docx(manuscript: Manuscript): Promise<Made> {
  const { look, title, firm, entries } = manuscript;
  const numbering: Numbering = { starts: new Set(), lists: 0 };
  const hasCover = isLong(manuscript);
  const color = hex(manuscript.palette.accent);
  const children =
    look === 'table'
      ? overviewOf(manuscript)
      : entries.flatMap((chapter, at) =>
          looks[look](chapter, { color, numbering, start: { pageBreakBefore: hasCover || at > 0 } }),
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
        properties: { page: look === 'table' ? acrossPage : sheetPage },
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
const acrossPage = { ...sheetPage, size: { ...size, orientation: PageOrientation.LANDSCAPE } };
const coverPage = { size, margin: { top: 0, bottom: 0, left: 0, right: 0, header: 0, footer: 0 } };

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
      stylesWithLevels: [new StyleLevel('Reference title', 1), new StyleLevel('Reference headline', 1)],
    }),
  ];
}

function footOf({ look, firm, stamp, ...told }: Manuscript): Footer {
  // Fields are no numbers to the order of a line, so marks keep the first page first.
  const mark = told.direction ? '\u200E' : '';
  return new Footer({
    children: [
      new Paragraph({
        style: named.foot,
        ...(told.direction && { bidirectional: true }),
        border: { top: { ...hairline, space: 6 } },
        tabStops: [{ type: TabStopType.RIGHT, position: twips(look === 'table' ? acrossColumn : column) }],
        children: [
          new TextRun({ text: firm, bold: true }),
          new TextRun({ text: ` · ${stamp}` }),
          new TextRun({ children: ['\t', mark, PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES, mark] }),
        ],
      }),
    ],
  });
}
