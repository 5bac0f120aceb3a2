import { renderToStaticMarkup } from 'react-dom/server';
import { siteFeeds } from '#contract/site/pages';
import { Document } from './document.tsx';
import { rssFeed, robots, sitemap } from './feeds.ts';
import { FileAddressProvider, type FileAddress } from './files.tsx';
import { pages } from './pages.ts';
import { drawSocialImage, socialImageOf } from './social-image.ts';

export function renderFile(path: string, address: FileAddress): string | undefined {
  const page = pages.find((one) => fileOf(one.path) === path);
  if (!page) return (feeds as Record<string, (() => string) | undefined>)[path]?.();
  const document = (
    <FileAddressProvider value={address}>
      <Document page={page} />
    </FileAddressProvider>
  );
  return `<!doctype html>\n${renderToStaticMarkup(document)}`;
}

export function drawFile(path: string): Promise<Buffer> | undefined {
  const page = shared().find((one) => socialImageOf(one) === path);
  return page && drawSocialImage(page);
}

export const drawnFiles = (): string[] => shared().map(socialImageOf);

const shared = () => pages.filter(({ noindex }) => !noindex);

export const siteFiles = (): string[] => [...pages.map(({ path }) => fileOf(path)), ...siteFeeds];

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const feeds: Record<(typeof siteFeeds)[number], () => string> = {
  'sitemap.xml': () => sitemap(pages),
  'resources/blog/rss.xml': () => rssFeed(pages),
  'robots.txt': robots,
};
