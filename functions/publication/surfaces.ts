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

const decide = (row: Item) => row as Shown;

export const visibilityOf = ({ visibility }: Item): Visibility =>
  visibility === 'unlisted' ? 'unlisted' : 'public';

export type Setting = 'page' | 'embed';

/** An embed shows the card as its customer allowed it on other websites, or not at all. */
export function shownAt(
  surface: Surface,
  rows: readonly (Item | undefined)[],
  setting: Setting = surface === 'collectionEmbed' ? 'embed' : 'page',
): Shown[] {
  const allowed: readonly Visibility[] = surfaces[surface];
  return rows.flatMap((row) => {
    if (!row || isGone(row) || !allowed.includes(visibilityOf(row))) return [];
    const { embed, ...card } = row;
    if (setting === 'page' || embed === undefined) return [decide(card)];
    const { pk, sk, customerId, visibility: seen, updatedAt } = row;
    const own = { pk, sk, customerId, visibility: seen, updatedAt };
    return embed ? [decide({ ...own, ...embed })] : [];
  });
}
