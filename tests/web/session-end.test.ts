import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionRoutes } from '#contract/resources/session';
import { headScriptText } from '#web/plugins/head-script.ts';
import type * as Session from '#web/workspace/lib/session/session.ts';
import type { TabMessage } from '#web/workspace/lib/session/tabs.ts';

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const iat = Date.now() / 1_000;

const tokensOf = (sub: string, name = 'first') => ({
  accessToken: token({ iat, exp: iat + 900, name }),
  idToken: token({ iat, exp: iat + 900, sub, email: `${sub}@example.com` }),
});

const failure = (status: number, code: string) => Response.json({ Error: code, code }, { status });

/** Simulates what the module needs of a browser: storage, other tabs, one lock, and a server with chosen responses. */
function fakeBrowser() {
  const items = new Map<string, string>([['refdeck.session', 'signed-in']]);
  const assign = vi.fn<(path: string) => void>();
  const broadcasts: TabMessage[] = [];
  let deliver: (event: { data: TabMessage }) => void = () => undefined;
  const server = vi.fn<(call: string) => Response>(() => Response.json(tokensOf('ada')));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { clear: () => undefined });
  vi.stubGlobal('window', { location: { assign }, addEventListener: () => undefined });
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, ...rest: (object | (() => unknown))[]) => (rest.at(-1) as () => unknown)(),
    },
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (message: TabMessage) => void broadcasts.push(message);
      addEventListener = (_type: string, listener: typeof deliver) => (deliver = listener);
    },
  );
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.startsWith('/config/')
      ? Response.json({ region: 'r', userPoolId: 'r_pool', userPoolClientId: 'client' })
      : server(`${init?.method} ${url}`),
  );
  return { items, assign, broadcasts, server, otherTab: (data: TabMessage) => deliver({ data }) };
}

let browser: ReturnType<typeof fakeBrowser>;
let session: typeof Session;

const open = async () => {
  vi.resetModules();
  session = await import('#web/workspace/lib/session/session.ts');
  await session.startSession();
};
const signedInAgain = () => browser.otherTab({ type: 'tokens', tokens: tokensOf('ada', 'again') });

beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('when a session ends', () => {
  beforeEach(open);

  it('every waiting call continues with the token of the new sign-in', async () => {
    const waiting = [session.signInAgain(), session.signInAgain(), session.accessToken()];
    signedInAgain();
    const fresh = tokensOf('ada', 'again').accessToken;
    expect(await Promise.all(waiting)).toEqual([fresh, fresh, fresh]);
    expect(await session.accessToken()).toBe(fresh);
    expect(browser.assign).not.toHaveBeenCalled();
  });

  it('a sign-in by another person leaves the page instead of sending its calls', async () => {
    const settled = vi.fn<() => void>();
    void session.signInAgain().then(settled);
    browser.otherTab({ type: 'tokens', tokens: tokensOf('eve') });
    expect(browser.assign).toHaveBeenCalledWith('/app');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(settled).not.toHaveBeenCalled();
  });

  it('a cookie of another person leaves the page', async () => {
    browser.server.mockReturnValue(Response.json(tokensOf('eve')));
    expect(await session.accessToken(true)).toBeUndefined();
    expect(browser.assign).toHaveBeenCalledWith('/app');
  });

  it('a page that is being left does not ask to sign in', async () => {
    browser.otherTab({ type: 'signed-out' });
    expect(browser.assign).toHaveBeenCalledWith('/');
    expect(await session.signInAgain()).toBeUndefined();
  });

  it('giving up fails the calls, and the next call asks again', async () => {
    const waiting = session.signInAgain();
    session.cancelSignInAgain();
    expect(await waiting).toBeUndefined();
    const next = session.signInAgain();
    signedInAgain();
    expect(await next).toBeTruthy();
  });

  it('a refused refresh ends the session, and a failed one does not', async () => {
    browser.server.mockReturnValueOnce(failure(503, 'BUSY'));
    await expect(session.accessToken(true)).rejects.toMatchObject({ code: 'BUSY' });
    expect(browser.items.get('refdeck.session')).toBe('signed-in');
    browser.server.mockReturnValueOnce(failure(401, 'UNAUTHENTICATED'));
    expect(await session.accessToken(true)).toBeUndefined();
    expect(browser.items.get('refdeck.session')).toBe('none');
  });

  it('calls that need a new token share one refresh with all tabs', async () => {
    browser.server.mockClear();
    await Promise.all([session.accessToken(true), session.accessToken(true)]);
    expect(browser.server).toHaveBeenCalledTimes(1);
    expect(browser.broadcasts.at(-1)).toEqual({ type: 'tokens', tokens: tokensOf('ada') });
  });
});

describe('signing out', () => {
  it('without a response is finished first when a page opens again', async () => {
    await open();
    browser.server.mockImplementation(() => {
      throw new TypeError('offline');
    });
    await session.signOut();
    expect(browser.broadcasts.at(-1)).toEqual({ type: 'signed-out' });
    expect(browser.assign).toHaveBeenCalledWith('/');

    browser.server.mockClear();
    browser.server.mockImplementation(() => Response.json({ ended: true }));
    await open();
    expect(browser.server.mock.calls).toEqual([['DELETE /api/session']]);
    expect(browser.items.get('refdeck.session')).toBe('none');
    expect(await session.accessToken()).toBeUndefined();
  });
});

it('a visitor without a session makes no call', async () => {
  browser.items.clear();
  await open();
  expect(await session.accessToken()).toBeUndefined();
  expect(browser.server).not.toHaveBeenCalled();
});

describe('with a remembered person', () => {
  const remembered = { sub: 'ada', roles: [] };
  const load = async () => {
    vi.resetModules();
    browser.items.set('refdeck.person', 'ada');
    session = await import('#web/workspace/lib/session/session.ts');
  };

  it('calls wait for the token and send it', async () => {
    await load();
    const started = session.startSession(remembered);
    expect(await session.accessToken()).toBe(tokensOf('ada').accessToken);
    await started;
    expect(browser.server).toHaveBeenCalledTimes(1);
  });

  it('a refusal ends the session and forgets the person', async () => {
    await load();
    browser.server.mockImplementation(() => failure(401, 'UNAUTHENTICATED'));
    await session.startSession(remembered);
    expect(await session.accessToken()).toBeUndefined();
    expect(browser.items.has('refdeck.person')).toBe(false);
  });

  it('a failed refresh keeps the person, and the next call asks again', async () => {
    await load();
    browser.server.mockImplementationOnce(() => failure(503, 'BUSY'));
    await session.startSession(remembered);
    expect(browser.items.get('refdeck.person')).toBe('ada');
    expect(await session.accessToken()).toBe(tokensOf('ada').accessToken);
  });

  it('the cookie of another person leaves the page', async () => {
    await load();
    browser.server.mockImplementation(() => Response.json(tokensOf('eve')));
    await session.startSession(remembered);
    expect(browser.assign).toHaveBeenCalledWith('/app');
    expect(browser.items.get('refdeck.person')).toBe('eve');
    expect(await session.accessToken()).toBeUndefined();
  });
});

describe('the session call of the head script', () => {
  let script: string;
  beforeAll(async () => {
    script = await headScriptText({ files: [], shellReads: [], routes: [] });
  });
  const page = () => (globalThis as unknown as { window: Window }).window;
  // oxlint-disable-next-line no-implied-eval -- as the browser runs it
  const run = () => (new Function(script) as () => void)();

  it('is the only one, and its tokens are used', async () => {
    run();
    expect(page().preloadedSession).toBeDefined();
    await open();
    expect(browser.server.mock.calls).toEqual([[`POST ${sessionRoutes.refreshSession.path}`]]);
    expect(await session.accessToken()).toBe(tokensOf('ada').accessToken);
    expect(page().preloadedSession).toBeUndefined();
  });

  it('is repeated after a failure, which is reported', async () => {
    browser.server.mockImplementation(() => failure(503, 'BUSY'));
    run();
    await open();
    expect(browser.server).toHaveBeenCalledTimes(2);
    browser.server.mockImplementation(() => Response.json(tokensOf('ada')));
    await session.startSession();
    expect(await session.accessToken()).toBeTruthy();
  });

  it('is not made for a visitor without a session', () => {
    browser.items.clear();
    run();
    expect(page().preloadedSession).toBeUndefined();
    expect(browser.server).not.toHaveBeenCalled();
  });
});
