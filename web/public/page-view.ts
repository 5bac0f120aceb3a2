import type { CardContent } from '#contract/cards/card';
import { defaultHeading } from '#contract/cards/default-branding';
import { limits } from '#contract/rules/limits';
import type { PublicCollection, ReferencePage } from '#contract/resources/public';
import { collectionPagePath, referencePagePath, storyNameOf, storyPath } from '../shared/public-address.ts';
import { filterEntries, matching, type Filter } from './filter.ts';
import { frameEntries, type Frame } from './frame.ts';

export type ShownPage = ReferencePage & Partial<Pick<PublicCollection, 'collection'>>;

export interface PageView {
  page: ShownPage;
  filter: Filter;
  frame?: Frame;
}

export type ShownStory = Pick<ReferencePage, 'organization' | 'branding' | 'references'> & {
  card: CardContent;
};

export const titleOf = ({ organization, collection }: ShownPage): string =>
  collection?.name ?? organization.name;

export const headingOf = ({ branding, collection }: ShownPage): string =>
  collection?.name ?? (branding.heading || defaultHeading);

export const ownerPathOf = ({ organization }: Pick<ShownPage, 'organization'>): string =>
  referencePagePath(organization.slug);

export const pathOf = ({ organization, collection }: ShownPage): string =>
  collection ? collectionPagePath(organization.slug, collection.id) : ownerPathOf({ organization });

export const storyPathOf = ({ organization }: Pick<ShownPage, 'organization'>, card: CardContent): string =>
  storyPath(organization.slug, storyNameOf(card));

export function addressOf({ page, frame }: Pick<PageView, 'page' | 'frame'>, filter: Filter): string {
  const entries = [...(frame ? frameEntries(frame) : []), ...filterEntries(filter)];
  return pathOf(page) + (entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '');
}

export interface Shelf {
  cards: CardContent[];
  found: number;
  /** Pages count from 1; a number beyond the last page shows the last. */
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
