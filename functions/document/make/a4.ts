import type { DocumentLook } from '#contract/resources/document';
import type { Shape } from './pictures.ts';

/** Millimeters. */
export const page = { width: 210, height: 297, top: 20, side: 18, bottom: 24 };
export const column = page.width - 2 * page.side;
/** Of a page that is turned. */
export const acrossColumn = page.height - 2 * page.side;

/** The place of the main picture. A table shows none. */
export const a4Picture: Record<DocumentLook, Shape> = {
  sheet: { width: column, height: 75 },
  picture: { width: page.width, height: 148 },
  outcome: { width: column, height: 55 },
  voice: { width: column, height: 60 },
  tender: { width: 80, height: 50 },
  table: { width: 1, height: 1 },
};
