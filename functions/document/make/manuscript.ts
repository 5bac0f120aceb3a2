import type { CardContent } from '#contract/cards/card';
import { tableOf, type Table } from './table.ts';

/** The content of a document before any layout. Renderers read nothing else. */
export interface Manuscript {
  title: string;
  language: string;
  table: Table;
}

interface Given {
  title: string;
  language: string;
  /** What each customer allows in documents. */
  cards: readonly CardContent[];
}

export const manuscriptOf = ({ title, language, cards }: Given): Manuscript => ({
  title,
  language,
  table: tableOf(cards, language),
});
