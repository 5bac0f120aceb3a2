import { randomUUID } from 'node:crypto';
import { fairTimer } from '../lambda/fair-timer.ts';
import type { FunctionRuntime } from '../lambda/runtime.ts';
import type { Access, WriteAccess } from './access-log.ts';
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

export class HttpApi {
  readonly routes: ApiRoute[];
  private readonly identity: ApiIdentity;
  private readonly authorization: JwtAuthorization;
  private readonly runtime: FunctionRuntime;
  private readonly writeAccess: WriteAccess;

  constructor(
    identity: ApiIdentity,
    routes: ApiRoute[],
    authorization: JwtAuthorization,
    runtime: FunctionRuntime,
    writeAccess: WriteAccess = () => undefined,
  ) {
    this.identity = identity;
    this.routes = routes;
    this.authorization = authorization;
    this.runtime = runtime;
    this.writeAccess = writeAccess;
    for (const { functionId } of routes) runtime.prepare(functionId);
  }

  async handle(request: EdgeRequest): Promise<EdgeResponse> {
    const call = { requestId: randomUUID(), startedAt: performance.now() };
    const { response, ...access } = await this.respond(request, call.requestId);
    const responseBytes = Buffer.byteLength(response.body);
    this.writeAccess({ ...call, ...access, status: response.status, responseBytes });
    return response;
  }

  /** Counts the time of the request's function. Returns a function that cancels it. */
  timer(request: EdgeRequest, ms: number, act: () => void): () => void {
    const functionId = matchRoute(this.routes, request.method, request.path)?.route.functionId;
    return functionId === undefined
      ? fairTimer(ms, () => undefined, act)
      : this.runtime.timer(functionId, ms, act);
  }

  private async respond(request: EdgeRequest, requestId: string): Promise<Handled> {
    const match = matchRoute(this.routes, request.method, request.path);
    if (!match) return refused(404, 'Not Found');
    const { authorizer, routeKey } = match.route;
    if (request.bodyTooLarge) return { ...refused(413, 'Request Entity Too Large'), routeKey };
    if (!authorizer) return this.call(request, match, { requestId, claims: undefined });
    const claims = await this.authorization.verify(authorizer, request.headers.authorization);
    if (claims) return this.call(request, match, { requestId, claims });
    const authorizerError = 'The token is missing or not good enough';
    return { ...refused(401, 'Unauthorized', { 'www-authenticate': 'Bearer' }), routeKey, authorizerError };
  }

  private async call(
    request: EdgeRequest,
    match: RouteMatch,
    who: { requestId: string; claims: Claims | undefined },
  ): Promise<Handled> {
    const { routeKey, functionId } = match.route;
    let invoked = false;
    try {
      const event = httpApiEvent(request, match, this.identity, who);
      invoked = true;
      const response = edgeResponse(await this.runtime.invoke(functionId, event));
      return { response, routeKey, invoked, functionStatus: response.status };
    } catch (error) {
      if (error instanceof URIError) return { ...refused(400, 'Bad Request'), routeKey };
      // API Gateway hides the reason; the functions' log has it.
      const failed = refused(500, 'Internal Server Error');
      return { ...failed, routeKey, invoked, integrationError: 'The function failed' };
    }
  }
}

type Handled = Omit<Access, 'requestId' | 'startedAt' | 'status' | 'responseBytes'> & {
  response: EdgeResponse;
};

const refused = (status: number, message: string, headers = {}): Handled => ({
  response: jsonResponse(status, { message }, headers),
  invoked: false,
  errorMessage: message,
});

function edgeResponse(result: unknown): EdgeResponse {
  if (!isFunctionResponse(result)) return jsonResponse(200, result);
  const body = result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : (result.body ?? '');
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
