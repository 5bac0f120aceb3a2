import { cacheTagOf } from '#functions/shared/edge/cache-tag';
import { cacheTagHeader } from '#functions/shared/edge/environment';
import type { PageResponse } from './serve.ts';

/**
 * How long the edge may respond by itself. Publishing makes it forget at once (`functions/triggers/invalidate-cache.ts`); should that fail,
 * the first two numbers together bound how long a withdrawn card is still shown. The last one keeps pages up
 * while this function is down. A browser is told to ask each time (`infra/web-stack.ts`), so it never uses the stale ones.
 */
export const edgeSeconds = 60;
export const cached = {
  'cache-control': `public, max-age=0, s-maxage=${edgeSeconds}, stale-while-revalidate=60, stale-if-error=86400`,
};

/** As long as CloudFront keeps errors anyway: a page that is published a moment later must not stay missing. */
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
