import { strFromU8, type Unzipped } from 'fflate';
import { Parser } from 'htmlparser2';
import readExcelFile from 'read-excel-file/universal';
import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-refusals';
import type { Cell, Worksheet } from './cell.ts';
import { openArchive } from '../../../../file-reading/open-archive.ts';
import { Unreadable } from '../../../../file-reading/unreadable.ts';

/**
 * Reads every worksheet. The library leaves out errors and what is hidden, and gives merged cells one value, so a second
 * pass looks for them, and counts notes on cells. Rows that share a merged cell all have its value.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Worksheet[]> {
  const parts = openArchive(bytes, (name) =>
    /^xl\/(workbook|comments[^/]*|worksheets\/[^/]+|(worksheets\/)?_rels\/[^/]+)\.xml/.test(name),
  );
  const listed = sheetsOf(parts);
  if (listed.length > importLimits.worksheets) throw new Unreadable(words.tooManyWorksheets);
  const unseen = listed.map(({ path }) => findUnseen(xml(parts, path)));
  const read = await readExcelFile(new Blob([new Uint8Array(bytes)]), { trim: false }).catch(() => {
    throw new Unreadable(words.damaged);
  });
  return listed.map(({ name, isHidden, path }, index) => {
    const { errors, merged, hiddenRows, hiddenColumns } = unseen[index]!;
    const rows: Cell[][] = (read[index]?.data ?? []).map((row) =>
      // The library's type names the constructor where it means a date.
      row.map((cell) => (cell ?? undefined) as Cell),
    );
    for (const { row, column, text } of errors) if (rows[row]) rows[row][column] = text;
    for (const { from, to } of merged)
      for (const row of rows.slice(from.row + 1, to.row + 1))
        row[from.column] ??= rows[from.row]![from.column];
    return { name, isHidden, rows, hiddenRows, hiddenColumns, notes: countNotes(parts, path) };
  });
}

function sheetsOf(parts: Unzipped): { name: string; isHidden: boolean; path: string }[] {
  const targets = new Map<string, string>();
  parse(xml(parts, 'xl/_rels/workbook.xml.rels'), (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, pathOf(Target, 'xl/'));
  });
  const sheets: ReturnType<typeof sheetsOf> = [];
  parse(xml(parts, 'xl/workbook.xml'), (element, attributes) => {
    if (element !== 'sheet') return;
    const { name = '', state = 'visible', 'r:id': id = '' } = attributes;
    sheets.push({ name, isHidden: state !== 'visible', path: targets.get(id) ?? '' });
  });
  return sheets;
}

function pathOf(target: string, from: string): string {
  const base = `file:///${from}`;
  if (!URL.canParse(target, base)) throw new Unreadable(words.damaged);
  return new URL(target, base).pathname.slice(1);
}

function countNotes(parts: Unzipped, path: string): number {
  const relations = parts[path.replace(/[^/]*$/, '_rels/$&.rels')];
  let count = 0;
  if (!relations) return count;
  parse(strFromU8(relations), (name, { Type = '', Target = '' }) => {
    if (name !== 'Relationship' || !Type.endsWith('/comments')) return;
    const notes = parts[pathOf(Target, path)];
    if (notes) parse(strFromU8(notes), (element) => void (count += Number(element === 'comment')));
  });
  return count;
}

function findUnseen(text: string) {
  const errors: { row: number; column: number; text: string }[] = [];
  const merged: { from: Place; to: Place }[] = [];
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  let address = '';
  let error: (typeof errors)[number] | undefined;
  const onOpen = (name: string, { r = '', t, hidden, min, max, ref = '' }: Record<string, string>) => {
    const isHidden = hidden === '1' || hidden === 'true';
    if (name === 'row' && isHidden) hiddenRows.add(Number(r) - 1);
    // A column that is hidden to the end of the sheet has thousands of others behind it.
    const [first, last] = [Math.max(Number(min), 1), Math.min(Number(max), importLimits.columns)];
    if (name === 'col' && isHidden) for (let at = first; at <= last; at += 1) hiddenColumns.add(at - 1);
    if (name === 'mergeCell') {
      const [from = '', to = from] = ref.split(':');
      merged.push({ from: placeOf(from), to: placeOf(to) });
    }
    if (name !== 'c') return;
    address = r;
    error = t === 'e' ? { ...placeOf(r), text: '' } : undefined;
    if (error) errors.push(error);
  };
  parse(text, onOpen, (part, element) => {
    if (element === 'v' || element === 't') requireNear(address);
    if (error && element === 'v') error.text += part;
  });
  return { errors, merged, hiddenRows, hiddenColumns };
}

/** The library makes a cell for each place up to the last one, so a single far cell would fill the memory. */
function requireNear(address: string): void {
  const { row, column } = placeOf(address);
  if (row >= importLimits.rows + importLimits.headingRows) throw new Unreadable(words.tooManyRows);
  if (column >= importLimits.columns) throw new Unreadable(words.tooManyColumns);
}

interface Place {
  row: number;
  column: number;
}

/** AB12 is the row with index 11 and the column with index 27. */
function placeOf(address: string): Place {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/i.exec(address) ?? [];
  if (!letters) throw new Unreadable(words.damaged);
  const codes = letters
    .toUpperCase()
    .split('')
    .map((letter) => letter.charCodeAt(0) - 64);
  return { row: Number(digits) - 1, column: codes.reduce((sum, code) => sum * 26 + code, 0) - 1 };
}

function xml(parts: Unzipped, path: string): string {
  const part = parts[path];
  if (!part) throw new Unreadable(words.damaged);
  return strFromU8(part);
}

function parse(
  text: string,
  onOpen: (name: string, attributes: Record<string, string>) => void,
  onText: (part: string, element: string) => void = () => undefined,
): void {
  let element = '';
  const parser = new Parser(
    {
      onopentag: (name, attributes) => onOpen((element = name), attributes),
      onclosetag: () => (element = ''),
      ontext: (part) => onText(part, element),
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw new Unreadable(words.damaged);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
}
