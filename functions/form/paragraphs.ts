import type { Element, Node } from '@xmldom/xmldom';
import type { FormPlace } from '#contract/form/mistake';
import type { Part } from './office-file.ts';
import { below, childrenOf } from './xml.ts';

export interface Paragraph {
  node: Element;
  place: FormPlace;
  /** Older programs read this copy of a text box, so nobody is told about it twice. */
  isCopy: boolean;
}

interface Cell {
  table: number;
  row: number;
  column: number;
}

/** Yields the paragraphs of a part as people count them. */
export function paragraphsOf({ root, kind }: Part): Paragraph[] {
  const found: Paragraph[] = [];
  const hasMarks = below(root).some(({ nodeName }) => nodeName === 'w:lastRenderedPageBreak');
  let tables = 0;
  let paragraphs = 0;
  let page = 1;
  const visit = (node: Node, cell: Cell | undefined, isCopy: boolean, isInside = false): void => {
    let row = 0;
    const table = node.nodeName === 'w:tbl' ? (tables += 1) : 0;
    for (const child of childrenOf(node)) {
      const name = child.nodeName;
      if (name === 'w:lastRenderedPageBreak') page += 1;
      if (table > 0 && name === 'w:tr') {
        row += 1;
        visitRow(child, { table, row }, isCopy);
      } else if (name === 'w:p') {
        if (!cell && !isInside) paragraphs += 1;
        found.push({ node: child, place: placeOf(cell), isCopy });
        visit(child, cell, isCopy, true);
      } else visit(child, cell, isCopy || name === 'mc:Fallback', isInside);
    }
  };
  const visitRow = (node: Node, at: Omit<Cell, 'column'>, isCopy: boolean): void => {
    let column = 0;
    for (const child of childrenOf(node)) {
      if (child.nodeName === 'w:tc') column += 1;
      visit(child, { ...at, column: Math.max(column, 1) }, isCopy);
    }
  };
  const placeOf = (cell: Cell | undefined): FormPlace => ({
    part: kind,
    ...(cell ?? { paragraph: paragraphs }),
    ...(hasMarks && kind === 'body' && { page }),
  });
  visit(root, undefined, false);
  return found;
}

export const isParagraph = ({ nodeName }: Element): boolean => nodeName === 'w:p' || nodeName === 'a:p';

/** The texts that a paragraph shows, without those of text boxes in it and those that PowerPoint counts. */
export const textsOf = (paragraph: Element): Element[] =>
  below(paragraph, ({ nodeName }) => nodeName === 'w:txbxContent' || nodeName === 'a:fld').filter(
    ({ nodeName }) => nodeName === 'w:t' || nodeName === 'a:t',
  );
