import { LRUCache } from 'lru-cache';
import { cacheKey } from './cache-key.ts';
import { lifetimeOf, type CachePolicyConfig, type Lifetime } from './cache-control.ts';
import { pathPatternToRegExp } from './distribution.ts';
import type { EdgeRequest, EdgeResponse } from './edge.ts';

interface Entry {
  path: string;
  tags: string[];
  response: EdgeResponse;
  storedAt: number;
  lifetime: Lifetime;
}

interface FetchResult {
  response: EdgeResponse;
  status: CacheStatus;
}

interface Fetch {
  path: string;
  /** Tags that were invalidated since the request began. Only the response names its own tags. */
  forgottenTags: Set<string>;
  result: Promise<FetchResult>;
}

/** Asks the origin; with the tag of what is here already, so that it may say that nothing has changed. */
type FetchOrigin = (etag?: string) => Promise<EdgeResponse>;

type CacheStatus = 'Hit' | 'Miss' | 'RefreshHit';

/** Far below the size at which a real edge evicts entries. */
export const mostBytes = 16_000_000;
/** CloudFront ignores further tags. */
const mostTags = 50;
/** An estimate for the key and headers of an entry. */
const entryBytes = 2_000;

/**
 * One edge of CloudFront for behaviors with a cache policy of the app. It honors response headers, merges equal
 * requests and handles invalidations. A response that began before an invalidation is delivered, but not stored;
 * CloudFront does not document this case.
 */
export class EdgeCache {
  /** The response header with the tags (`CacheTagConfig`). */
  tagHeader: string | undefined;
  private readonly now: () => number;
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    // A string takes two bytes for each character.
    sizeCalculation: ({ response }) => 2 * response.body.length + entryBytes,
  });
  private readonly fetches = new Map<string, Fetch>();

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  async handle(
    request: EdgeRequest,
    policy: CachePolicyConfig,
    fetchOrigin: FetchOrigin,
  ): Promise<EdgeResponse> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return fetchOrigin();
    const key = cacheKey(request, policy);
    const entry = this.entries.get(key);
    const age = entry ? (this.now() - entry.storedAt) / 1000 : 0;
    if (entry && age < entry.lifetime.fresh) return this.cachedResponse(request, entry);
    // A response to HEAD has no body to store.
    if (request.method === 'HEAD') return withCacheStatus(await fetchOrigin(), 'Miss');
    const fetched = this.fetchShared(key, request, policy, fetchOrigin);
    if (entry && age < entry.lifetime.fresh + entry.lifetime.whileRevalidate)
      return this.cachedResponse(request, entry);
    const { response, status } = await fetched;
    const failed = response.status >= 500;
    if (entry && failed && age < entry.lifetime.fresh + entry.lifetime.ifError)
      return this.cachedResponse(request, entry);
    return notModified(request, withCacheStatus(response, status));
  }

  /**
   * Paths as CloudFront takes them: with a `*` at the end for all that begins so, whatever its query and headers; and tags after a `#`, for all
   * that has them, wherever it is.
   */
  invalidate(items: readonly string[]): void {
    const patterns = items.filter((item) => !item.startsWith('#')).map(pathPatternToRegExp);
    const tags = items.filter((item) => item.startsWith('#')).map((item) => item.slice(1).toLowerCase());
    const isNamed = ({ path }: { path: string }) => patterns.some((pattern) => pattern.test(path));
    for (const [key, entry] of this.entries)
      if (isNamed(entry) || tags.some((tag) => entry.tags.includes(tag))) this.entries.delete(key);
    for (const [key, fetch] of this.fetches) {
      if (isNamed(fetch)) this.fetches.delete(key);
      for (const tag of tags) fetch.forgottenTags.add(tag);
    }
  }

  private cachedResponse(request: EdgeRequest, { response, storedAt }: Entry): EdgeResponse {
    const age = String(Math.floor((this.now() - storedAt) / 1000));
    return notModified(
      request,
      withCacheStatus({ ...response, headers: { ...response.headers, age } }, 'Hit'),
    );
  }

  /** Equal requests wait for one response. */
  private fetchShared(
    key: string,
    request: EdgeRequest,
    policy: CachePolicyConfig,
    fetchOrigin: FetchOrigin,
  ): Promise<FetchResult> {
    const running = this.fetches.get(key);
    // Nor for one that may be older than what was invalidated since.
    if (running && running.forgottenTags.size === 0) return running.result;
    const result = this.fetch(key, policy, fetchOrigin, () => fetch);
    const fetch: Fetch = { path: request.path, forgottenTags: new Set(), result };
    this.fetches.set(key, fetch);
    return fetch.result;
  }

  private async fetch(
    key: string,
    policy: CachePolicyConfig,
    fetchOrigin: FetchOrigin,
    self: () => Fetch,
  ): Promise<FetchResult> {
    const before = this.entries.get(key);
    const fetched = await fetchOrigin(before?.response.headers.etag).catch(unreachable);
    const isSame = fetched.status === 304 && before;
    // The body is what it was, the headers are the new ones.
    const response = isSame
      ? { ...before.response, headers: { ...before.response.headers, ...fetched.headers } }
      : fetched;
    const fetch = self();
    if (this.fetches.get(key) === fetch) {
      this.fetches.delete(key);
      this.store(key, fetch, response, policy);
    }
    return { response, status: isSame ? 'RefreshHit' : 'Miss' };
  }

  private store(
    key: string,
    { path, forgottenTags }: Fetch,
    response: EdgeResponse,
    policy: CachePolicyConfig,
  ): void {
    const tags = this.tagsOf(response);
    if (tags.some((tag) => forgottenTags.has(tag))) return;
    const lifetime = lifetimeOf(response, policy);
    const before = this.entries.get(key);
    // An error takes the place of nothing that may still be shown instead of it.
    if (response.status >= 500 && before && before.lifetime.ifError > 0) return;
    this.entries.delete(key);
    if (lifetime) this.entries.set(key, { path, tags, response, storedAt: this.now(), lifetime });
  }

  private tagsOf({ headers }: EdgeResponse): string[] {
    const text = this.tagHeader && headers[this.tagHeader.toLowerCase()];
    const tags = String(text ?? '')
      .split(',')
      .map((tag) => tag.trim().toLowerCase());
    return tags.filter(Boolean).slice(0, mostTags);
  }
}

const unreachable = (): EdgeResponse => ({ status: 502, headers: {}, body: 'The origin cannot be reached' });

/** Like CloudFront, an error is an error, from the cache or not. */
function withCacheStatus(response: EdgeResponse, status: CacheStatus): EdgeResponse {
  const word = response.status >= 400 ? 'Error' : status;
  return { ...response, headers: { ...response.headers, 'x-cache': `${word} from cloudfront` } };
}

/** 304 to who has this very version, which may be a compressed one: tags are compared weakly. */
function notModified(request: EdgeRequest, response: EdgeResponse): EdgeResponse {
  const { etag } = response.headers;
  const ifNoneMatch = request.headers['if-none-match'];
  if (response.status !== 200 || !ifNoneMatch || typeof etag !== 'string') return response;
  const etags = new Set(ifNoneMatch.split(',').map(weak));
  if (!etags.has('*') && !etags.has(weak(etag))) return response;
  const { 'content-type': _type, ...headers } = response.headers;
  return { status: 304, headers, body: '' };
}

const weak = (tag: string) => tag.trim().replace(/^W\//, '');
