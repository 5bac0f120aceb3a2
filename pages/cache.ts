import { cacheTagOf } from '#functions/shared/edge/cache-tag';
import { cacheTagHeader } from '#functions/shared/edge/environment';

/**
 * Publishing invalidates the edge. If that fails, the first two values bound how long a withdrawn card is shown; the
 * last one keeps pages up while this function is down. Browsers revalidate each time.
 */
export const edgeSeconds = 60;
export const cached = {
  'cache-control': `public, max-age=0, s-maxage=${edgeSeconds}, stale-while-revalidate=60, stale-if-error=86400`,
};

/** CloudFront caches errors this long anyway; a longer time would hide a page that was just published. */
const missing = { 'cache-control': 'public, max-age=0, s-maxage=10' };
const failed = { 'cache-control': 'no-store' };

/** A withdrawn card must disappear from documents, data and pictures at once, so they share these headers. */
export function cacheHeaders(
  { status = 200 }: { status?: number },
  organizationId: string | undefined,
): Record<string, string> {
  const tag = organizationId && { [cacheTagHeader]: cacheTagOf(organizationId) };
  if (status >= 500) return failed;
  return { ...(status >= 400 ? missing : cached), ...tag };
}
