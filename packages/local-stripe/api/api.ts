import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import qs from 'qs';
import type { Account } from '../account.ts';
import { ApiError } from '../errors.ts';
import { newId } from '../ids.ts';
import { catalogRoutes } from './catalog.ts';
import { customerRoutes } from './customers.ts';
import { subscriptionRoutes } from './subscriptions.ts';

const routes = [...customerRoutes, ...subscriptionRoutes, ...catalogRoutes];

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: Record<string, string | undefined>;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: object;
}

type Params = Record<string, unknown>;

const daySeconds = 24 * 3600;

/** Form encoding with brackets for nested values, from the body or the query. */
export const readParams = ({ method, query, body }: Pick<ApiRequest, 'method' | 'query' | 'body'>): Params =>
  qs.parse(method === 'POST' ? body : query || body, { depth: 8, arrayLimit: 100 });

/** Never waits, so two calls with one idempotency key cannot overlap. */
export function callApi(account: Account, request: ApiRequest): ApiResponse {
  const requestId = newId('req', 14);
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  const headers = {
    'request-id': requestId,
    'stripe-version': Stripe.API_VERSION,
    ...(key && { 'idempotency-key': key }),
  };
  try {
    authenticate(account, request);
    const params = readParams(request);
    const saved = key ? savedResponse(account, key, request, params) : undefined;
    if (saved) return { status: 200, headers: { ...headers, 'idempotent-replayed': 'true' }, body: saved };
    account.request = { id: requestId, idempotency_key: key ?? null };
    const body = run(account, request, params);
    if (key) saveResponse(account, key, request, params, body);
    return { status: 200, headers, body };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, headers, body: error.body };
  } finally {
    account.request = null;
  }
}

function authenticate(account: Account, { headers }: ApiRequest): void {
  const [, key = ''] = /^Bearer (.*)$/.exec(headers.authorization ?? '') ?? [];
  if (key === '') throw new ApiError(401, 'You did not provide an API key.');
  if (key !== account.state.keys.secretKey) {
    throw new ApiError(401, `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
  }
  const version = headers['stripe-version'];
  if (version !== Stripe.API_VERSION) {
    throw new ApiError(400, `The local Stripe speaks ${Stripe.API_VERSION} only, not ${version}.`);
  }
}

function run(account: Account, { method, path }: ApiRequest, { expand, ...params }: Params): object {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (!match) continue;
    return responseOf(account, route.run(account, params, match.groups?.id ?? ''), pathsOf(expand));
  }
  const message = `Unrecognized request URL (${method}: ${path}). The local Stripe knows only the calls that the product makes.`;
  throw new ApiError(404, message);
}

function pathsOf(expand: unknown): string[] {
  if (expand === undefined) return [];
  if (Array.isArray(expand) && expand.every((path) => typeof path === 'string')) return expand;
  throw new ApiError(400, 'Invalid array', { param: 'expand' });
}

const fingerprintOf = ({ method, path }: ApiRequest, params: Params): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, params]))
    .digest('base64url');

function savedResponse(
  account: Account,
  key: string,
  request: ApiRequest,
  params: Params,
): object | undefined {
  const saved = account.state.savedResponses[key];
  if (!saved || saved.at + daySeconds < account.now) return undefined;
  if (saved.fingerprint === fingerprintOf(request, params)) return saved.body;
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  throw new ApiError(400, message, { type: 'idempotency_error' });
}

/** A refused call may be corrected and repeated under its key. */
function saveResponse(
  account: Account,
  key: string,
  request: ApiRequest,
  params: Params,
  body: object,
): void {
  account.state.savedResponses[key] = { fingerprint: fingerprintOf(request, params), body, at: account.now };
  account.saved();
}

type Fields = Record<string, unknown>;

function responseOf(account: Account, result: object, paths: string[]): object {
  const { object, data } = result as { object?: string; data?: object[] };
  const shown =
    object === 'list' ? { ...result, data: data?.map((item) => account.shown(item)) } : account.shown(result);
  const response = structuredClone(shown);
  for (const path of paths) expandPath(account, response as Fields, path.split('.'), path);
  return response;
}

function expandPath(account: Account, at: Fields, [key = '', ...rest]: string[], path: string): void {
  if (at.deleted) return;
  if (!(key in at)) throw cannotExpand(path);
  const value = at[key];
  if (Array.isArray(value)) {
    for (const [position, item] of value.entries()) {
      if (rest.length > 0) expandPath(account, item as Fields, rest, path);
      else value[position] = lookUp(account, item, path);
    }
    return;
  }
  if (value === null) return;
  if (typeof value === 'string') at[key] = lookUp(account, value, path);
  else if (rest.length === 0) throw cannotExpand(path);
  if (rest.length > 0) expandPath(account, at[key] as Fields, rest, path);
}

function lookUp(account: Account, id: unknown, path: string): object {
  const found = typeof id === 'string' ? account.find(id) : undefined;
  if (!found) throw cannotExpand(path);
  return structuredClone(found);
}

const cannotExpand = (path: string): ApiError =>
  new ApiError(400, `This property cannot be expanded (${path}).`, { param: 'expand[0]' });
