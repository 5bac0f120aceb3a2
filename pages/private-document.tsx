import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { classesOf, treeOf } from './reference-page/card-tree.tsx';
import { preloadedFonts, typefaceStyles } from '#web/shared/typefaces/typeface-styles.ts';
import { usedStyles } from './reference-page/used-styles.ts';

export interface DocumentParts {
  status?: number;
  language: string;
  title: string;
  children: ReactNode;
}

interface Styles {
  css: string;
  /** Pages that are printed keep their rules for it. */
  print?: boolean;
}

/** The address opens the document, so nobody else may cache, frame or learn it. */
export function privateDocument(
  { css: styles, print }: Styles,
  { status = 200, language, title, children }: DocumentParts,
) {
  // React puts preload links for pictures before the page, but they belong in the head.
  const used = classesOf([treeOf(`<body>${renderToStaticMarkup(children)}</body>`)]);
  const css = typefaceStyles() + usedStyles(styles, used, print);
  const html = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={preloadedFonts()[0]} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* oxlint-disable-next-line react/no-danger -- our own style sheet, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>{children}</body>
    </html>,
  );
  return { statusCode: status, headers: headersFor(css), body: `<!doctype html>${html}` };
}

function headersFor(css: string): Record<string, string> {
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    // A card carries its style as custom properties in its style attribute.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    ...quiet,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
  };
}

export const quiet = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
