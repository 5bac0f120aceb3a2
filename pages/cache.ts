import type { ShownPage } from '#web/public/page-view.ts';
import { cacheTagOf } from '#functions/shared/edge/cache-tag';
import { cacheTagHeader } from '#functions/shared/edge/environment';

/**
 * What hides something invalidates the edge. Other changes show within `edgeSeconds`, and so does a withdrawal whose
 * invalidation fails. The last value keeps pages up while this function is down. Browsers revalidate each time.
 */
export const edgeSeconds = 60;
export const cached = {
  'cache-control': `public, max-age=0, s-maxage=${edgeSeconds}, stale-if-error=86400`,
};

/**
 * A page that ends at midnight, without a write that would invalidate the edge, is never shown stale. CloudFront would do so
 * while this function is down, unless it is told not to.
 */
const ending = { 'cache-control': `public, max-age=0, s-maxage=${edgeSeconds}, stale-if-error=0` };

export const endsOf = ({ collection }: Pick<ShownPage, 'collection'>): boolean =>
  collection?.validUntil !== undefined;

/** CloudFront caches errors this long anyway; a longer time would hide a page that was just published. */
const missing = { 'cache-control': 'public, max-age=0, s-maxage=10' };
const failed = { 'cache-control': 'no-store' };

/** A withdrawn card must disappear from documents, data and pictures at once, so they share these headers. */
export function cacheHeaders(
  { status = 200, ends }: { status?: number; ends?: boolean },
  organizationId: string | undefined,
): Record<string, string> {
  const tag = organizationId && { [cacheTagHeader]: cacheTagOf(organizationId) };
  if (status >= 500) return failed;
  return { ...(status >= 400 ? missing : ends ? ending : cached), ...tag };
}
