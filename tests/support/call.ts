import { inject } from 'vitest';
import { errorsOf, gatewayError, gatewayStatuses } from '#contract/primitives/error-responses';
import { errorStatus, type ErrorBody } from '#contract/primitives/error';
import { routes } from '#contract/index';
import { routeKey, type Route, type SignedBody } from '#contract/primitives/route';
import { sessionCookieName } from '#functions/shared/http/session-cookie';
import { buildRequest } from '#web/shared/api-request.ts';

export interface Caller {
  token?: string;
  organizationId?: string;
}

export interface CallResponse<Body = ErrorBody & Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Headers;
}

/**
 * Calls a route through the gateway as a browser would and returns any response. `sessionToken` is sent as
 * the cookie.
 */
export async function callRaw(
  route: Pick<Route, 'method' | 'path' | 'signedBy'>,
  input: object,
  caller: Caller,
  init: { body?: string; headers?: Record<string, string> } = {},
): Promise<CallResponse> {
  const { sessionToken, ...sent } = input as { sessionToken?: string };
  const { url, init: built } = buildRequest(route, sent, caller);
  const headers = new Headers(built.headers);
  const { payload, signature } = input as Partial<SignedBody>;
  if (sessionToken) headers.set('cookie', `${sessionCookieName}=${sessionToken}`);
  if (route.signedBy) headers.set(route.signedBy, signature ?? '');
  for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value);
  const response = await fetch(new URL(url, inject('cloud').origin), {
    ...built,
    headers,
    ...(route.signedBy && { body: payload ?? '' }),
    ...(init.body !== undefined && { body: init.body }),
  });
  const text = await response.text();
  const body = (text ? JSON.parse(text) : {}) as CallResponse['body'];
  if (!response.ok) requireDocumented(route, response.status, body);
  return { status: response.status, body, headers: response.headers };
}

/** Throws if the OpenAPI document does not list this refusal for the route. */
function requireDocumented(
  route: Pick<Route, 'method' | 'path'>,
  status: number,
  body: CallResponse['body'],
): void {
  const known = routes.find((one) => routeKey(one) === routeKey(route));
  if (!known) return;
  const isDocumented = body.code
    ? errorsOf(known).some((code) => code === body.code && errorStatus[code] === status)
    : gatewayError.safeParse(body).success && gatewayStatuses(known).some((one) => one === status);
  if (!isDocumented)
    throw new Error(`${routeKey(route)} responds with what no document says: ${status} ${body.code}`);
}

/** The same value for each parameter in the path of a route. */
export const everyParameter = ({ path }: Pick<Route, 'path'>, value: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, value]));

/** Counts responses by error code, or by status where there is none: `{ 200: 1, PLAN_LIMIT: 29 }`. */
export function outcomes(
  responses: readonly Pick<CallResponse, 'status' | 'body'>[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of responses) {
    const outcome = body.code ?? String(status);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

export async function everyPage<Page extends { nextCursor?: string }>(
  read: (cursor: { cursor?: string }) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  do {
    const cursor = pages.at(-1)?.nextCursor;
    pages.push(await read(cursor ? { cursor } : {}));
  } while (pages.at(-1)!.nextCursor);
  return pages;
}

export const times = <Result>(count: number, act: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));
