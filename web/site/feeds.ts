import { articleFolders, siteOrigin } from '#contract/site/pages';
import { productName } from '#contract/primitives/product';
import type { SitePage } from './page.ts';

export function sitemap(pages: readonly SitePage[]): string {
  const urls = pages
    .filter(({ noindex }) => !noindex)
    .map(
      ({ path, published }) =>
        `<url>${text('loc', siteOrigin + path)}${published ? text('lastmod', published) : ''}</url>`,
    );
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

export function rssFeed(pages: readonly SitePage[]): string {
  const blog = siteOrigin + articleFolders.blog;
  const items = pages
    .filter(({ published }) => published)
    .toSorted((a, b) => b.published!.localeCompare(a.published!))
    .map(({ path, title, description, published }) =>
      [
        '<item>',
        text('title', title),
        text('link', siteOrigin + path),
        text('guid', siteOrigin + path),
        text('description', description),
        text('pubDate', new Date(published!).toUTCString()),
        '</item>',
      ].join(''),
    );
  const channel = [
    text('title', `${productName} blog`),
    text('link', blog),
    text('description', 'On customer references: permission, writing, tenders and search.'),
    text('language', 'en'),
    `<atom:link href="${blog}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
  ].join('');
  return `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}</channel></rss>\n`;
}

// Each organization's pages have a sitemap of their own.
export const robots = (): string => `User-agent: *
Disallow: /app$
Disallow: /app/
Disallow: /api/
Sitemap: ${siteOrigin}/sitemap.xml
`;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const text = (name: string, words: string) =>
  `<${name}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
