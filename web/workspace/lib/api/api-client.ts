import type { Output, Route, Sent } from '#contract/primitives/route';
import { buildRequest } from '../../../shared/api-request.ts';
import { ApiError, errorFromResponse, isApiError, noResponse } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { connection } from './connection.ts';
import { logCall } from '../log.ts';

export { isApiError, messageOf, type ApiError } from './api-error.ts';

const timeoutMs = 15_000;

/** What the client needs to know about who calls; injected, so that public pages do not carry sign-in code. */
export interface ApiAccess {
  /** The access token; `force` asks for a new one. Undefined when nobody is signed in. */
  token: (force: boolean) => Promise<string | undefined>;
  /**
   * Called when a call stays unauthenticated after a fresh token. Asks the person to sign in and returns the token with
   * which the call goes on; undefined when it must not, because nobody signed in.
   */
  signInAgain: () => Promise<string | undefined>;
  /** A token that comes straight from a sign-in, if there was one on this page a moment ago. */
  accountToken: () => string | undefined;
  /** Called when a call asks for the password again; returns as the one before. */
  confirmIdentity: () => Promise<string | undefined>;
}

export interface CallOptions {
  /** The organization that the screen shows (`X-Organization-Id`). */
  organizationId?: string;
  signal?: AbortSignal;
}

// A route without parameters, query and body is called without an input.
type Arguments<R extends Route> =
  unknown extends Sent<R>
    ? [input?: undefined, options?: CallOptions]
    : [input: Sent<R>, options?: CallOptions];

let access: ApiAccess | undefined;

export function connectApi(value: ApiAccess): void {
  access = value;
}

/**
 * Calls one route of the contract: `call(customerRoutes.getCustomer, { id })`. Inside an organization use
 * `useCall()`, which adds the organization that the screen shows. Rejects with `ApiError`.
 */
export async function call<R extends Route>(route: R, ...given: Arguments<R>): Promise<Output<R>> {
  try {
    return await request(route, ...given);
  } catch (error) {
    if (isApiError(error)) logCall(route, error);
    throw error;
  }
}

async function request<R extends Route>(route: R, ...[input, options]: Arguments<R>): Promise<Output<R>> {
  const { status, text, requestId } = await sendOnce(
    route,
    input,
    options?.organizationId,
    (idempotencyKey) => sendSignedIn(route, input, { ...options, idempotencyKey }),
  );
  if (status >= 400) throw errorFromResponse(status, text, requestId);
  try {
    return JSON.parse(text) as Output<R>;
  } catch {
    throw new ApiError(status, { Error: 'The server sent an answer that could not be read.' });
  }
}

type SendOptions = CallOptions & { idempotencyKey?: string };

async function sendSignedIn(route: Route, input: unknown, options: SendOptions): Promise<ReadResponse> {
  if (route.access === 'public' || !access) return send(route, input, options);
  if (!route.recent) return sendWith(access, route, input, options);
  const response = await sendWith(access, route, input, options, access.accountToken());
  if (errorFromResponse(response.status, response.text).code !== 'REAUTHENTICATION_REQUIRED') return response;
  const confirmed = await access.confirmIdentity();
  return confirmed ? send(route, input, options, confirmed) : response;
}

async function sendWith(
  { token, signInAgain }: ApiAccess,
  route: Route,
  input: unknown,
  options: SendOptions,
  account?: string,
): Promise<ReadResponse> {
  const response = await send(route, input, options, account ?? (await token(false)));
  if (response.status !== 401) return response;
  const fresh = await token(true);
  const retried = fresh ? await send(route, input, options, fresh) : response;
  if (retried.status !== 401) return retried;
  const returned = await signInAgain();
  return returned ? send(route, input, options, returned) : retried;
}

async function send(
  route: Route,
  input: unknown,
  options: SendOptions,
  token?: string,
): Promise<ReadResponse> {
  const { organizationId, idempotencyKey } = options;
  const { url, init } = buildRequest(route, input, { token, organizationId, idempotencyKey });
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    // What changes the cookie has to arrive even when the page is left meanwhile.
    const early = await takeEarlyAnswer(init.method, url, organizationId);
    const response = early ?? (await fetch(url, { ...init, signal, keepalive: route.session }));
    const requestId = response.headers.get('x-request-id') ?? undefined;
    const text = await response.text();
    connection.onResponse();
    return { status: response.status, text, requestId };
  } catch (error) {
    // A caller that lost interest hears its own abort; everything else is silence from the server.
    options.signal?.throwIfAborted();
    connection.onSilence();
    throw Object.assign(noResponse(), { cause: error });
  }
}

/** A response that was read to its end. */
interface ReadResponse {
  status: number;
  text: string;
  requestId?: string;
}

// Creating calls without a response: they may have had their effect all the same.
const openKeys = new Map<string, string>();

/**
 * Sends a creating call under an `Idempotency-Key`. The same call sent again after silence (the user presses Save once more)
 * goes under the same key, so that it makes nothing twice.
 */
async function sendOnce(
  route: Route,
  input: unknown,
  organizationId: string | undefined,
  attempt: (idempotencyKey?: string) => Promise<ReadResponse>,
): Promise<ReadResponse> {
  if (!route.creates) return attempt();
  const fingerprint = JSON.stringify([route.method, route.path, organizationId, input]);
  const key = openKeys.get(fingerprint) ?? crypto.randomUUID();
  openKeys.set(fingerprint, key);
  const response = await attempt(key);
  // A server error leaves open what happened; every other response settles it.
  if (response.status < 500) openKeys.delete(fingerprint);
  return response;
}
