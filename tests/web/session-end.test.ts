import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import type * as Session from '#web/lib/session.ts';

const prefix = 'CognitoIdentityServiceProvider.client';
const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const exp = Date.now() / 1_000 + 900;

/** Just enough of a browser for the module, which reads its storage and goes to other pages. */
function fakeBrowser() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
  const assign = vi.fn<(path: string) => void>();
  const hears: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { clear: () => undefined });
  vi.stubGlobal('window', {
    location: { assign },
    addEventListener: (_name: string, listener: (typeof hears)[0]) => hears.push(listener),
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ region: 'r', userPoolId: 'r_pool', userPoolClientId: 'client' })),
  );
  const keep = (sub: string, name = 'first') => {
    items.set(`${prefix}.LastAuthUser`, sub);
    items.set(`${prefix}.${sub}.accessToken`, token({ exp, name }));
    items.set(`${prefix}.${sub}.idToken`, token({ exp, sub, email: `${sub}@example.com` }));
    return token({ exp, name });
  };
  const otherTab = (key: string | null) => hears.forEach((hear) => hear({ key }));
  return { items, keep, assign, otherTab };
}

describe('when a session ends', () => {
  let browser: ReturnType<typeof fakeBrowser>;
  let session: typeof Session;

  beforeEach(async () => {
    vi.resetModules();
    browser = fakeBrowser();
    browser.keep('ada');
    session = await import('#web/lib/session.ts');
    await session.startSession();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('every waiting call goes on with the one token that signing in again brings', async () => {
    const waiting = [session.signInAgain(), session.signInAgain(), session.accessToken()];
    browser.items.clear();
    const fresh = browser.keep('ada', 'again');
    expect(session.adoptStored()).toBe(true);
    expect(await Promise.all(waiting)).toEqual([fresh, fresh, fresh]);
    expect(await session.accessToken()).toBe(fresh);
    expect(browser.assign).not.toHaveBeenCalled();
  });

  it('signing in again in another tab is enough', async () => {
    const waiting = session.signInAgain();
    browser.items.clear();
    browser.otherTab(`${prefix}.LastAuthUser`);
    const fresh = browser.keep('ada', 'again');
    browser.otherTab(`${prefix}.ada.idToken`);
    expect(await waiting).toBe(fresh);
    expect(browser.assign).not.toHaveBeenCalled();
  });

  it('nobody else’s token sends a call of this page: the page is left', async () => {
    const settled = vi.fn<() => void>();
    void session.signInAgain().then(settled);
    browser.items.clear();
    browser.keep('eve');
    browser.otherTab(`${prefix}.LastAuthUser`);
    expect(browser.assign).toHaveBeenCalledWith('/app');
    expect(session.adoptStored()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(settled).not.toHaveBeenCalled();
  });

  it('a page that is being left asks nobody', async () => {
    browser.otherTab('refdeck.signed-out');
    expect(browser.assign).toHaveBeenCalledWith('/');
    expect(await session.signInAgain()).toBeUndefined();
  });

  it('giving up lets the calls fail, and the next one asks again', async () => {
    const waiting = session.signInAgain();
    session.giveUpReturn();
    expect(await waiting).toBeUndefined();
    const next = session.signInAgain();
    session.adoptStored();
    expect(await next).toBeTruthy();
  });
});
