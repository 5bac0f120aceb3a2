import type { ReferenceItem } from '../reference/store.ts';
import type { Item } from '../shared/data/read.ts';
import { isGone } from '../shared/data/tombstone.ts';

type Visibility = 'public' | 'unlisted';

export const isShown = ({ status, visibility }: Pick<ReferenceItem, 'status' | 'visibility'>): boolean =>
  status === 'Published' && visibility !== 'private';

/** Pages that search engines follow show public cards only. */
export const surfaces = {
  organization: ['public'],
  publicCollection: ['public'],
  /** Visitors of an unlisted collection were given its address. */
  unlistedCollection: ['public', 'unlisted'],
  collectionEmbed: ['public', 'unlisted'],
  ownPage: ['public', 'unlisted'],
} as const satisfies Record<string, readonly Visibility[]>;
export type Surface = keyof typeof surfaces;

declare const decided: unique symbol;
/** Only `shownAt` makes this type, so that no other row becomes a card. */
export type Shown = Item & { [decided]: true };

export const visibilityOf = ({ visibility }: Item): Visibility =>
  visibility === 'unlisted' ? 'unlisted' : 'public';

export type Setting = 'page' | 'embed';

/** A card that its customer has not allowed on other websites is in no embed. */
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
