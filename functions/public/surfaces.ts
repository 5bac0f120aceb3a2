import type { Item } from '../shared/data/read.ts';
import { isGone } from '../shared/data/tombstone.ts';

type Visibility = 'public' | 'unlisted';

/** Everywhere that cards are shown, and which may be there. What search engines follow has public ones alone. */
export const surfaces = {
  /** Its page, embed, JSON, sitemap. */
  organization: ['public'],
  publicCollection: ['public'],
  /** Visitors of an unlisted collection were given its address. */
  unlistedCollection: ['public', 'unlisted'],
  /** On a website of somebody who chose the collection. */
  collectionEmbed: ['public', 'unlisted'],
  ownPage: ['public', 'unlisted'],
} as const satisfies Record<string, readonly Visibility[]>;
export type Surface = keyof typeof surfaces;

declare const decided: unique symbol;
/** A row that may be shown where it is about to be: only `shownAt` makes one, and nothing else becomes a card. */
export type Shown = Item & { [decided]: true };

export const visibilityOf = ({ visibility }: Item): Visibility =>
  visibility === 'unlisted' ? 'unlisted' : 'public';

/** A surface is one of our own pages, or embedded in another website. */
export type Setting = 'page' | 'embed';

/**
 * The one decision what is shown where. Rows that are missing, or of what is gone, are shown nowhere; a card that its customer has
 * not allowed on other websites is in no embed.
 */
export function shownAt(
  surface: Surface,
  rows: readonly (Item | undefined)[],
  setting: Setting = surface === 'collectionEmbed' ? 'embed' : 'page',
): Shown[] {
  const allowed: readonly Visibility[] = surfaces[surface];
  return rows.filter(
    (row): row is Shown =>
      row !== undefined &&
      !isGone(row) &&
      allowed.includes(visibilityOf(row)) &&
      (setting === 'page' || row.websites !== false),
  );
}
