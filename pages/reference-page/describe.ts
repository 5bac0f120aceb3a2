import { limits } from '#contract/rules/limits';
import { plainText } from '#contract/reference/plain-text';
import { publicPageRoutes, socialImageRoutes } from '#contract/site/public-page';
import { wordsOf, type Words } from '#contract/words/words-of';
import type { PublicReference } from '#functions/public/get-public-reference';
import type { PublicStory } from '#functions/public/get-public-story';
import { isFiltered, noFilter } from '#web/public/filter.ts';
import {
  addressOf,
  alternatesOfList,
  alternatesOfStory,
  letterOf,
  shelfOf,
  storyPathOf,
  type Alternate,
  type PageView,
} from '#web/public/page-view.ts';
import { nightColors } from '#web/shared/cards/night-colors.ts';
import type { VisitorRequest } from '../serve.ts';
import type { Description } from './head.tsx';
import { listData, storyData } from './structured-data.ts';

/** The window of a phone by day and by night. */
const themeColorsOf = ({ brandColors }: PageView['page']['branding']) =>
  [brandColors.background, nightColors(brandColors).background] as const;

type Visit = Pick<VisitorRequest<unknown>, 'origin' | 'language'>;

/** Search engines show about this much. */
const summaryLength = 160;

export function describeList(view: PageView, { origin, language }: Visit): Description {
  const words = wordsOf('served', language);
  const { page, filter, frame } = view;
  const { organization, collection, branding } = page;
  const { cards, number, pages } = shelfOf(view);
  // Pages without filters are the canonical ones.
  const { languages } = page;
  const alternates = alternatesOfList(page);
  const isOwn = alternates.length === 0 || alternates.some((one) => one.language === languages?.shown);
  const canonicalPage =
    isOwn || !languages ? page : { ...page, languages: { ...languages, shown: languages.original } };
  const at = (which: number) => origin + addressOf({ page: canonicalPage }, { ...noFilter, page: which });
  const filtered = isFiltered(filter);
  const canonical = at(filtered || frame ? 1 : number);
  const name = collection
    ? words.partTitle(collection.name, organization.name)
    : words.listTitle(organization.name);
  const later = number > 1 ? words.pageOf(number, pages) : '';
  const summary = summarize(collection?.description || listSummary(view, words), later);
  const { organizationId } = organization;
  const image = collection
    ? fill(socialImageRoutes.collectionImage.path, { organizationId, collectionId: collection.id })
    : fill(socialImageRoutes.organizationImage.path, { organizationId });
  const links =
    filtered || frame
      ? {}
      : { previous: number > 1 && at(number - 1), next: number < pages && at(number + 1) };
  return {
    kind: letterOf(view) ? 'letter' : 'list',
    title: name + later,
    summary,
    canonical,
    language: page.languages?.shown,
    alternates: isOwn ? placed(alternates, origin) : [],
    previous: links.previous || undefined,
    next: links.next || undefined,
    sitemap: sitemapOf(organization),
    image: { address: `${origin}${image}?${langOf(page)}v=${page.version}`, text: name },
    siteName: organization.name,
    type: 'website',
    themeColors: themeColorsOf(branding),
    typefaces: branding.typefaces,
    // A frame's content has a page of its own, which is the one to index.
    noindex: frame !== undefined || collection?.visibility === 'unlisted',
    // A part of the list does not match its canonical address.
    structured:
      filtered || frame || !isOwn
        ? undefined
        : listData(page, cards, (number - 1) * limits.cardsPerPage, {
            origin,
            language,
            address: canonical,
            summary,
          }),
  };
}

export function describeStory(
  story: Omit<PublicStory, 'references'>,
  { origin, language }: Visit,
): Description {
  const words = wordsOf('served', language);
  const { organization, card, branding, version, visibility } = story;
  const { organizationId } = organization;
  const address = origin + storyPathOf(story, card);
  const title = card.company ? words.storyOf(card.title, card.company) : card.title;
  const text = card.shortDescription || card.outcomes || plainText(card.longDescription ?? '');
  const summary = summarize(text || words.storySummary(title, organization.name));
  const path = fill(socialImageRoutes.referenceImage.path, { organizationId, referenceId: card.id });
  const image = `${origin}${path}?${langOf(story)}v=${version}`;
  return {
    kind: 'story',
    title: words.partTitle(title, organization.name),
    summary,
    canonical: address,
    language: story.languages?.shown,
    alternates: placed(alternatesOfStory(story), origin),
    sitemap: sitemapOf(organization),
    image: { address: image, text: card.title },
    siteName: organization.name,
    type: 'article',
    themeColors: themeColorsOf(branding),
    typefaces: branding.typefaces,
    noindex: visibility === 'unlisted',
    structured: storyData(story, image, { origin, language, address, summary }),
  };
}

const langOf = ({ languages }: Pick<PublicReference, 'languages'>) =>
  languages && languages.shown !== languages.original ? `lang=${languages.shown}&` : '';

/** One language has nothing beside it. */
const placed = (alternates: readonly Alternate[], origin: string) =>
  alternates.length > 1 ? alternates.map((one) => ({ ...one, address: origin + one.path })) : [];

/** A sitemap covers only addresses below its own. */
const sitemapOf = (organization: PublicReference['organization']) =>
  fill(publicPageRoutes.sitemap.path, { organizationId: organization.slug });

function fill(path: string, ids: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
}

/** The summary names the organization, because visitors of search results look for it. */
function listSummary({ page: { organization, references } }: PageView, words: Words<'served'>): string {
  const companies = [...new Set(references.flatMap(({ company }) => company || []))].slice(0, 4);
  return words.listSummary(organization.name, companies);
}

function summarize(text: string, end = ''): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const room = summaryLength - end.length;
  if (line.length <= room) return line + end;
  const cut = line.slice(0, room - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), room / 2))}…${end}`;
}
