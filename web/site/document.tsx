import { productName } from '#contract/primitives/product';
import { siteOrigin, speculationRules } from '#contract/site/pages';
import { preloadedFonts } from '../shared/typefaces/typeface-styles.ts';
import { useFileAddress } from './files.tsx';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';
import type { SitePage } from './page.ts';
import { socialImageOf } from './social-image.ts';
import { structuredData } from './structured-data.ts';
import common from './common.module.css';

export function Document({ page }: { page: SitePage }) {
  const { Body } = page;
  return (
    <html lang="en">
      <Head page={page} />
      <body>
        <a className={common.skip} href="#content">
          Skip to content
        </a>
        <SiteHeader current={page.path} />
        <main id="content">
          <Body />
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}

function Head({ page }: { page: SitePage }) {
  const address = useFileAddress();
  const title = page.path === '/' ? page.title : `${page.title} – ${productName}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta name="theme-color" content="#fbfbfa" />
      {page.noindex ? <meta name="robots" content="noindex" /> : <Shared page={page} title={title} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script src="/theme.js" data-system="" />
      <link rel="preload" href={preloadedFonts()[0]} as="font" type="font/woff2" crossOrigin="anonymous" />
      {['site.css', ...(page.styles ?? [])].map((path) => (
        <link key={path} rel="stylesheet" href={address(`site/${path}`)} />
      ))}
      {['scripts/site.ts', ...(page.scripts ?? [])].map((path) => (
        <script key={path} type="module" src={address(`site/${path}`)} />
      ))}
      <Data type="speculationrules" text={speculationRules} />
    </head>
  );
}

function Shared({ page, title }: { page: SitePage; title: string }) {
  const address = `${siteOrigin}${page.path}`;
  const properties = {
    'og:type': page.published ? 'article' : 'website',
    'og:title': title,
    'og:description': page.description,
    'og:url': address,
    'og:site_name': productName,
    'og:image': `${siteOrigin}/${socialImageOf(page)}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': page.title,
  };
  return (
    <>
      <link rel="canonical" href={address} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${productName} blog`}
        href="/resources/blog/rss.xml"
      />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <Data type="application/ld+json" text={inert(structuredData(page))} />
    </>
  );
}

function Data({ type, text }: { type: string; text: string }) {
  // oxlint-disable-next-line react/no-danger -- data, in which nothing can end the element (`inert`)
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Escapes JSON so that no text in it can close the script element or begin a comment. */
const inert = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
