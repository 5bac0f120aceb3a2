import type { CardContent } from '#contract/cards/card';
import { isLogoTile } from '#contract/cards/templates';
import { limits } from '#contract/rules/limits';
import type { OwnText, PublicCollection, ReferencePage } from '#contract/resources/public';
import type { Words } from '#contract/words/words-of';
import {
  cardPath,
  collectionPagePath,
  pageIn,
  referencePagePath,
  storyNameOf,
  storyPath,
} from '../shared/public-address.ts';
import { safeLink } from '../shared/cards/safe-address.ts';
import { filterEntries, matching, type Filter } from './filter.ts';
import { frameEntries, type Frame } from './frame.ts';

export type ShownPage = ReferencePage & Partial<Pick<PublicCollection, 'collection'>>;

/** An address of the public side begins with this. */
interface Owner {
  organization: { slug: string };
  languages?: ReferencePage['languages'];
}

export interface PageView {
  page: ShownPage;
  filter: Filter;
  frame?: Frame;
}

export type ShownStory = Pick<
  ReferencePage,
  'organization' | 'branding' | 'references' | 'collections' | 'languages' | 'terms'
> & {
  card: CardContent;
  /** The name of the story in the address, by language. */
  wordings?: Record<string, { name: string; isOriginal: boolean }> | undefined;
};

export const titleOf = ({ organization, collection }: ShownPage): string =>
  collection?.name ?? organization.name;

export const headingOf = ({ branding, collection }: ShownPage, words: Words<'page'>): string =>
  collection?.name ?? (branding.heading || words.heading);

/** True if the page has a button that leads somewhere. */
export const hasDoor = ({ branding }: Pick<ShownPage, 'branding'>): boolean =>
  safeLink(branding.callToAction?.link) !== undefined;

/** A frame shows the stories alone. */
export const letterOf = ({ page, frame }: PageView) => (frame ? undefined : page.collection?.letter);

/** The language of a text that differs from the page's. */
export const languageOfText = ({ languages }: Pick<ShownPage, 'languages'>, name: OwnText) =>
  languages?.untranslated?.includes(name) ? languages.original : undefined;

const placeIn = ({ organization, languages }: Owner, language: string | undefined): string =>
  pageIn(organization.slug, language === languages?.original ? undefined : language);

const placeOf = (owner: Owner) => placeIn(owner, owner.languages?.shown);

export const ownerPathOf = (owner: Owner): string => referencePagePath(placeOf(owner));

export const pathOf = ({
  collection,
  ...owner
}: Owner & { collection?: { id: string } | undefined }): string =>
  collection ? collectionPagePath(placeOf(owner), collection.id) : ownerPathOf(owner);

/** An original stays at its address, in whatever language. A logo tile has no story, so it is found on the page. */
export function storyPathOf(owner: Owner, card: CardContent): string {
  if (isLogoTile(card)) return cardPath(placeOf(owner), card.id, 1);
  const place = card.translatedFrom ? placeOf(owner) : owner.organization.slug;
  return storyPath(place, storyNameOf(card));
}

/** The address of the same in a language. */
export interface Alternate {
  language: string;
  path: string;
  isOriginal: boolean;
}

type List = Owner & { collection?: { id: string; languages?: readonly string[] | undefined } | undefined };

/** A collection without a name in a language can be read there, but says nothing that its original does not. */
export const alternatesOfList = (list: List): Alternate[] =>
  placesOfList(list).filter(
    ({ language, isOriginal }) =>
      isOriginal || !list.collection || list.collection.languages?.includes(language),
  );

export function placesOfList(list: List, query = ''): Alternate[] {
  const { languages } = list;
  return (languages?.offered ?? []).map((language) => ({
    language,
    path: pathOf({ ...list, languages: { ...languages!, shown: language } }) + query,
    isOriginal: language === languages!.original,
  }));
}

/** A story has an address in a language only if there is a wording of it. */
export function alternatesOfStory({
  organization,
  languages,
  wordings = {},
}: Owner & Pick<ShownStory, 'wordings'>): Alternate[] {
  return (languages?.offered ?? []).flatMap((language) => {
    const wording = wordings[language];
    if (!wording) return [];
    const { name, isOriginal } = wording;
    const place = pageIn(organization.slug, isOriginal ? undefined : language);
    return [{ language, path: storyPath(place, name), isOriginal }];
  });
}

export function addressOf({ page, frame }: Pick<PageView, 'page' | 'frame'>, filter: Filter): string {
  return pathOf(page) + queryOf({ frame }, filter);
}

export function queryOf({ frame }: Pick<PageView, 'frame'>, filter: Filter): string {
  const entries = [...(frame ? frameEntries(frame) : []), ...filterEntries(filter)];
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}

export interface Shelf {
  cards: CardContent[];
  found: number;
  /** Pages count from 1; a number beyond the last page shows the last. */
  number: number;
  pages: number;
}

export function shelfOf({ page, filter, frame }: PageView): Shelf {
  const found = matching(page.references, filter, page.terms);
  if (frame?.limit) return { cards: found.slice(0, frame.limit), found: found.length, number: 1, pages: 1 };
  const pages = Math.max(1, Math.ceil(found.length / limits.cardsPerPage));
  const number = Math.min(filter.page, pages);
  const cards = found.slice((number - 1) * limits.cardsPerPage, number * limits.cardsPerPage);
  return { cards, found: found.length, number, pages };
}
