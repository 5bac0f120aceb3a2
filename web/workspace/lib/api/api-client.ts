import type { Output, Route, Sent } from '#contract/primitives/route';
import * as words from '#words/api';
import { buildRequest } from '../../../shared/api-request.ts';
import { ApiError, errorFromResponse, isApiError, noResponse, readError } from './api-error.ts';
import { connection } from './connection.ts';
import { takePreloadedResponse } from './preloaded-responses.ts';
import { logCall } from '../log.ts';

export { isApiError, messageOf, type ApiError } from './api-error.ts';

const timeoutMs = 15_000;

/** The client's access to the session, injected so that public pages do not load sign-in code. */
export interface ApiAccess {
  /** Returns the access token; `force` requests a new one. Undefined when nobody is signed in. */
  token: (force: boolean) => Promise<string | undefined>;
  /** Called when a call stays unauthenticated after a fresh token. Returns the new token; undefined if nobody signed in. */
  signInAgain: () => Promise<string | undefined>;
  accountToken: () => string | undefined;
  /** Called when a call requires a recent sign-in; returns the same as `signInAgain`. */
  confirmIdentity: () => Promise<string | undefined>;
}

export interface CallOptions {
  organizationId?: string;
  signal?: AbortSignal;
}

type Arguments<R extends Route> =
  unknown extends Sent<R>
    ? [input?: undefined, options?: CallOptions]
    : [input: Sent<R>, options?: CallOptions];

let access: ApiAccess | undefined;

export function connectApi(value: ApiAccess): void {
  access = value;
}

/** Rejects with `ApiError`. Inside an organization use `useCall()`, which adds the organization of the screen. */
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
  if (status >= 400) throw await readError(status, text, requestId);
  try {
    return JSON.parse(text) as Output<R>;
  } catch {
    throw new ApiError(status, { Error: words.unreadable });
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
    // A call that changes the cookie has to arrive even if the user leaves the page.
    const preloaded = await takePreloadedResponse(init.method, url, organizationId);
    const read =
      preloaded ?? (await readFrom(await fetch(url, { ...init, signal, keepalive: route.session })));
    connection.onResponse();
    return read;
  } catch (error) {
    // An aborted call rejects with its own abort; any other failure means that the server did not respond.
    options.signal?.throwIfAborted();
    connection.onSilence();
    throw Object.assign(noResponse(), { cause: error });
  }
}

interface ReadResponse {
  status: number;
  text: string;
  requestId: string | undefined;
}

const readFrom = async (response: Response): Promise<ReadResponse> => ({
  status: response.status,
  text: await response.text(),
  requestId: response.headers.get('x-request-id') ?? undefined,
});

// Creating calls that got no response and may still have succeeded.
const openKeys = new Map<string, string>();

/** If no response comes and the user saves again, the same `Idempotency-Key` prevents a second record. */
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
  // After a server error the outcome is unknown; any other response settles it.
  if (response.status < 500) openKeys.delete(fingerprint);
  return response;
}
