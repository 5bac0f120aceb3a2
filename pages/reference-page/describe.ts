import { limits } from '#contract/rules/limits';
import { plainText } from '#contract/reference/plain-text';
import { publicPageRoutes, socialImageRoutes } from '#contract/site/public-page';
import type { PublicReference } from '#functions/public/get-public-reference';
import { isFiltered, noFilter } from '#web/public/filter.ts';
import { addressOf, shelfOf, storyPathOf, type PageView } from '#web/public/page-view.ts';
import type { Description } from './head.tsx';
import { listData, storyData } from './structured-data.ts';

/** Search engines show about this much. */
const summaryLength = 160;

export function describeList(view: PageView, origin: string): Description {
  const { page, filter, frame } = view;
  const { organization, collection, branding } = page;
  const { cards, number, pages } = shelfOf(view);
  // Pages without filters are the canonical ones.
  const at = (which: number) => origin + addressOf({ page }, { ...noFilter, page: which });
  const filtered = isFiltered(filter);
  const canonical = at(filtered || frame ? 1 : number);
  const name = collection
    ? `${collection.name}: ${organization.name}`
    : `${organization.name}: customer references`;
  const later = number > 1 ? ` (page ${number} of ${pages})` : '';
  const summary = summarize(collection?.description || listSummary(view), later);
  const { organizationId } = organization;
  const image = collection
    ? fill(socialImageRoutes.collectionImage.path, { organizationId, collectionId: collection.id })
    : fill(socialImageRoutes.organizationImage.path, { organizationId });
  const links =
    filtered || frame
      ? {}
      : { previous: number > 1 && at(number - 1), next: number < pages && at(number + 1) };
  return {
    kind: 'list',
    title: name + later,
    summary,
    canonical,
    previous: links.previous || undefined,
    next: links.next || undefined,
    sitemap: sitemapOf(organization),
    image: { address: `${origin}${image}?v=${page.version}`, text: name },
    siteName: organization.name,
    type: 'website',
    themeColor: branding.brandColors.background,
    // A frame's content has a page of its own, which is the one to index.
    noindex: frame !== undefined || collection?.visibility === 'unlisted',
    // A part of the list does not match its canonical address.
    structured:
      filtered || frame
        ? undefined
        : listData(page, cards, (number - 1) * limits.cardsPerPage, { origin, address: canonical, summary }),
  };
}

export function describeStory(story: PublicReference, origin: string): Description {
  const { organization, card, branding, version, visibility } = story;
  const { organizationId } = organization;
  const address = origin + storyPathOf(story, card);
  const title = card.company ? `${card.title} (${card.company})` : card.title;
  const text = card.shortDescription || card.outcomes || plainText(card.longDescription ?? '');
  const summary = summarize(text || `${title}: a customer reference of ${organization.name}.`);
  const path = fill(socialImageRoutes.referenceImage.path, { organizationId, referenceId: card.id });
  const image = `${origin}${path}?v=${version}`;
  return {
    kind: 'story',
    title: `${title}: ${organization.name}`,
    summary,
    canonical: address,
    sitemap: sitemapOf(organization),
    image: { address: image, text: card.title },
    siteName: organization.name,
    type: 'article',
    themeColor: branding.brandColors.background,
    noindex: visibility === 'unlisted',
    structured: storyData(story, image, { origin, address, summary }),
  };
}

/** A sitemap covers only addresses below its own. */
const sitemapOf = (organization: PublicReference['organization']) =>
  fill(publicPageRoutes.sitemap.path, { organizationId: organization.slug });

function fill(path: string, ids: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
}

/** The summary names the organization, because visitors of search results look for it. */
function listSummary({ page: { organization, references } }: PageView): string {
  const companies = [...new Set(references.map(({ company }) => company).filter(Boolean))].slice(0, 4);
  const named = companies.length > 0 ? `: ${companies.join(', ')}` : '';
  return `Customer references of ${organization.name}${named}.`;
}

function summarize(text: string, end = ''): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const room = summaryLength - end.length;
  if (line.length <= room) return line + end;
  const cut = line.slice(0, room - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), room / 2))}…${end}`;
}
