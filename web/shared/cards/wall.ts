import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { inPageOrder, type CardContent } from '#contract/cards/card';
import type { Branding } from '#contract/resources/organization';
import { templateOf } from '#contract/cards/templates';
import { cardStyleOf, columnWidth, type TemplateStyles } from './card-style.ts';

/** Columns of a wide window: 4 of 300 pixels, 3 of 400 or 2 of 632. Narrower windows have fewer. */
type Columns = 2 | 3 | 4;

/** Pixels; cards that are this wide want a wider column. */
const wideFrom = { third: 340, half: 600 };

interface Wall {
  columns: Columns;
  /** True if a card needs more than the usual narrowest column. */
  roomy: boolean;
}

/** The first story leads a page of one, or of more than share a row. */
export const isLed = (count: number): boolean => count === 1 || count > 3;

/** `telling` is true on a page as its organization arranged it. Somebody who filters compares equal columns. */
export function wallOfRows(cards: readonly CardContent[], telling: boolean, branding?: TemplateStyles): Wall {
  const roomy = cards.some(({ templateId }) => (templateOf(templateId).minWidth ?? 0) > columnWidth);
  const narrowest = Math.min(...cards.map((card) => cardStyleOf(card, branding).width));
  const isPair = telling && cards.length === 2;
  if (isPair || narrowest >= wideFrom.half) return { columns: 2, roomy };
  const isOdd = telling && (cards.length === 3 || cards.length === 5);
  return { columns: isOdd || roomy || narrowest >= wideFrom.third ? 3 : 4, roomy };
}

export const rowsOf = ({ columns, roomy }: Wall): string =>
  clsx('page-cards page-wall', `page-wall-${columns}`, roomy && 'page-wall-roomy');

/** Returns how many columns the last row leaves free; a whole row if it is full. */
const freeIn = (count: number, columns: number) => columns - (count % columns);

/** The columns that the closing tile takes where the wall has all its columns, three and two. */
export const spansOf = (count: number, columns: Columns): CSSProperties =>
  ({
    '--span': freeIn(count, columns),
    '--span-3': freeIn(count, Math.min(columns, 3)),
    '--span-2': freeIn(count, 2),
  }) as CSSProperties;

const columnPixels = { 2: 632, 3: 400, 4: 300 } satisfies Record<Columns, number>;

/** The width of a card in a wide window; undefined if it is told larger there, at the top or in a list. */
export function widthOnPage(
  card: CardContent,
  others: readonly CardContent[],
  branding: Pick<Branding, 'layout'> & TemplateStyles,
): number | undefined {
  const all = [...others, card].toSorted(inPageOrder);
  const rest = isLed(all.length) ? all.slice(1) : all;
  if (branding.layout !== 'grid' || !rest.includes(card)) return undefined;
  return columnPixels[wallOfRows(rest, true, branding).columns];
}
