import { productName } from '#contract/primitives/product';
import { siteOrigin } from '#contract/site/pages';
import type { SitePage } from './page.ts';

/** Describes a page in terms of schema.org. It contains no ratings and nothing that the page does not show. */
export function structuredData(page: SitePage): object {
  const url = siteOrigin + page.path;
  const publisher = { '@type': 'Organization', name: productName, url: `${siteOrigin}/` };
  const described = { name: page.title, description: page.description, url, inLanguage: 'en' };
  const self = page.published
    ? {
        '@type': 'BlogPosting',
        headline: page.title,
        datePublished: page.published,
        author: publisher,
        ...described,
      }
    : { '@type': 'WebPage', ...described };
  const trail = page.trail ? [breadcrumbs([...page.trail, { name: page.title, path: page.path }])] : [];
  return { '@context': 'https://schema.org', '@graph': [{ ...self, publisher }, ...trail] };
}

function breadcrumbs(steps: NonNullable<SitePage['trail']>): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteOrigin + path,
    })),
  };
}
