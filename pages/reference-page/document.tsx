import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '#contract/rules/content-languages';
import type { PageResponse } from '../serve.ts';
import { typefaceStyles } from '#web/shared/typefaces/typeface-styles.ts';
import { Head, type Description } from './head.tsx';
import { contentSecurityPolicy } from './policy.ts';
import { isRead, pageScript, styles, stylesOf } from './inline.ts';

interface Parts {
  description: Description;
  style: CSSProperties;
  language: string;
  /** Websites that may frame it. Only embeds have them, because a customer's permission may end at the page. */
  embedOrigins?: readonly string[];
  headers?: Record<string, string>;
  status?: number;
  children: ReactNode;
}

/** Style and script are inline, so that nothing is fetched before the page shows. */
export function documentOf({
  description,
  style,
  language,
  embedOrigins,
  headers,
  status,
  children,
}: Parts): PageResponse {
  const html = renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)} style={style}>
      <Head {...description} />
      <body>
        {children}
        {isRead(description.kind) ? <Inline text={pageScript} /> : null}
      </body>
    </html>,
  );
  const all = styles[description.kind];
  const css = typefaceStyles(description.typefaces) + stylesOf(description.kind, html);
  return {
    status,
    headers: { ...headers, 'content-security-policy': contentSecurityPolicy({ css, embedOrigins }) },
    body: `<!doctype html>${html.replace(all, () => css)}`,
  };
}

function Inline({ text }: { text: string }) {
  // oxlint-disable-next-line react/no-danger -- our own script, whose hash the policy names
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
