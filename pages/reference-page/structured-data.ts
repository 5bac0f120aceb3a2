import { ownerPathOf, storyPathOf, titleOf, type ShownPage, type ShownStory } from '#web/public/page-view.ts';
import { proofPath } from '#web/shared/public-address.ts';
import type { CardContent } from '#contract/cards/card';

interface PageLocation {
  origin: string;
  /** The address is absolute and canonical. */
  address: string;
  summary: string;
}

type Owner = Pick<ShownPage, 'organization' | 'branding'>;

const context = 'https://schema.org';

/** The numbers continue those of the preceding pages. */
export function listData(
  page: ShownPage,
  cards: readonly CardContent[],
  from: number,
  location: PageLocation,
): object {
  const list = {
    '@type': 'CollectionPage',
    name: titleOf(page),
    description: location.summary,
    url: location.address,
    inLanguage: 'en',
    publisher: publisherOf(page, location),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: page.references.length,
      itemListElement: cards.map((card, index) => ({
        '@type': 'ListItem',
        position: from + index + 1,
        name: card.title,
        url: location.origin + storyPathOf(page, card),
      })),
    },
  };
  if (!page.collection) return { '@context': context, ...list };
  return { '@context': context, '@graph': [list, breadcrumbs(page, page.collection.name, location)] };
}

/** There is no rating and no author, because nobody has given one. */
export function storyData(
  story: Omit<ShownStory, 'references'>,
  image: string,
  location: PageLocation,
): object {
  const { card } = story;
  const article = {
    '@type': 'Article',
    headline: card.title,
    description: location.summary,
    url: location.address,
    image,
    inLanguage: 'en',
    articleSection: card.referenceType,
    keywords: card.tags.length > 0 ? card.tags.join(', ') : undefined,
    about: card.company ? { '@type': 'Organization', name: card.company } : undefined,
    publisher: publisherOf(story, location),
    hasPart: card.quote ? quotationOf(card) : undefined,
    citation: card.confirmed
      ? {
          '@type': 'WebPage',
          name: 'Confirmed by the customer',
          url: location.origin + proofPath(story.organization.organizationId, card.id),
          datePublished: card.confirmed.at,
        }
      : undefined,
  };
  return { '@context': context, '@graph': [article, breadcrumbs(story, card.title, location)] };
}

function quotationOf({ quote, quotePerson, quoteRole }: CardContent) {
  return {
    '@type': 'Quotation',
    text: quote,
    creator: quotePerson ? { '@type': 'Person', name: quotePerson, jobTitle: quoteRole } : undefined,
  };
}

function publisherOf({ organization, branding: { logo } }: Owner, { origin }: PageLocation) {
  return {
    '@type': 'Organization',
    name: organization.name,
    url: origin + ownerPathOf({ organization }),
    logo: logo && new URL(logo, origin).href,
  };
}

function breadcrumbs({ organization }: Owner, name: string, { origin, address }: PageLocation) {
  const steps = [
    { name: organization.name, item: origin + ownerPathOf({ organization }) },
    { name, item: address },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
