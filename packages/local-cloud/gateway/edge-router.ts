import { compressed } from './compress.ts';
import { findBehavior, type Behavior, type Distribution } from './distribution.ts';
import type { EdgeCache } from './edge-cache.ts';
import { textResponse, type EdgeRequest, type EdgeResponse } from './edge.ts';
import { applyHeadersPolicy } from './headers-policy.ts';
import type { HttpApi } from './http-api.ts';
import { originRequest } from './origin-request.ts';
import { accessRefusal } from './signed-access.ts';

export type BucketOrigin = (path: string, request: EdgeRequest) => Promise<EdgeResponse>;

export interface Origins {
  apis: Map<string, HttpApi>;
  buckets: Map<string, BucketOrigin>;
}

/** Applies behavior, viewer-request function, cache, origin and response headers, in this order. */
export class EdgeRouter {
  private readonly distribution: Distribution;
  private readonly origins: Origins;
  private readonly cache: EdgeCache;

  constructor(distribution: Distribution, origins: Origins, cache: EdgeCache) {
    this.distribution = distribution;
    this.origins = origins;
    this.cache = cache;
  }

  async handle(request: EdgeRequest): Promise<EdgeResponse> {
    const behavior = findBehavior(this.distribution, request.path);
    if (!behavior.allowedMethods.includes(request.method)) {
      return textResponse(403, 'This distribution does not allow the HTTP request method that was used.');
    }
    const uncompressed = await this.respond(request, behavior);
    const response = behavior.compress ? compressed(request, uncompressed) : uncompressed;
    if (!behavior.headersPolicy) return response;
    return { ...response, headers: applyHeadersPolicy(response.headers, behavior.headersPolicy) };
  }

  private async respond(request: EdgeRequest, behavior: Behavior): Promise<EdgeResponse> {
    const keys = behavior.trustedKeys?.();
    const refused = keys && accessRefusal(request, keys, Date.now());
    if (refused) return refused;
    const rewritten = await behavior.viewerRequest?.run(request);
    if (rewritten && 'status' in rewritten) return rewritten;
    const forwarded = rewritten ?? request;
    const root = this.distribution.defaultRootObject;
    const path = forwarded.path === '/' && root ? `/${root}` : forwarded.path;
    const toOrigin = { ...forwarded, path: behavior.originPath + path };
    const { cache: policy } = behavior;
    if (!policy) return this.fetchFromOrigin(toOrigin, behavior);
    return this.cache.handle(toOrigin, policy, (etag) => this.fetchFromOrigin(toOrigin, behavior, etag));
  }

  /** `known` is the tag of the stored response to revalidate. */
  private async fetchFromOrigin(
    request: EdgeRequest,
    { origin, originRequest: policy, cache }: Behavior,
    etag?: string,
  ): Promise<EdgeResponse> {
    if (origin.kind === 'api') {
      const api = this.origins.apis.get(origin.apiId);
      if (!api) throw new Error(`There is no HTTP API ${origin.apiId}.`);
      const { headers, ...rest } = originRequest(request, policy, cache);
      const own = this.distribution.originHeaders.get(origin.id);
      const toOrigin = { ...rest, headers: { ...headers, ...own, ...(etag && { 'if-none-match': etag }) } };
      return await respondInTime(api, toOrigin, origin.timeoutMs);
    }
    const bucket = this.origins.buckets.get(origin.bucket);
    if (!bucket) throw new Error(`There is no bucket ${origin.bucket}.`);
    return await bucket(request.path, request);
  }
}

async function respondInTime(api: HttpApi, request: EdgeRequest, ms: number): Promise<EdgeResponse> {
  let cancel: () => void = () => undefined;
  const late = new Promise<EdgeResponse>((resolve) => {
    const timeout = textResponse(504, 'The origin did not answer in time');
    cancel = api.timer(request, ms, () => resolve(timeout));
  });
  try {
    return await Promise.race([api.handle(request), late]);
  } finally {
    cancel();
  }
}
