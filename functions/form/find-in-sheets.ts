import type { MistakeKind } from '#contract/form/mistake';
import { isList } from './find-tags.ts';
import { readBraces, type Found, type Left, type Told } from './in-braces.ts';
import type { OfficeFile } from './office-file.ts';
import { canRepeat, sheetsOf, textIn, type Sheet, type SheetCell, type SheetRow } from './sheets.ts';

/** A placeholder in a cell. */
export interface FoundInCell extends Told {
  sheet: Sheet;
  row: SheetRow;
  cell: SheetCell;
}

const pictureFault = () => 'pictureInCell' as const;

export const findInSheets = (file: OfficeFile, left: Left): Found<FoundInCell>[] =>
  sheetsOf(file).map((sheet) => {
    const found: Found<FoundInCell> = { tags: [], mistakes: [] };
    for (const row of sheet.rows)
      for (const cell of row.cells) {
        const place = { part: 'body', sheet: sheet.name, cell: cell.name } as const;
        const { tags, mistakes } = readBraces(textIn(cell), { left, place, pictureFault });
        found.mistakes.push(...mistakes);
        found.tags.push(...tags.map((one) => ({ ...one, sheet, row, cell })));
      }
    return found;
  });

/** A list repeats its row. What depends on a value is within one cell. */
export function faultInSheet(open: FoundInCell, close: FoundInCell): MistakeKind | undefined {
  if (!isList(open.tag.name)) return open.cell === close.cell ? undefined : 'crossed';
  if (open.row !== close.row) return 'crossed';
  return canRepeat(open.sheet, open.row) ? undefined : 'notLast';
}
