import type { PageAnswer } from './serve.ts';

/**
 * How long the edge may answer by itself. Publishing makes it forget at once (`functions/triggers/refresh-edge.ts`); should that fail,
 * the first two numbers together bound how long a withdrawn card is still shown. The last one keeps pages up
 * while this function is down. A browser is told to ask each time (`infra/web-stack.ts`), so it never uses the stale ones.
 */
export const cached = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
};

/**
 * Of a picture whose address names the version that it shows: a day, and what publishing withdraws the edge forgets like a page. A
 * version of the future, made up, would be kept until it is the real one.
 */
export const pictureCache = (asked: string | null, version: number) =>
  asked === String(version) ? { 'cache-control': 'public, max-age=0, s-maxage=86400' } : cached;

/** As long as CloudFront keeps errors anyway: a page that is published a moment later must not stay missing. */
const missing = { 'cache-control': 'public, max-age=0, s-maxage=10' };
const failed = { 'cache-control': 'no-store' };

/** Whatever a page says of itself, that it is not there or has failed is not kept like the page. */
export function cacheHeaders({ status = 200, headers }: PageAnswer): Record<string, string> {
  if (status >= 500) return failed;
  if (status >= 400) return missing;
  return headers['cache-control'] ? {} : cached;
}
