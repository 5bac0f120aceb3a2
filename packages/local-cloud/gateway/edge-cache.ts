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
  /** Tags invalidated since the request began; only the response names its own tags. */
  forgottenTags: Set<string>;
  result: Promise<FetchResult>;
}

/** `etag` is of the stored response, which the origin may confirm. */
type FetchOrigin = (etag?: string) => Promise<EdgeResponse>;

type CacheStatus = 'Hit' | 'Miss' | 'RefreshHit';

/** Bytes, far below the size at which a real edge evicts entries. */
export const mostBytes = 16_000_000;
/** CloudFront ignores further tags. */
const mostTags = 50;
/** An estimate in bytes for the key and headers of an entry. */
const entryBytes = 2_000;

/** A response older than an invalidation is delivered, but not stored. CloudFront does not say. */
export class EdgeCache {
  tagHeader: string | undefined;
  private readonly now: () => number;
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
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

  /** Takes paths, with a `*` at the end for a prefix, and tags after a `#`. */
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

  private fetchShared(
    key: string,
    request: EdgeRequest,
    policy: CachePolicyConfig,
    fetchOrigin: FetchOrigin,
  ): Promise<FetchResult> {
    const running = this.fetches.get(key);
    // A response from before an invalidation may be outdated.
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
    // An error does not replace a response that may still be served instead of it.
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

/** CloudFront marks errors as errors, cached or not. */
function withCacheStatus(response: EdgeResponse, status: CacheStatus): EdgeResponse {
  const word = response.status >= 400 ? 'Error' : status;
  return { ...response, headers: { ...response.headers, 'x-cache': `${word} from cloudfront` } };
}

/** Tags are compared weakly, because the stored version may be compressed. */
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
