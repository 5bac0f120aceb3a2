import type { Typefaces } from '#contract/rules/choices';
import { preloadedFonts } from '#web/shared/typefaces/typeface-styles.ts';
import { isRead, lettersScript, speculationRules, styles, type Kind } from './inline.ts';

export interface Description {
  kind: Kind;
  title: string;
  summary?: string;
  /** The addresses are absolute. */
  canonical?: string;
  previous?: string;
  next?: string;
  /** The same in other languages and in its own, if there are any. */
  alternates?: readonly { language: string; address: string; isOriginal: boolean }[];
  language?: string;
  sitemap?: string;
  image?: { address: string; text: string };
  siteName?: string;
  type?: 'website' | 'article';
  /** By day and by night. */
  themeColors?: readonly [string, string];
  typefaces?: Typefaces | undefined;
  noindex?: boolean;
  structured?: object;
}

export function Head(page: Description) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <Named name="description" content={page.summary} />
      <Named name="robots" content={page.noindex ? 'noindex' : undefined} />
      {page.themeColors ? <ThemeColor colors={page.themeColors} /> : null}
      {preloadedFonts(page.typefaces).map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <Linked rel="canonical" href={page.canonical} />
      <Linked rel="prev" href={page.previous} />
      <Linked rel="next" href={page.next} />
      <Alternates {...page} />
      {page.sitemap ? <link rel="sitemap" type="application/xml" href={page.sitemap} /> : null}
      <Shared {...page} />
      {/* oxlint-disable-next-line react/no-danger -- our own style sheet, whose hash the policy names */}
      <style dangerouslySetInnerHTML={{ __html: styles[page.kind] }} />
      {isRead(page.kind) ? <Data type="text/javascript" text={lettersScript} /> : null}
      {page.structured ? <Data type="application/ld+json" text={inert(page.structured)} /> : null}
      {isRead(page.kind) ? <Data type="speculationrules" text={speculationRules} /> : null}
    </head>
  );
}

function ThemeColor({ colors: [day, night] }: { colors: readonly [string, string] }) {
  return (
    <>
      {day === night ? null : (
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={night} />
      )}
      <meta name="theme-color" content={day} />
    </>
  );
}

function Named({ name, content }: { name: string; content: string | undefined }) {
  return content ? <meta name={name} content={content} /> : null;
}

function Linked({ rel, href }: { rel: string; href: string | undefined }) {
  return href ? <link rel={rel} href={href} /> : null;
}

/** Visitors who speak none of the languages are led to the original. */
function Alternates({ alternates }: Description) {
  return alternates?.flatMap(({ language, address, isOriginal }) =>
    [language, ...(isOriginal ? ['x-default'] : [])].map((code) => (
      <link key={code} rel="alternate" hrefLang={code} href={address} />
    )),
  );
}

/** Open Graph names a language together with the country where most of its speakers live. */
const localeOf = (language: string) => {
  const { region } = new Intl.Locale(language).maximize();
  return region ? `${language}_${region}` : language;
};

/** Twitter's card falls back to Open Graph for all but its size. */
function Shared({ title, summary, canonical, image, siteName, type, language, alternates }: Description) {
  if (!image) return null;
  const properties = {
    'og:type': type,
    'og:title': title,
    'og:description': summary,
    'og:url': canonical,
    'og:site_name': siteName,
    'og:image': image.address,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': image.text,
    'og:locale': alternates?.length && language ? localeOf(language) : undefined,
  };
  const others = (alternates ?? []).filter((other) => other.language !== language);
  return (
    <>
      {Object.entries(properties).map(([property, content]) =>
        content ? <meta key={property} property={property} content={content} /> : null,
      )}
      {others.map((other) => (
        <meta key={other.language} property="og:locale:alternate" content={localeOf(other.language)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Data({ type, text }: { type: string; text: string }) {
  // oxlint-disable-next-line react/no-danger -- data, in which nothing can end the element (`inert`)
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** No text in the JSON can close the element around it or begin a comment. */
const inert = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
