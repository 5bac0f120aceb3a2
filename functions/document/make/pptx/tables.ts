import type Pptx from 'pptxgenjs';
import { directionIn } from '../direction.ts';
import type { Told } from '../manuscript.ts';
import { linesOf } from './flow.ts';
import { mirrored, type Frame } from './layouts.ts';

const hairline = { type: 'solid', pt: 0.5, color: 'D0D7DE' } as const;
const none = { type: 'none' } as const;

export interface Cell {
  text: string;
  size: number;
  color: string;
  bold?: boolean;
  /** A bar of this color is at its start. */
  bar?: string;
}

/** Inches around the text of a cell. */
const margin = { x: 0.08, y: 0.05 };

export const heightOf = (row: readonly Cell[], widths: readonly number[]): number =>
  Math.max(
    ...row.map(
      ({ text, size }, at) =>
        (linesOf(text, size, widths[at]! - 2 * margin.x) * size * 1.25) / 72 + 2 * margin.y,
    ),
  );

/** Rows for each slide, by the height that they take. */
export function pagesOf(
  rows: readonly Cell[][],
  widths: readonly number[],
  heightOfPage: number,
): Cell[][][] {
  const pages: Cell[][][] = [[]];
  let used = 0;
  for (const row of rows) {
    const height = heightOf(row, widths);
    if (used > 0 && used + height > heightOfPage) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)!.push(row);
    used += height;
  }
  return pages.filter((page) => page.length > 0);
}

/** The first column of Arabic and Hebrew is at the right. */
export function addTable(
  slide: Pptx.Slide,
  told: Told,
  { rows, widths, at }: { rows: readonly Cell[][]; widths: readonly number[]; at: Pick<Frame, 'x' | 'y'> },
): void {
  const turned = <Value>(all: readonly Value[]): Value[] => (told.direction ? all.toReversed() : [...all]);
  const side = told.direction ? 1 : 3;
  const w = widths.reduce((sum, width) => sum + width, 0);
  slide.addTable(
    rows.map((row) =>
      turned(row).map(({ text, size, color, bold, bar }) => {
        const border: Pptx.TableCellProps['border'] = [hairline, none, hairline, none];
        if (bar) border[side] = { type: 'solid', pt: 2.25, color: bar };
        const direction = directionIn(text, told);
        return {
          text,
          options: {
            fontSize: size,
            color,
            bold: bold ?? false,
            border,
            lang: told.language,
            ...(told.direction && { align: 'right' as const }),
            ...(direction && { rtlMode: true }),
          },
        };
      }),
    ),
    {
      ...mirrored({ x: at.x, w }, told),
      y: at.y,
      colW: turned(widths),
      rowH: rows.map((row) => heightOf(row, widths)),
      margin: [margin.y, margin.x, margin.y, margin.x],
      valign: 'top',
    },
  );
}
