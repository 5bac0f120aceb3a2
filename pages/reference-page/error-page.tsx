import { defaultCardColor } from '#contract/card-options';
import { defaultBranding } from '#contract/default-branding';
import { productName } from '#contract/product';
import { AppError } from '#functions/http/failure';
import { referencePagePath } from '#web/lib/public-address.ts';
import { pageStyle } from '#web/public/page-style.ts';
import type { PageAnswer, Visit } from '../serve.ts';
import { documentOf } from './document.tsx';

interface Notice {
  status: number;
  title: string;
  text: string;
  /** Where to go on from here. */
  link?: { href: string; text: string };
  requestId?: string;
  cacheControl: string;
}

const primary = defaultCardColor;
/** Nobody's colours: whose page this would be is not known. */
const style = pageStyle({ brandColors: { ...defaultBranding.brandColors, primary } }, 'auto');
const home = { href: '/', text: `Go to ${productName}` };

/** That a page is not there, is not there any more, or failed: with its true status, and nothing for a search engine. */
export function errorPage(error: unknown, { context, path }: Omit<Visit<unknown>, 'params'>): PageAnswer {
  const { status, title, text, link, requestId, cacheControl } = noticeOf(error, path, context.requestId);
  return documentOf({
    status,
    description: { title, noindex: true },
    style,
    // Also where data or a picture was asked for.
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
    children: (
      <div className="page">
        <main className="page-notice">
          <h1>{title}</h1>
          <p>{text}</p>
          {requestId ? (
            <p>
              Request <code>{requestId}</code>
            </p>
          ) : null}
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

function noticeOf(error: unknown, path: string, requestId: string): Notice {
  const code = error instanceof AppError ? error.code : 'INTERNAL';
  const { kind, organizationId } = askedFor(path);
  const owner = { href: referencePagePath(organizationId), text: 'See all references' };
  if (code === 'GONE')
    return {
      status: 410,
      title: `This ${kind} is no longer published`,
      text: 'It was public, and its organization has taken it down.',
      link: kind === 'reference page' ? home : owner,
      cacheControl: 'public, max-age=0, s-maxage=60',
    };
  if (code === 'NOT_FOUND')
    return {
      status: 404,
      title: `This ${kind} does not exist`,
      text: 'The address may be mistyped, or the organization has taken it down.',
      link: home,
      // Somebody who looks a moment before it is published must not keep others from seeing it.
      cacheControl: 'public, max-age=0, s-maxage=5',
    };
  return {
    status: 500,
    title: 'Something went wrong',
    text: 'The page could not be shown. Please try again in a moment.',
    link: { href: path, text: 'Try again' },
    requestId,
    cacheControl: 'no-store',
  };
}

/** By the form of the address alone. */
function askedFor(path: string): { kind: string; organizationId: string } {
  const [organizationId = '', second] = path.split('/').slice(2);
  if (second === 'collection') return { kind: 'collection', organizationId };
  return { kind: second ? 'reference' : 'reference page', organizationId };
}
