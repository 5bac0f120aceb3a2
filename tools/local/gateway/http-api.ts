import type { FunctionRuntime } from '../lambda/runtime.ts';
import { jsonResponse, type EdgeRequest, type EdgeResponse } from './edge.ts';
import type { JwtAuthorization } from './authorizer.ts';
import { httpApiEvent, type ApiIdentity, type Claims } from './event.ts';
import { matchRoute, type ApiRoute, type RouteMatch } from './routes.ts';

interface FunctionResponse {
  statusCode: number;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

/** Lambda's limit for the payload of one synchronous call. */
const RESPONSE_LIMIT_BYTES = 6 * 1024 * 1024;

/** An API Gateway HTTP API in front of the functions. */
export class HttpApi {
  readonly routes: ApiRoute[];
  private readonly identity: ApiIdentity;
  private readonly authorization: JwtAuthorization;
  private readonly runtime: FunctionRuntime;

  constructor(
    identity: ApiIdentity,
    routes: ApiRoute[],
    authorization: JwtAuthorization,
    runtime: FunctionRuntime,
  ) {
    this.identity = identity;
    this.routes = routes;
    this.authorization = authorization;
    this.runtime = runtime;
    for (const { functionId } of routes) runtime.prepare(functionId);
  }

  async handle(request: EdgeRequest): Promise<EdgeResponse> {
    const match = matchRoute(this.routes, request.method, request.path);
    if (!match) return jsonResponse(404, { message: 'Not Found' });
    if (request.bodyTooLarge) return jsonResponse(413, { message: 'Request Entity Too Large' });
    const { authorizer } = match.route;
    if (!authorizer) return this.call(request, match, undefined);
    const claims = await this.authorization.verify(authorizer, request.headers.authorization);
    if (!claims) return jsonResponse(401, { message: 'Unauthorized' }, { 'www-authenticate': 'Bearer' });
    return this.call(request, match, claims);
  }

  private async call(
    request: EdgeRequest,
    match: RouteMatch,
    claims: Claims | undefined,
  ): Promise<EdgeResponse> {
    try {
      const event = httpApiEvent(request, match, this.identity, claims);
      return edgeResponse(await this.runtime.invoke(match.route.functionId, event));
    } catch (error) {
      if (error instanceof URIError) return jsonResponse(400, { message: 'Bad Request' });
      // The reason is in the functions' log; API Gateway never tells it to the caller.
      return jsonResponse(500, { message: 'Internal Server Error' });
    }
  }
}

function edgeResponse(result: unknown): EdgeResponse {
  if (!isFunctionResponse(result)) return jsonResponse(200, result);
  const body = result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : (result.body ?? '');
  if (Buffer.byteLength(body) > RESPONSE_LIMIT_BYTES) throw new Error('The response is larger than 6 MB.');
  const headers = Object.entries(result.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  return {
    status: result.statusCode,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...Object.fromEntries(headers),
      ...(result.cookies && { 'set-cookie': result.cookies }),
    },
    body,
  };
}

function isFunctionResponse(result: unknown): result is FunctionResponse {
  return (
    typeof result === 'object' &&
    result !== null &&
    'statusCode' in result &&
    Number.isInteger(result.statusCode)
  );
}
