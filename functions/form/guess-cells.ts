import type { Element, Node } from '@xmldom/xmldom';
import type { FormCell } from '#contract/form/cell';
import { formLimits } from '#contract/form/limits';
import { proposed, type Guess } from './proposed.ts';
import { meaningOf } from './meaning-of.ts';
import { childrenOf } from './xml.ts';
import type { OfficeFile } from './office-file.ts';

/** Proposes placeholders for each empty cell with a label that we know at its left or above it. */
export const guessCells = ({ parts: [body] }: OfficeFile): FormCell[] =>
  proposed(tablesIn(body!.root).map(guessTable));

/** Numbered as people count them, and as the places of mistakes are. */
export function tablesIn(root: Node): Element[] {
  const found: Element[] = [];
  const visit = (node: Node): void => {
    for (const child of childrenOf(node)) {
      if (child.nodeName === 'w:tbl') found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

export const cellsOf = (table: Element): Element[][] =>
  childrenOf(table)
    .filter(({ nodeName }) => nodeName === 'w:tr')
    .map((row) => childrenOf(row).filter(({ nodeName }) => nodeName === 'w:tc'));

export const isEmptyCell = (cell: Element): boolean =>
  textIn(cell) === '' && cell.getElementsByTagName('w:drawing').length === 0;

const textIn = (cell: Element): string => (cell.textContent ?? '').trim();

function guessTable(table: Element, at: number): Guess[] {
  const rows = cellsOf(table);
  const [head = [], ...others] = rows;
  const isList =
    others.length > 0 && head.length > 2 && others.every((row) => row.slice(1).every(isEmptyCell));
  return isList ? below(head, others, at + 1) : beside(rows, at + 1);
}

const beside = (rows: readonly Element[][], table: number): Guess[] =>
  rows.flatMap((row, r) =>
    row.flatMap((cell, c) => {
      const label = c > 0 && isEmptyCell(cell) ? textIn(row[c - 1]!) : '';
      const means = meaningOf(label);
      return means.length > 0 ? [{ table, row: r + 1, column: c + 1, label, means }] : [];
    }),
  );

const below = (head: readonly Element[], rows: readonly Element[][], table: number): Guess[] =>
  rows.slice(0, formLimits.slots).flatMap((row, r) =>
    row.flatMap((cell, c) => {
      const label = head[c] && isEmptyCell(cell) ? textIn(head[c]) : '';
      const means = meaningOf(label);
      return means.length > 0 ? [{ table, row: r + 2, column: c + 1, label, means, slot: r + 1 }] : [];
    }),
  );
