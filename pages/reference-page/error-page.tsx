import { createElement } from 'react';
import { defaultCardColor } from '#contract/cards/card-options';
import { defaultBranding } from '#contract/cards/default-branding';
import { proofsPath } from '#contract/site/public-page';
import { productName } from '#contract/primitives/product';
import { wordsOf, type Words } from '#contract/words/words-of';
import type { Failure } from '#functions/shared/http/failure';
import { referencePagePath } from '#web/shared/public-address.ts';
import { pageStyle } from '#web/public/page-style.ts';
import type { PageResponse, VisitorRequest } from '../serve.ts';
import { documentOf } from './document.tsx';

type NoticeKind = Parameters<Words<'served'>['goneTitle']>[0];

interface Notice {
  title: string;
  text: string;
  link?: { href: string; text: string };
  requestId?: string;
}

const primary = defaultCardColor;
/** Neutral colors, because the organization is unknown. */
const style = pageStyle({ brandColors: { ...defaultBranding.brandColors, primary } }, { theme: 'auto' });

/** An error page has its true status and is not indexed. */
export function errorPage(
  { status, headers, body }: Failure,
  { path, language }: Pick<VisitorRequest<unknown>, 'path' | 'language'>,
): PageResponse {
  const words = wordsOf('served', language);
  const { title, text, link, requestId } = noticeOf(body, path, words);
  return documentOf({
    status,
    description: { kind: 'notice', title, noindex: true },
    style,
    language,
    // It says nothing about anybody, and a frame may outlive its page.
    embedOrigins: [],
    headers,
    children: (
      <div className="page">
        <main className="page-notice">
          <h1>{title}</h1>
          <p>{text}</p>
          {requestId ? createElement('p', null, ...words.failedRequest(<code>{requestId}</code>)) : null}
          {link ? (
            <a className="page-button" href={link.href}>
              {link.text}
            </a>
          ) : null}
        </main>
      </div>
    ),
  });
}

function noticeOf({ code, requestId }: Failure['body'], path: string, words: Words<'served'>): Notice {
  const { kind, organizationId } = requestedPage(path);
  const home = { href: '/', text: words.goHome(productName) };
  const owner = { href: referencePagePath(organizationId), text: words.goToAll };
  if (code === 'GONE')
    return {
      title: words.goneTitle(kind),
      text: words.goneText,
      link: kind === 'page' ? home : owner,
    };
  if (code === 'NOT_FOUND')
    return {
      title: words.unknownTitle(kind),
      text: words.unknownText,
      link: home,
    };
  return {
    title: words.failedTitle,
    text: words.failedText,
    link: { href: path, text: words.failedAgain },
    requestId,
  };
}

function requestedPage(path: string): { kind: NoticeKind; organizationId: string } {
  if (path.startsWith(`${proofsPath}/`))
    return { kind: 'confirmation', organizationId: path.split(/[/.]/)[2]! };
  const [organizationId = '', second] = path.split('/').slice(2);
  if (second === 'collection') return { kind: 'collection', organizationId };
  return { kind: second ? 'reference' : 'page', organizationId };
}
