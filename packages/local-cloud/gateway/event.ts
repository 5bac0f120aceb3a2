import type { APIGatewayEventRequestContextV2, APIGatewayProxyEventV2 } from 'aws-lambda';
import type { EdgeRequest } from './edge.ts';
import type { RouteMatch } from './routes.ts';

/** API Gateway passes every value as a string. */
export type Claims = Record<string, string>;

export interface ApiIdentity {
  apiId: string;
  region: string;
  accountId: string;
}

type RequestContext = APIGatewayEventRequestContextV2 & {
  authorizer?: { jwt: { claims: Claims; scopes: string[] | null } };
};

type HttpApiEvent = Omit<APIGatewayProxyEventV2, 'requestContext'> & { requestContext: RequestContext };

/** Payload format 2.0. Throws URIError for a malformed path parameter. */
export function httpApiEvent(
  request: EdgeRequest,
  { route, pathParameters }: RouteMatch,
  api: ApiIdentity,
  { requestId, claims }: { requestId: string; claims: Claims | undefined },
): HttpApiEvent {
  const { cookie, ...headers } = forwardedHeaders(request, api);
  const decoded = Object.entries(pathParameters).map(([name, value]) => [name, decodeURIComponent(value)]);
  const query = queryParameters(request.query);
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(query && { queryStringParameters: query }),
    ...(decoded.length > 0 && { pathParameters: Object.fromEntries(decoded) }),
    requestContext: requestContext(request, { routeKey: route.routeKey, requestId, claims }, api),
    ...eventBody(request),
  };
}

function apiHost({ apiId, region }: ApiIdentity): string {
  return `${apiId}.execute-api.${region}.amazonaws.com`;
}

function requestContext(
  request: EdgeRequest,
  { routeKey, requestId, claims }: { routeKey: string; requestId: string; claims: Claims | undefined },
  api: ApiIdentity,
): RequestContext {
  const now = new Date();
  return {
    accountId: api.accountId,
    apiId: api.apiId,
    domainName: apiHost(api),
    domainPrefix: api.apiId,
    http: {
      method: request.method,
      path: request.path,
      protocol: 'HTTP/1.1',
      sourceIp: request.sourceIp,
      userAgent: request.headers['user-agent'] ?? '',
    },
    requestId,
    routeKey,
    stage: '$default',
    time: now.toUTCString(),
    timeEpoch: now.getTime(),
    ...(claims && { authorizer: { jwt: { claims, scopes: null } } }),
  };
}

function forwardedHeaders(request: EdgeRequest, api: ApiIdentity): Record<string, string> {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...received } = request.headers;
  const headers = Object.entries(received).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(',') : (value ?? ''),
  ]);
  return {
    ...(Object.fromEntries(headers) as Record<string, string>),
    host: apiHost(api),
    'x-forwarded-for': request.sourceIp,
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
  };
}

function queryParameters(query: string): Record<string, string> | undefined {
  if (!query) return undefined;
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(values);
}

const TEXT = /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded|[\w.+-]+\+json))/;

function eventBody({ body, headers }: EdgeRequest): { body?: string; isBase64Encoded: boolean } {
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = TEXT.test(headers['content-type'] ?? '');
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
}
