import type { CardContent } from '#contract/cards/card';
import { defaultHeading } from '#contract/cards/default-branding';
import { limits } from '#contract/rules/limits';
import type { PublicCollection, ReferencePage } from '#contract/resources/public';
import { collectionPagePath, referencePagePath, storyNameOf, storyPath } from '../shared/public-address.ts';
import { filterEntries, matching, type Filter } from './filter.ts';
import { frameEntries, type Frame } from './frame.ts';

/** A reference page, or a collection, which is one with a name, a description and an order of its own. */
export type ShownPage = ReferencePage & Partial<Pick<PublicCollection, 'collection'>>;

/** A page as it is looked at, whoever renders it. */
export interface PageView {
  page: ShownPage;
  filter: Filter;
  /** Inside somebody's own page: nothing of ours around the cards, and links to stories leave the frame. */
  frame?: Frame;
}

/** One reference with whose it is, and the page's cards in their order, so that it leads on. */
export type ShownStory = Pick<ReferencePage, 'organization' | 'branding' | 'references'> & {
  card: CardContent;
};

export const titleOf = ({ organization, collection }: ShownPage): string =>
  collection?.name ?? organization.name;

/** What stands over the cards; whose page it is, stands above. */
export const headingOf = ({ branding, collection }: ShownPage): string =>
  collection?.name ?? (branding.heading || defaultHeading);

export const ownerPathOf = ({ organization }: Pick<ShownPage, 'organization'>): string =>
  referencePagePath(organization.slug);

export const pathOf = ({ organization, collection }: ShownPage): string =>
  collection ? collectionPagePath(organization.slug, collection.id) : ownerPathOf({ organization });

export const storyPathOf = ({ organization }: Pick<ShownPage, 'organization'>, card: CardContent): string =>
  storyPath(organization.slug, storyNameOf(card));

/** The same page with another filter. */
export function addressOf({ page, frame }: Pick<PageView, 'page' | 'frame'>, filter: Filter): string {
  const entries = [...(frame ? frameEntries(frame) : []), ...filterEntries(filter)];
  return pathOf(page) + (entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '');
}

/** What of the page's cards is shown at once. */
export interface Shelf {
  cards: CardContent[];
  /** All that match. */
  found: number;
  /** Which of how many pages, from 1; one beyond the last is the last. */
  number: number;
  pages: number;
}

export function shelfOf({ page, filter, frame }: PageView): Shelf {
  const found = matching(page.references, filter);
  if (frame?.limit) return { cards: found.slice(0, frame.limit), found: found.length, number: 1, pages: 1 };
  const pages = Math.max(1, Math.ceil(found.length / limits.cardsPerPage));
  const number = Math.min(filter.page, pages);
  const cards = found.slice((number - 1) * limits.cardsPerPage, number * limits.cardsPerPage);
  return { cards, found: found.length, number, pages };
}
