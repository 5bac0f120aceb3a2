import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { cached } from '../cache.ts';
import type { PageAnswer } from '../serve.ts';
import cardStyles from '#web/cards/cards.css?inline';
import pageStyles from '#web/public/public.css?inline';

const styles = pageStyles + cardStyles;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(styles)}`,
  // A card carries its look as custom properties in its style attribute.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  'frame-ancestors *',
].join('; ');

/** A whole document with its style within itself: nothing else is asked for before it shows. */
export function documentOf(title: string, children: ReactNode, status = 200): PageAnswer {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {/* oxlint-disable-next-line react/no-danger -- our own style sheet, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>{children}</body>
    </html>,
  );
  return {
    status,
    headers: {
      ...cached,
      'content-security-policy': contentSecurityPolicy,
    },
    body: `<!doctype html>${html}`,
  };
}
