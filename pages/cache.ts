import { cacheTagOf } from '#functions/shared/edge/cache-tag';
import { cacheTagHeader } from '#functions/shared/edge/environment';
import type { PageResponse } from './serve.ts';

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
 * The same for documents, data and pictures, so that what is withdrawn is gone from all of them by the same time; and whose they are, also of
 * what has moved or is missing: what is published there is seen at once. Where nobody is known, its seconds have to pass.
 */
export function cacheHeaders(
  { status = 200 }: PageResponse,
  organizationId: string | undefined,
): Record<string, string> {
  const tag = organizationId && { [cacheTagHeader]: cacheTagOf(organizationId) };
  if (status >= 500) return failed;
  return { ...(status >= 400 ? missing : cached), ...tag };
}
