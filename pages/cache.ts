import { cacheTagOf } from '#functions/shared/edge/cache-tag';
import { cacheTagHeader } from '#functions/shared/edge/environment';

/**
 * How long the edge may serve a page by itself. Publishing invalidates it (`functions/triggers/invalidate-
 * cache.ts`); if that fails, the first two values together bound how long a withdrawn card is shown. The
 * last one keeps pages up while this function is down. Browsers revalidate each time (`infra/web-stack.ts`).
 */
export const edgeSeconds = 60;
export const cached = {
  'cache-control': `public, max-age=0, s-maxage=${edgeSeconds}, stale-while-revalidate=60, stale-if-error=86400`,
};

/** CloudFront keeps errors this long anyway. A longer time would hide a page that was just published. */
const missing = { 'cache-control': 'public, max-age=0, s-maxage=10' };
const failed = { 'cache-control': 'no-store' };

/**
 * Returns the same cache headers for documents, data and pictures, so that a withdrawn card disappears from all
 * of them at once. The tag names the organization, also for redirects and missing pages, so that publishing
 * there invalidates them. Without a known organization the cache time has to pass.
 */
export function cacheHeaders(
  { status = 200 }: { status?: number },
  organizationId: string | undefined,
): Record<string, string> {
  const tag = organizationId && { [cacheTagHeader]: cacheTagOf(organizationId) };
  if (status >= 500) return failed;
  return { ...(status >= 400 ? missing : cached), ...tag };
}
