import {
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  type FileChild,
} from 'docx';
import { acrossColumn, column } from '../a4.ts';
import type { Chapter, Manuscript, Told } from '../manuscript.ts';
import { said, twips } from './paragraphs.ts';
import { line, named } from './styles.ts';

export const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const hairline = { style: BorderStyle.SINGLE, size: 4, color: line };
export const noBorders = { top: none, bottom: none, left: none, right: none };

type Cell = ConstructorParameters<typeof TableCell>[0];

interface Given {
  told: Told;
  /** Millimeters. */
  widths: readonly number[];
  rows: readonly (readonly Cell[])[];
  /** The first row is repeated on each page. */
  headed?: boolean;
}

/** Rows stay whole, and a table goes on from page to page. */
export function tableOf({ told, widths, rows, headed }: Given): Table {
  const columnWidths = widths.map(twips);
  return new Table({
    layout: TableLayoutType.FIXED,
    visuallyRightToLeft: told.direction !== undefined,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths,
    borders: { ...noBorders, insideVertical: none, insideHorizontal: none },
    rows: rows.map(
      (row, at) =>
        new TableRow({
          cantSplit: true,
          tableHeader: headed === true && at === 0,
          children: row.map(
            (cell, n) => new TableCell({ width: { size: columnWidths[n]!, type: WidthType.DXA }, ...cell }),
          ),
        }),
    ),
  });
}

/** Three cells a row, of a width each. */
export function cells(told: Told, all: readonly Paragraph[][]): Table {
  const rows = Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => all.slice(3 * at, 3 * at + 3));
  return tableOf({
    told,
    widths: [column / 3, column / 3, column / 3],
    rows: rows.map((row, n) =>
      [0, 1, 2].map((at) => ({
        borders: {
          ...noBorders,
          ...(n === 0 && { top: hairline }),
          ...(n === rows.length - 1 && { bottom: hairline }),
        },
        margins: { top: 80, bottom: 0, left: 0, right: twips(5) },
        children: row[at] ?? [new Paragraph({ style: named.label })],
      })),
    ),
  });
}

const margins = { top: 80, bottom: 80, left: twips(3), right: twips(3) };

/** A label and its value in each row. A bar is beside a business secret. */
export function factsTable({ details, ...told }: Chapter, color: string): Table {
  const borders = { ...noBorders, top: hairline, bottom: hairline };
  const bar = { style: BorderStyle.SINGLE, size: 18, color };
  return tableOf({
    told,
    widths: [58, column - 58],
    rows: details.map(({ label, value, isSecret }) => [
      {
        borders: { ...borders, ...(isSecret && (told.direction ? { right: bar } : { left: bar })) },
        margins,
        children: [said(label, named.note, told, { spacing: { after: 0 } })],
      },
      { borders, margins, children: [said(value, named.value, told, { spacing: { after: 0 } })] },
    ]),
  });
}

/** All references across the page, one in a row. */
export function overviewOf({ title, overview, ...told }: Manuscript): FileChild[] {
  const { headings, rows, shares } = overview;
  const all = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (acrossColumn * share) / all);
  const cell = (
    text: string,
    style: typeof named.note | typeof named.value,
    below: typeof hairline,
  ): Cell => ({
    borders: { ...noBorders, bottom: below },
    margins: { ...margins, left: twips(1), right: twips(2) },
    children: [said(text, style, told, { spacing: { after: 0 } })],
  });
  return [
    said(title, named.title, told),
    tableOf({
      told,
      widths,
      headed: true,
      rows: [
        headings.map((heading) => cell(heading, named.note, { ...hairline, size: 8 })),
        ...rows.map((row) => row.map((value) => cell(value, named.value, hairline))),
      ],
    }),
  ];
}
