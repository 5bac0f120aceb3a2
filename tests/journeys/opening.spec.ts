import type { Page } from '@playwright/test';
import { referenceRoutes } from '#contract/resources/reference';
import { expectStored } from './support/device-store.ts';
import { openDemo, workspaceScreens } from './support/screens.ts';
import { expect, expectOnly, holdRequests, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const refresh = '**/api/session/refresh';
const isRefresh = (url: string) => url.endsWith('/api/session/refresh');
const code = /\/static\/[^/]+\.js$/;

function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin !== new URL(page.url()).origin && page.url() !== 'about:blank') return;
    if (pathname.startsWith('/api/') || code.test(pathname)) addresses.push(pathname + search);
  });
  return addresses;
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Requests that may follow a response, with the reason. */
const afterAnAnswer = [
  // The previous period is compared only if visits were counted in it.
  /^\/api\/analytics\?.*&to=/,
  // Only members with the right may read billing, and roles come with a response.
  /^\/api\/organization\/billing$/,
  // Only some roles may export the organization.
  /^\/api\/organization\/export$/,
  // A reference says whose contacts may be the one for buyers.
  /^\/api\/customer\/[^/]+\/contacts$/,
  // The settings say whether there are languages, and which.
  /^\/static\/(language-tabs|translations|other-languages)-[\w-]{8}\.js$/,
  /^\/api\/organization\/terms\//,
  // Tenders are not needed for the first rows of the dashboard, and recalls follow sent ones.
  /^dashboard \/(static\/tender|api\/(tender|recall)$)/,
  // The strip of the year is shown once a buyer has decided.
  /^\/static\/(year-strip|tender-outcome)-/,
  // The text of an article is a file of its own.
  /^\/static\/publishing-/,
  // The editor library of 100 kB would delay the data.
  /^\/static\/(rich-text|markdown)-/,
  // Previews show public pages in frames of their own.
  /^\/api\/public\//,
];

const isCall = (address: string) => address.startsWith('/api/') && !isRefresh(address);

test('a page requests its code before the session and makes no call wait for another', async ({
  page,
  context,
}) => {
  const screens = await workspaceScreens(await openDemo(page));
  const routes = screens.filter(({ path, opened }) => path.startsWith('/app') && !opened);
  const late: Record<string, string[]> = {};
  for (const { name, path } of routes) {
    const tab = await context.newPage();
    const sent = requestsOf(tab);
    const [session, calls] = [gate(), gate()];
    await tab.route('**/api/**', async (route) => {
      await (isRefresh(route.request().url()) ? session : calls).opened;
      await route.continue();
    });
    const known = tab.waitForRequest(refresh);
    await tab.goto(path);
    await known;
    await expect(tab.locator('#root > *').first()).toBeAttached();
    const codeBefore = new Set(sent.filter((address) => code.test(address)));
    session.open();
    // Waits for all calls that need no earlier response, including those of mounted components.
    await expect.poll(() => sent.filter(isCall).length).toBeGreaterThanOrEqual(5);
    await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const atOnce = new Set(sent);
    calls.open();
    await expect(tab.locator('main h1').first()).toBeVisible();
    await expect(tab.locator('main [aria-busy="true"]')).toHaveCount(0);
    await tab.waitForLoadState('networkidle');
    const found = sent.filter(
      (address) =>
        !atOnce.has(address) &&
        (isCall(address) || !codeBefore.has(address)) &&
        !afterAnAnswer.some((pattern) => pattern.test(address) || pattern.test(`${name} ${address}`)),
    );
    if (found.length > 0) late[name] = found;
    await tab.close();
  }
  expect(late).toEqual({});
});

test('what came with a page stays usable for code that loads late', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Late code');
  const customer = await addCustomer(workspace, 'Acme');
  const { id } = await addReference(workspace, customer, 'A quieter harbour', { status: 'Draft' });
  await page.goto(`/app/references/${id}`);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  // Nobody asks for the requests before the first press on Publish.
  const waiting = await page.evaluate(async () => {
    const responses = [...window.preloadedResponses!];
    return Promise.all(responses.map(async ([address, response]) => [address, typeof (await response).text]));
  });
  expect(waiting).toContainEqual([`/api/approval?referenceId=${id}`, 'string']);
});

async function withStory(page: Page): Promise<Workspace> {
  const workspace = await openWorkspace(page, 'Last seen');
  await addReference(workspace, await addCustomer(workspace, 'Acme'), 'A quieter harbour');
  return workspace;
}

const story = (page: Page) => page.locator('main').getByText('A quieter harbour').first();

test('stored data stays visible without the server, and Retry renews it', async ({ page, complaints }) => {
  const workspace = await withStory(page);
  await page.goto('/app/references');
  await expect(story(page)).toBeVisible();
  await expectStored(page, 'A quieter harbour');
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(story(page)).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: 'You see what this browser showed you last.' });
  await expect(banner).toBeVisible();
  await addReference(workspace, await addCustomer(workspace, 'Beta'), 'Written meanwhile');
  // The page tries again by itself after some seconds, so the press comes at once.
  await page.unroute('**/api/**');
  await banner.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('main').getByText('Written meanwhile').first()).toBeVisible();
  await expect(banner).toHaveCount(0);
  expectOnly(complaints, /ERR_FAILED/);
});

test('stored data shows at once but grants nothing before the server responds', async ({ page }) => {
  await withStory(page);
  await page.goto('/app/references');
  const billing = page.getByRole('link', { name: 'Billing' });
  await expect(billing.first()).toBeVisible();
  await expectStored(page, 'A quieter harbour');
  const release = await holdRequests(page, '**/api/**');
  await page.reload();
  await expect(story(page)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(billing).toHaveCount(0);
  release();
  await expect(billing.first()).toBeVisible();
});

test('a stored reference cannot be edited until the server’s version has arrived', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Last seen');
  const made = await addReference(workspace, await addCustomer(workspace, 'Acme'), 'A quieter harbour');
  const title = page.getByLabel(/^Title/).first();
  await page.goto(`/app/references/${made.id}`);
  await expect(title).toHaveValue('A quieter harbour');
  await expectStored(page, 'A quieter harbour');

  const { attributes } = made;
  await workspace.call(referenceRoutes.updateReference, {
    id: made.id,
    name: 'A louder harbour',
    attributes,
  });
  let release = await holdRequests(page, '**/api/**');
  await page.reload();
  await expect(title).toHaveValue('A quieter harbour');
  await title.focus();
  await expect(title).not.toBeFocused();
  release();
  await expect(title).toHaveValue('A louder harbour');
  await title.focus();
  await expect(title).toBeFocused();
  await page.unrouteAll();

  await expectStored(page, 'A louder harbour');
  await workspace.call(referenceRoutes.deleteReference, { id: made.id });
  release = await holdRequests(page, '**/api/**');
  await page.reload();
  await expect(title).toHaveValue('A louder harbour');
  release();
  await expect(page.getByRole('heading', { name: 'This reference does not exist' })).toBeVisible();
  expectOnly(complaints, '404 (Not Found)');
});

test('a page that was opened before is complete in the frame after the click', async ({ page }) => {
  await withStory(page);
  await page.goto('/app/references');
  await expect(story(page)).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Your reference page')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const shown = await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('nav a[href="/app/references"]')!;
    link.click();
    await new Promise(requestAnimationFrame);
    return {
      heading: document.querySelector('main h1')?.textContent,
      loading: document.querySelectorAll('main [aria-busy="true"]').length,
      story: document.querySelector('main')!.textContent.includes('A quieter harbour'),
    };
  });
  expect(shown).toEqual({ heading: 'All References', loading: 0, story: true });
});
