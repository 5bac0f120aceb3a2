import { compressed } from './compress.ts';
import { findBehaviour, type Behaviour, type Distribution } from './distribution.ts';
import { textResponse, type EdgeRequest, type EdgeResponse } from './edge.ts';
import { applyHeadersPolicy } from './headers-policy.ts';
import type { HttpApi } from './http-api.ts';
import { originRequest } from './origin-request.ts';

/** Answers for one bucket: its objects by path. */
export type BucketOrigin = (path: string, request: EdgeRequest) => Promise<EdgeResponse>;

export interface Origins {
  apis: Map<string, HttpApi>;
  buckets: Map<string, BucketOrigin>;
}

/**
 * What CloudFront does with a request, read from the distribution: behaviour by path, function at viewer-request,
 * origin, response headers. It never caches, and plain http stays plain http.
 */
export class EdgeRouter {
  private readonly distribution: Distribution;
  private readonly origins: Origins;

  constructor(distribution: Distribution, origins: Origins) {
    this.distribution = distribution;
    this.origins = origins;
  }

  async handle(request: EdgeRequest): Promise<EdgeResponse> {
    const behaviour = findBehaviour(this.distribution, request.path);
    if (!behaviour.allowedMethods.includes(request.method)) {
      return textResponse(403, 'This distribution does not allow the HTTP request method that was used.');
    }
    const answer = await this.answer(request, behaviour);
    const response = behaviour.compress ? compressed(request, answer) : answer;
    if (!behaviour.headersPolicy) return response;
    return { ...response, headers: applyHeadersPolicy(response.headers, behaviour.headersPolicy) };
  }

  private async answer(request: EdgeRequest, behaviour: Behaviour): Promise<EdgeResponse> {
    const seen = await behaviour.viewerRequest?.run(request);
    if (seen && 'status' in seen) return seen;
    const forwarded = seen ?? request;
    const root = this.distribution.defaultRootObject;
    const path = forwarded.path === '/' && root ? `/${root}` : forwarded.path;
    return this.askOrigin({ ...forwarded, path: behaviour.originPath + path }, behaviour);
  }

  private askOrigin(
    request: EdgeRequest,
    { origin, originRequest: policy, cache }: Behaviour,
  ): Promise<EdgeResponse> {
    if (origin.kind === 'api') {
      const api = this.origins.apis.get(origin.apiId);
      if (!api) throw new Error(`There is no HTTP API ${origin.apiId}.`);
      return api.handle(originRequest(request, policy, cache));
    }
    const bucket = this.origins.buckets.get(origin.bucket);
    if (!bucket) throw new Error(`There is no bucket ${origin.bucket}.`);
    return bucket(request.path, request);
  }
}
