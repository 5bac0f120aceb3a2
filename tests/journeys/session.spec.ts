import type { Page } from '@playwright/test';
import { sessionRoutes } from '#contract/resources/session';
import { storedInBrowser } from './support/device-store.ts';
import { openEditor, storyOf } from './support/editor.ts';
import { expect, expectOnly, signIn, signOut, test } from './support/test.ts';
import { endGracePeriod, enter, makePerson, makeWorkspace, openWorkspace } from './support/workspace.ts';

const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Secure-refdeck-session');

const readableByScripts = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookie: document.cookie,
    caches: await caches.keys(),
  }));

function sessionCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/session')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('scripts cannot read a token after signing in, and a reload stays signed in', async ({ page }) => {
  const { account } = await makePerson(page);
  await signIn(page, account);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeVisible();
    const readable = { ...(await readableByScripts(page)), stored: await storedInBrowser(page) };
    const cookie = await sessionCookie(page);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/api/session' });
    expect(JSON.stringify(readable)).not.toContain('eyJ');
    expect(JSON.stringify(readable)).not.toContain(cookie!.value);
    expect(JSON.stringify(readable)).not.toContain(account.email);
    expect([readable.cookie, readable.caches]).toEqual(['', []]);
  }
});

test('the server replaces the refresh token that a page sends before it responds', async ({ page }) => {
  const { account } = await makePerson(page);
  const sent = page.waitForRequest((request) => request.url().endsWith(sessionRoutes.startSession.path));
  await signIn(page, account);
  const { refreshToken } = (await sent).postDataJSON() as { refreshToken: string };
  expect((await sessionCookie(page))!.value).not.toBe(refreshToken);
});

const startAgain = (tab: Page, times: number) =>
  tab.evaluate(async (rounds) => {
    let failures = 0;
    const head = document.querySelector<HTMLScriptElement>('script[src*="/static/head-"]')!.src;
    // This path loads no data.
    window.history.replaceState(null, '', '/app/nowhere');
    for (let round = 0; round < rounds; round += 1) {
      const script = Object.assign(document.createElement('script'), { src: `${head}?${round}` });
      await new Promise((loaded) => {
        script.addEventListener('load', loaded);
        document.head.append(script);
      });
      if (!(await window.preloadedSession)) failures += 1;
    }
    return failures;
  }, times);

test('tabs that need new tokens at the same moment stay signed in', async ({ page, context }) => {
  const { account } = await openWorkspace(page, 'Many tabs');
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/app/customers')));
  expect(await Promise.all(tabs.map((tab) => startAgain(tab, 10)))).toEqual([0, 0, 0]);
  // The browser must hold the newest token, not one that works only within the grace period.
  await endGracePeriod(page, account);
  for (const tab of tabs) {
    await tab.goto('/app/customers');
    await expect(tab.getByRole('heading', { name: 'All Customers' })).toBeVisible();
  }
});

test('leaving a page before its tokens arrive does not end the session', async ({ page }) => {
  const { account } = await openWorkspace(page, 'In a hurry');
  const held = async () => (await sessionCookie(page))!.value;
  for (let round = 0; round < 3; round += 1) {
    const before = await held();
    const refresh = page.waitForRequest(`**${sessionRoutes.refreshSession.path}`);
    await page.goto('/app/customers', { waitUntil: 'commit' });
    await refresh;
    await page.goto('/blank');
    await expect.poll(held).not.toBe(before);
    await endGracePeriod(page, account);
  }
  await page.goto('/app/customers');
  await expect(page.getByRole('heading', { name: 'All Customers' })).toBeVisible();
});

test('signing out revokes the session, deletes the cookie and signs out other tabs', async ({
  page,
  context,
}) => {
  await openWorkspace(page, 'Two tabs');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/app/customers');
    await expect(tab.getByRole('heading', { name: 'All Customers' })).toBeVisible();
  }
  const cookie = (await sessionCookie(page))!;
  await signOut(page);
  await expect(other).toHaveURL(/\/$/);
  expect(await sessionCookie(page)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Two tabs')).toBeHidden();
  await context.addCookies([cookie]);
  const response = await page.request.post(sessionRoutes.refreshSession.path, {
    headers: { 'content-type': 'application/json' },
    data: '{}',
  });
  expect(response.status()).toBe(401);
});

test('signing out leaves no draft and no access to files in the browser', async ({ page, context }) => {
  const { account } = await openEditor(page);
  await storyOf(page).fill('Nobody else reads this');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Nobody else');
  const fileCookies = async () =>
    (await context.cookies()).filter(({ path }) => path.startsWith('/private/'));
  expect(await fileCookies()).toHaveLength(3);

  const other = await context.newPage();
  await other.goto('/app/customers');
  await expect(other.getByRole('heading', { name: 'All Customers' })).toBeVisible();
  // The last letters are typed right before the other tab signs out.
  await storyOf(page).pressSequentially(', ever');
  await signOut(other);
  await expect(page).toHaveURL(/\/$/);
  for (const tab of [page, other])
    expect(await tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
      /refdeck\.(draft|files)|Nobody/,
    );
  expect(await fileCookies()).toEqual([]);

  await signIn(page, account);
  await page.goto('/app/references/new');
  await expect(storyOf(page)).toHaveValue('');
});

test('signing out without a network ends the session as soon as there is one', async ({
  page,
  context,
  complaints,
}) => {
  await openWorkspace(page, 'In a tunnel');
  await page.goto('/app/customers');
  await expect(page.getByRole('heading', { name: 'All Customers' })).toBeVisible();
  const sessionUrl = '**/api/session';
  await context.route(sessionUrl, (route) => route.abort());
  await signOut(page);
  expect(await sessionCookie(page)).toBeDefined();
  await context.unroute(sessionUrl);
  await page.goto('/app/customers');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await sessionCookie(page)).toBeUndefined();
  expectOnly(complaints, 'ERR_FAILED');
});

test('visitors who are not signed in make no call about a session', async ({ page }) => {
  const calls = sessionCalls(page);
  for (const path of ['/', '/pricing', '/login', '/signup', '/app/customers']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(calls).toEqual([]);
});

test('a start without the server shows an error, and Retry continues', async ({ page, complaints }) => {
  const { tokens } = await makeWorkspace(page, 'Away');
  await enter(page, tokens);
  const refreshUrl = `**${sessionRoutes.refreshSession.path}`;
  await page.route(refreshUrl, (route) =>
    route.fulfill({ status: 503, json: { Error: 'Too much is happening at once.', code: 'BUSY' } }),
  );
  await page.goto('/app/customers');
  await expect(page.getByText('Too much is happening at once.')).toBeVisible();
  await page.unroute(refreshUrl);
  await page.getByRole('button', { name: /retry|try again/i }).click();
  await expect(page.getByRole('heading', { name: 'All Customers' })).toBeVisible();
  complaints.length = 0;
});
