import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { publicRoutes } from '#contract/resources/public';
import * as fixed from '#words/fixed';
import { userRoutes } from '#contract/resources/user';
import { errorFromResponse, isApiError, messageOf, noResponse } from '#web/workspace/lib/api/api-error.ts';
import { call, connectApi } from '#web/workspace/lib/api/api-client.ts';
import { buildRequest } from '#web/shared/api-request.ts';
import { shouldRetry } from '#web/workspace/lib/api/query-client.ts';

const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

describe('buildRequest', () => {
  it('puts path parameters into the path and other GET parameters into the query', () => {
    expect(buildRequest(customerRoutes.getCustomer, { id: 'a/b ?' }).url).toBe('/api/customer/a%2Fb%20%3F');
    const { url, init } = buildRequest(customerRoutes.listCustomers, { limit: 5, cursor: undefined });
    expect(url).toBe('/api/customer?limit=5');
    expect(init.body).toBeUndefined();
  });

  it('sends every other input as JSON, also for DELETE', () => {
    const { url, init } = buildRequest(customerRoutes.deleteCustomer, { id });
    expect([url, init.method, init.body]).toEqual(['/api/customer', 'DELETE', JSON.stringify({ id })]);
    expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  });

  it('sends the token and the organization only when they are given', () => {
    const headers = new Headers(
      buildRequest(customerRoutes.listCustomers, {}, { token: 't', organizationId: 'o' }).init.headers,
    );
    expect([headers.get('authorization'), headers.get('x-organization-id')]).toEqual(['Bearer t', 'o']);
    const bare = new Headers(buildRequest(customerRoutes.listCustomers, {}).init.headers);
    expect([bare.has('authorization'), bare.has('x-organization-id')]).toEqual([false, false]);
  });

  it('refuses a missing path parameter before anything is sent', () => {
    expect(() => buildRequest(customerRoutes.getCustomer, {})).toThrow('needs "id"');
  });
});

describe('an API error', () => {
  it('takes text, code, fields and current record from our own responses', () => {
    const body = {
      Error: 'Changed',
      error: 'x',
      code: 'VERSION_CONFLICT',
      current: { id },
      fields: { name: 'n' },
      organizations: [{ organizationId: id, name: 'Acme' }],
    };
    const error = errorFromResponse(409, JSON.stringify(body), 'header-id');
    expect(error).toMatchObject({ status: 409, message: 'Changed', fields: { name: 'n' }, current: { id } });
    expect(error.requestId).toBe('header-id');
    expect(error.organizations).toEqual(body.organizations);
    expect(isApiError(error, 'VERSION_CONFLICT')).toBe(true);
    expect(isApiError(error, 'NOT_FOUND')).toBe(false);
  });

  it.each([
    ['{"error":"small"}', 'small'],
    ['{"message":"Unauthorized"}', 'Unauthorized'],
    ['<html>', 'The server responded with an error (502).'],
    ['', 'The server responded with an error (502).'],
  ])('has a text for the response %j', (text, message) => {
    expect(errorFromResponse(502, text).message).toBe(message);
  });

  it.each(['<html>', '', '{"message":"Internal Server Error"}'])(
    'shows the fallback text, not a bare status, for the response %j',
    (text) => {
      const fallback = fixed.subscriptionFailed;
      expect(messageOf(errorFromResponse(502, text), fallback)).toBe('Error starting subscription');
      expect(messageOf(errorFromResponse(502, '{"Error":"Closed"}'), fallback)).toBe('Closed');
      expect(messageOf(noResponse(), fallback)).toBe(fixed.noResponse);
    },
  );

  it('has a text for any thrown value', () => {
    expect(messageOf('odd', 'Fallback')).toBe('Fallback');
    expect(messageOf(new Error('Said'))).toBe('Said');
  });
});

describe('call', () => {
  const fetched = vi.fn<typeof fetch>();
  const token = vi.fn<(force: boolean) => Promise<string | undefined>>();
  const signInAgain = vi.fn<() => Promise<string | undefined>>();
  const accountToken = vi.fn<() => string | undefined>();
  const confirmIdentity = vi.fn<() => Promise<string | undefined>>();
  const logged = vi.spyOn(console, 'error');
  const response = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const sentTokens = () =>
    fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    logged.mockImplementation(() => undefined);
    token.mockImplementation((force) => Promise.resolve(force ? 'fresh' : 'stored'));
    signInAgain.mockResolvedValue(undefined);
    connectApi({ token, signInAgain, accountToken, confirmIdentity });
  });
  afterEach(() => {
    vi.resetAllMocks();
    vi.unstubAllGlobals();
  });
  afterAll(() => logged.mockRestore());

  it('renews the token once after a 401 and sends the request again', async () => {
    fetched.mockResolvedValueOnce(response(401, {})).mockResolvedValueOnce(response(200, { name: 'A' }));
    await expect(call(userRoutes.getProfile)).resolves.toEqual({ name: 'A' });
    expect(sentTokens()).toEqual(['Bearer stored', 'Bearer fresh']);
    expect(signInAgain).not.toHaveBeenCalled();
  });

  it('asks to sign in when the fresh token is refused or missing', async () => {
    fetched.mockImplementation(() => Promise.resolve(response(401, { Error: 'No' })));
    await expect(call(userRoutes.getProfile)).rejects.toMatchObject({ status: 401, message: 'No' });
    token.mockResolvedValue(undefined);
    await expect(call(userRoutes.getProfile)).rejects.toMatchObject({ status: 401 });
    expect(signInAgain).toHaveBeenCalledTimes(2);
  });

  it('continues with the token of the new sign-in and returns the response', async () => {
    fetched.mockImplementation((_url, init) =>
      Promise.resolve(
        new Headers(init?.headers).get('authorization') === 'Bearer returned'
          ? response(200, { id })
          : response(401, {}),
      ),
    );
    signInAgain.mockResolvedValue('returned');
    await expect(call(customerRoutes.createCustomer, { name: 'A' })).resolves.toEqual({ id });
    expect(sentTokens()).toEqual(['Bearer stored', 'Bearer fresh', 'Bearer returned']);
    const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  describe('to a route that asks for the password again', () => {
    const remove = () => call(userRoutes.deleteProfile);
    const refused = () => response(403, { code: 'REAUTHENTICATION_REQUIRED', Error: 'Again' });

    it('sends the token of a recent sign-in on this page', async () => {
      accountToken.mockReturnValue('account');
      fetched.mockImplementation(() => Promise.resolve(response(200, { deleted: true })));
      await remove();
      await call(userRoutes.getProfile);
      expect(sentTokens()).toEqual(['Bearer account', 'Bearer stored']);
      expect(confirmIdentity).not.toHaveBeenCalled();
    });

    it('asks for the password only when the server does, and sends its token', async () => {
      fetched.mockResolvedValueOnce(refused()).mockResolvedValueOnce(response(200, { deleted: true }));
      confirmIdentity.mockResolvedValue('confirmed');
      await expect(remove()).resolves.toEqual({ deleted: true });
      expect(sentTokens()).toEqual(['Bearer stored', 'Bearer confirmed']);
    });

    it('fails when the person cancels or has no right', async () => {
      fetched.mockResolvedValueOnce(refused());
      await expect(remove()).rejects.toMatchObject({ status: 403, message: 'Again' });
      fetched.mockResolvedValueOnce(response(403, { code: 'FORBIDDEN', Error: 'No' }));
      await expect(remove()).rejects.toMatchObject({ message: 'No' });
      expect(confirmIdentity).toHaveBeenCalledTimes(1);
    });
  });

  it('logs each failure once, without anything that was sent or received', async () => {
    const body = { code: 'NOT_FOUND', Error: 'Nobody called Robin', current: { email: 'robin@example.com' } };
    fetched.mockImplementation(() => Promise.resolve(response(404, body)));
    await expect(call(customerRoutes.getCustomer, { id })).rejects.toMatchObject({ status: 404 });
    expect(logged.mock.calls).toEqual([['GET /api/customer/{id} failed: 404 NOT_FOUND']]);

    fetched.mockImplementation(() => Promise.resolve(new Response('<html>', { status: 502 })));
    await expect(call(userRoutes.getProfile)).rejects.toThrow();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(userRoutes.getProfile)).rejects.toThrow();
    expect(logged.mock.calls.slice(1)).toEqual([
      ['GET /api/user/profile failed: 502'],
      ['GET /api/user/profile failed: no response'],
    ]);
  });

  it('does not log a call that succeeds in the end or was aborted', async () => {
    fetched.mockResolvedValueOnce(response(401, {})).mockResolvedValueOnce(response(200, {}));
    await call(userRoutes.getProfile);
    const signal = AbortSignal.abort();
    await expect(call(userRoutes.getProfile, undefined, { signal })).rejects.toThrow();
    expect(logged).not.toHaveBeenCalled();
  });

  it('sends no token to a public route', async () => {
    fetched.mockResolvedValue(response(200, {}));
    await call(publicRoutes.getReferencePage, { id });
    expect(token).not.toHaveBeenCalled();
    expect(sentTokens()).toEqual([null]);
  });

  it('repeats a create without a response under the same key, then uses a new key', async () => {
    const keys = () =>
      fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    const create = () => call(customerRoutes.createCustomer, { name: 'A' });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockImplementation(() => Promise.resolve(response(200, {})));
    await expect(create()).rejects.toMatchObject({ status: 0 });
    await create();
    await create();
    const [lost, again, next] = keys();
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
    await call(userRoutes.getProfile);
    expect(keys().at(-1)).toBeNull();
  });

  it('reports a missing response, and passes on an abort of the caller', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(userRoutes.getProfile)).rejects.toMatchObject({ status: 0, message: fixed.noResponse });
    const aborted = AbortSignal.abort();
    const pending = call(userRoutes.getProfile, undefined, { signal: aborted });
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('a query is retried twice, and only after lost responses and server errors', () => {
  const silent = errorFromResponse(0, '');
  expect([0, 1, 2].map((failures) => shouldRetry(failures, silent))).toEqual([true, true, false]);
  expect(shouldRetry(0, errorFromResponse(503, ''))).toBe(true);
  expect(shouldRetry(0, errorFromResponse(409, ''))).toBe(false);
  expect(shouldRetry(0, new Error('bug'))).toBe(false);
});
