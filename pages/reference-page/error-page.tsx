import { defaultCardColor } from '#contract/cards/card-options';
import { defaultBranding } from '#contract/cards/default-branding';
import { proofsPath } from '#contract/site/public-page';
import { productName } from '#contract/primitives/product';
import type { Failure } from '#functions/shared/http/failure';
import { referencePagePath } from '#web/shared/public-address.ts';
import { pageStyle } from '#web/public/page-style.ts';
import type { PageResponse, VisitorRequest } from '../serve.ts';
import { documentOf } from './document.tsx';

interface Notice {
  title: string;
  text: string;
  link?: { href: string; text: string };
  requestId?: string;
}

const primary = defaultCardColor;
/** Neutral colors, because the organization is unknown. */
const style = pageStyle({ brandColors: { ...defaultBranding.brandColors, primary } }, 'auto');
const home = { href: '/', text: `Go to ${productName}` };

/** An error page has its true status and is not indexed. */
export function errorPage(
  { status, headers, body }: Failure,
  { path }: Pick<VisitorRequest<unknown>, 'path'>,
): PageResponse {
  const { title, text, link, requestId } = noticeOf(body, path);
  return documentOf({
    status,
    description: { kind: 'notice', title, noindex: true },
    style,
    // It says nothing about anybody, and a frame may outlive its page.
    embedOrigins: [],
    headers,
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

function noticeOf({ code, requestId }: Failure['body'], path: string): Notice {
  const { kind, organizationId } = requestedPage(path);
  const owner = { href: referencePagePath(organizationId), text: 'See all references' };
  if (code === 'GONE')
    return {
      title: `This ${kind} is no longer published`,
      text: 'It was public, and its organization has taken it down.',
      link: kind === 'reference page' ? home : owner,
    };
  if (code === 'NOT_FOUND')
    return {
      title: `This ${kind} does not exist`,
      text: 'The address may be mistyped, or the organization has taken it down.',
      link: home,
    };
  return {
    title: 'Something went wrong',
    text: 'The page could not be shown. Please try again in a moment.',
    link: { href: path, text: 'Try again' },
    requestId,
  };
}

function requestedPage(path: string): { kind: string; organizationId: string } {
  if (path.startsWith(`${proofsPath}/`))
    return { kind: 'confirmation', organizationId: path.split(/[/.]/)[2]! };
  const [organizationId = '', second] = path.split('/').slice(2);
  if (second === 'collection') return { kind: 'collection', organizationId };
  return { kind: second ? 'reference' : 'reference page', organizationId };
}
