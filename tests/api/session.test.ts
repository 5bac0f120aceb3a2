import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resources, routes } from '#contract/index';
import { assetRoutes } from '#contract/resources/asset';
import { sessionDays, sessionRoutes } from '#contract/resources/session';
import { userRoutes } from '#contract/resources/user';
import { sessionCookieName } from '#functions/shared/http/session-cookie';
import { claimsOf } from '../support/claims.ts';
import { callRaw, everyParameter, type CallResponse, times } from '../support/call.ts';
import { callUserPool } from '../support/cloud.ts';
import { invoke, loadFunction, startFailingService } from '../support/in-process.ts';
import {
  call,
  makeOwner,
  makePerson,
  signIn,
  makeOrganization,
  renewedToken,
  type Person,
} from '../support/people.ts';
import { auditOf } from '../support/table.ts';

const { startSession, refreshSession, endSession } = sessionRoutes;
const cleared = `${sessionCookieName}=; Max-Age=0; Path=/api/session; HttpOnly; Secure; SameSite=Strict`;

let person: Person;
let refreshToken: string;
beforeEach(async () => {
  person = await makePerson();
  ({ refreshToken } = await signIn(person));
});
afterEach(() => vi.unstubAllEnvs());

const start = (token = refreshToken) => callRaw(startSession, { refreshToken: token }, {});
const refresh = (sessionToken?: string) => callRaw(refreshSession, { sessionToken }, {});
const end = (sessionToken?: string, input: object = {}) =>
  callRaw(endSession, { sessionToken, ...input }, {});
const cookiesOf = ({ headers }: CallResponse) => headers.getSetCookie();
const cookieTokenOf = (response: CallResponse): string =>
  new RegExp(`^${sessionCookieName}=([^;]+);`).exec(cookiesOf(response)[0] ?? '')![1]!;
const profileWith = async ({ body }: CallResponse) =>
  (await callRaw(userRoutes.getProfile, {}, { token: String(body.accessToken) })).status;

function expectEnded(response: CallResponse, cookies = [cleared]): void {
  expect([response.status, response.body.code, response.body.Error]).toEqual([
    401,
    'UNAUTHENTICATED',
    'Please sign in',
  ]);
  expect(cookiesOf(response)).toEqual(cookies);
}

describe('starting a session', () => {
  it('puts a new refresh token into an HttpOnly cookie for session routes only', async () => {
    const response = await start();
    expect(response.status).toBe(200);
    expect(Object.keys(response.body).toSorted()).toEqual(['accessToken', 'idToken']);
    expect(cookieTokenOf(response)).not.toBe(refreshToken);
    expect(cookiesOf(response)).toEqual([
      `${sessionCookieName}=${cookieTokenOf(response)}; Max-Age=${sessionDays * 86_400}; Path=/api/session; HttpOnly; Secure; SameSite=Strict`,
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await profileWith(response)).toBe(200);
  });

  it.each([
    ['one that was never given out', 'eyJhbGciOiJSUzI1NiJ9.e30.x'],
    ['an access token', ''],
  ])('refuses %s', async (_what, token) => {
    expectEnded(await start(token || person.accessToken));
  });

  it.each(['a; Domain=example.com', 'a\r\nset-cookie: b=c', 'a,b', '', 'a'.repeat(3_801)])(
    'rejects a token with a meaning in cookies: %j',
    async (token) => {
      const response = await start(token);
      expect([response.status, response.body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(cookiesOf(response)).toEqual([]);
    },
  );
});

describe('the cookie', () => {
  it('is exchanged for fresh tokens and replaced each time', async () => {
    const first = cookieTokenOf(await start());
    const response = await refresh(first);
    expect([response.status, await profileWith(response)]).toEqual([200, 200]);
    expect(cookieTokenOf(response)).not.toBe(first);
    expect((await refresh(cookieTokenOf(response))).status).toBe(200);
  });

  it('may be used by eight calls at once, each with a usable answer', async () => {
    const first = cookieTokenOf(await start());
    const responses = await times(8, () => refresh(first));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    for (const response of responses) expect((await refresh(cookieTokenOf(response))).status).toBe(200);
  });

  it('that is reused after its grace period ends the session for everybody', async () => {
    const stolen = cookieTokenOf(await start());
    const own = cookieTokenOf(await refresh(stolen));
    const elsewhere = cookieTokenOf(await start((await signIn(person)).refreshToken));
    await callUserPool('LocalEndGracePeriod', { Username: person.email });
    expectEnded(await refresh(stolen));
    expectEnded(await refresh(own));
    expect((await refresh(elsewhere)).status).toBe(200);
  });

  it('that is missing, forged or revoked gets the same answer', async () => {
    expectEnded(await refresh(), []);
    expectEnded(await refresh('made-up'));
    const response = await start();
    await call(userRoutes.signOutEverywhere, {}, { token: String(response.body.accessToken) });
    expectEnded(await refresh(cookieTokenOf(response)));
  });

  it('expires with the sign-in, however often it is replaced', async () => {
    const expires = (token: string) => claimsOf(token).exp;
    const next = cookieTokenOf(await refresh(cookieTokenOf(await start())));
    expect(expires(next)).toBe(expires(refreshToken));
  });
});

describe('ending a session', () => {
  it('revokes its cookie and the tokens it came from, but no others', async () => {
    const other = cookieTokenOf(await start((await signIn(person)).refreshToken));
    const first = cookieTokenOf(await start());
    const second = cookieTokenOf(await refresh(first));
    const response = await end(second);
    expect([response.status, response.body, cookiesOf(response)]).toEqual([200, { ended: true }, [cleared]]);
    for (const token of [refreshToken, first, second]) expectEnded(await refresh(token));
    expect((await refresh(other)).status).toBe(200);
  });

  it('drops the cookies for the files of the named organizations, also without a session', async () => {
    const { caller, organizationId } = await makeOwner();
    const opened = cookiesOf(
      await callRaw(assetRoutes.openFiles, { origin: 'https://refdeck.example' }, caller),
    );
    const ended = opened.map((cookie) => `${cookie.replace(/=[^;]*/, '=')}; Max-Age=0`);
    expect(ended).toHaveLength(3);
    for (const token of [cookieTokenOf(await start()), undefined])
      expect(cookiesOf(await end(token, { organizationIds: [organizationId] }))).toEqual([cleared, ...ended]);
    const hostile = `${organizationId}; Path=/`;
    expect((await end(undefined, { organizationIds: [hostile] })).status).toBe(400);
  });

  it('succeeds without a session or for an ended one', async () => {
    const token = cookieTokenOf(await start());
    for (const sent of [undefined, 'made-up', token, token]) {
      const response = await end(sent);
      expect([response.status, cookiesOf(response)]).toEqual([200, [cleared]]);
    }
  });
});

describe.each(Object.entries(sessionRoutes))(
  'a request that another website can send: %s',
  (_name, route) => {
    const site = 'https://evil.example';
    it.each([
      ['from its own page', { origin: site, 'sec-fetch-site': 'cross-site' }],
      ['from a neighboring subdomain', { origin: site, 'sec-fetch-site': 'same-site' }],
      ['from a browser that does not say where from', { origin: site }],
      ['from a page without an origin', { origin: 'null' }],
      ['by an address that was typed', { 'sec-fetch-site': 'none' }],
      ['by a form', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }],
      ['by a form of a kind that only begins like JSON', { 'content-type': 'application/jsonp' }],
    ])('%s is refused and changes nothing', async (_how, headers) => {
      const sessionToken = cookieTokenOf(await start());
      const response = await callRaw(route, { refreshToken, sessionToken }, {}, { headers });
      expect([response.status, response.body.code]).toEqual([403, 'FORBIDDEN']);
      expect(cookiesOf(response)).toEqual([]);
      await callUserPool('LocalEndGracePeriod', { Username: person.email });
      expect((await refresh(sessionToken)).status).toBe(200);
    });
  },
);

it('a request of our own page is accepted', async () => {
  const headers = { origin: 'https://any.example', 'sec-fetch-site': 'same-origin' };
  expect((await callRaw(startSession, { refreshToken }, {}, { headers })).status).toBe(200);
});

it('no other route sets or reads the session cookie', () => {
  const others = Object.entries(resources).filter(([name]) => name !== 'session');
  const all = others.flatMap(([, table]) => Object.values(table as Record<string, { session?: true }>));
  expect(all.filter(({ session }) => session)).toEqual([]);
});

describe('a session route during an outage of the user pool', () => {
  async function whileAway(route: (typeof sessionRoutes)[keyof typeof sessionRoutes]) {
    const pool = await startFailingService();
    const { handler } = await loadFunction(() => import('#functions/session/handler'), {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
    });
    const response = await invoke(handler, route, person, {
      input: route === endSession ? {} : { refreshToken },
      headers: { 'content-type': 'application/json' },
      cookies: ['other=1', `${sessionCookieName}=${refreshToken}`],
    });
    await pool.stop();
    expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([
      503,
      'BUSY',
      '1',
    ]);
    return response;
  }

  it('answers BUSY and keeps the cookie', async () => {
    for (const route of [startSession, refreshSession]) expect((await whileAway(route)).cookies).toEqual([]);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('clears the cookie on sign-out', async () => {
    expect((await whileAway(endSession)).cookies).toEqual([cleared]);
  });
});

const signedIn = routes.filter(({ access }) => access !== 'public');
const signOut = (accessToken: string) => call(userRoutes.signOutEverywhere, {}, { token: accessToken });
const statusWith = async (token: string) => (await callRaw(userRoutes.getProfile, {}, { token })).status;

describe('after signing out everywhere', () => {
  it('every earlier access token is refused on every signed-in route', async () => {
    const organizationId = await makeOrganization(person);
    const elsewhere = await signIn(person);
    expect(await statusWith(elsewhere.accessToken)).toBe(200);
    expect(await signOut(person.accessToken)).toEqual({ signedOut: true });
    for (const token of [person.accessToken, elsewhere.accessToken]) {
      for (const route of signedIn) {
        for (const caller of [{ token }, { token, organizationId }]) {
          const { status } = await callRaw(route, everyParameter(route, organizationId), caller);
          expect(status, route.operation).toBe(401);
        }
      }
    }
  });

  it('every earlier refresh token is refused', async () => {
    const [one, other] = [await signIn(person), await signIn(person)];
    await expect(renewedToken(one.refreshToken)).resolves.toMatch(/^eyJ/);
    await signOut(one.accessToken);
    for (const session of [one, other])
      await expect(renewedToken(session.refreshToken)).rejects.toThrow('revoked');
  });

  it('a new sign-in works at once', async () => {
    await signOut(person.accessToken);
    const again = await signIn(person);
    expect(await statusWith(again.accessToken)).toBe(200);
    await expect(renewedToken(again.refreshToken)).resolves.toMatch(/^eyJ/);
  });

  it('nobody else is signed out, and the trail has one entry', async () => {
    const other = await makePerson();
    await signOut(person.accessToken);
    expect(await statusWith(other.accessToken)).toBe(200);
    const rows = await auditOf(person.userId);
    expect(rows.map(({ action, actor, subject }) => ({ action, actor, subject }))).toEqual([
      { action: 'profile.sign-out', actor: person.userId, subject: person.userId },
    ]);
  });
});

describe('signing out everywhere during an outage of the user pool', () => {
  it('refuses old tokens at once and revokes them when sign-out is repeated', async () => {
    const { accessToken } = person;
    const pool = await startFailingService();
    const { handler } = await loadFunction(() => import('#functions/user/handler'), {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
    });
    const { status, body, headers } = await invoke(handler, userRoutes.signOutEverywhere, {
      accessToken,
    });
    await pool.stop();
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'BUSY', '1']);
    expect(await statusWith(accessToken)).toBe(401);

    // The refresh token still renews, but our API refuses the result; a new sign-in can repeat the call.
    const renewed = await renewedToken(refreshToken);
    expect(await statusWith(renewed)).toBe(401);
    await signOut((await signIn(person)).accessToken);
    await expect(renewedToken(refreshToken)).rejects.toThrow('revoked');
  });
});
