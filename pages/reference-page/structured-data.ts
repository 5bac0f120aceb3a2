import {
  alternatesOfStory,
  ownerPathOf,
  storyPathOf,
  titleOf,
  type ShownPage,
  type ShownStory,
} from '#web/public/page-view.ts';
import { proofPath } from '#web/shared/public-address.ts';
import type { VisitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';
import type { CardContent } from '#contract/cards/card';

interface PageLocation {
  origin: string;
  language: VisitorLanguage;
  /** The address is absolute and canonical. */
  address: string;
  summary: string;
}

type Owner = Pick<ShownPage, 'organization' | 'branding' | 'languages'>;

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
    inLanguage: page.languages?.shown ?? location.language,
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
    inLanguage: story.card.language ?? story.languages?.shown ?? location.language,
    translationOfWork: translationOf(story, location),
    articleSection: card.referenceType,
    keywords: card.tags.length > 0 ? card.tags.join(', ') : undefined,
    about: card.company ? { '@type': 'Organization', name: card.company } : undefined,
    publisher: publisherOf(story, location),
    hasPart: card.quote ? quotationOf(card) : undefined,
    citation: card.confirmed
      ? {
          '@type': 'WebPage',
          name: wordsOf('card', location.language).confirmed,
          url: location.origin + proofPath(story.organization.organizationId, card.id),
          datePublished: card.confirmed.at,
        }
      : undefined,
  };
  return { '@context': context, '@graph': [article, breadcrumbs(story, card.title, location)] };
}

function translationOf(story: Omit<ShownStory, 'references'>, { origin }: PageLocation) {
  const { translatedFrom } = story.card;
  const original = translatedFrom && alternatesOfStory(story).find(({ isOriginal }) => isOriginal);
  return original && { '@type': 'Article', url: origin + original.path, inLanguage: translatedFrom };
}

/** These are not the speaker's words if they were translated. */
function quotationOf({ quote, quotePerson, quoteRole, quoteFrom }: CardContent) {
  return {
    '@type': 'Quotation',
    text: quote,
    translationOfWork: quoteFrom && { '@type': 'Quotation', inLanguage: quoteFrom },
    creator: quotePerson ? { '@type': 'Person', name: quotePerson, jobTitle: quoteRole } : undefined,
  };
}

function publisherOf(owner: Owner, { origin }: PageLocation) {
  const { logo } = owner.branding;
  return {
    '@type': 'Organization',
    name: owner.organization.name,
    url: origin + ownerPathOf(owner),
    logo: logo && new URL(logo, origin).href,
  };
}

function breadcrumbs(owner: Owner, name: string, { origin, address }: PageLocation) {
  const steps = [
    { name: owner.organization.name, item: origin + ownerPathOf(owner) },
    { name, item: address },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
