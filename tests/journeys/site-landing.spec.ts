import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import * as fixed from '#words/fixed';
import { birchline } from '#tools/seed/birchline';
import { galleryOrganizations } from '#tools/seed/gallery';
import { findings } from './support/axe.ts';
import {
  createFirstOrganization,
  expect,
  newAccount,
  test,
  expectOnly,
  holdRequests,
  fillSignUp,
} from './support/test.ts';
import { weighScripts } from './support/weight.ts';
import { openWorkspace } from './support/workspace.ts';

const { organizationId: demo } = JSON.parse(process.env.REFDECK_DEMO ?? '{}') as { organizationId: string };
/** The budget of JavaScript on a public page in kB, without the embed. */
const budget = 3;

/** Collects layout shifts that no input caused. */
const keepShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      hadRecentInput: boolean;
      sources: { node?: Element }[];
    }
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        for (const { node } of sources)
          shifts.push(`${node?.nodeName} ${node?.className ?? node?.textContent}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

const weightOf = async (page: Page, path: string) =>
  gzipSync(await (await page.request.get(path)).body(), { level: 9 }).length / 1_000;

test('the landing page shows the demo organization’s embed without layout shifts, and its code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepShifts(page);
  const weigh = weighScripts(page);
  // The placeholder must be visible, so the configuration is held back.
  const release = await holdRequests(page, '**/config/config.json');
  await page.goto('/');
  const live = page.getByRole('region', { name: 'The same cards on your own website' });
  await expect(live.getByText('Sample data: every company on these cards')).toBeVisible();
  // A late response would reveal a layout shift.
  await page.route('**/embed.json?*', async (route) => {
    await page.waitForTimeout(600);
    await route.continue();
  });
  release();
  await live.scrollIntoViewIfNeeded();
  const embed = page.locator('refdeck-references');
  await expect(embed.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(live.getByText('Live: this is the embed of our demo organization')).toBeVisible();
  await expect(live.locator('[data-live-cards]')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);

  await live.getByText('List', { exact: true }).click();
  await expect(embed).toHaveAttribute('layout', 'list');
  await page.getByRole('button', { name: /dark|theme/i }).click();
  await expect(embed).toHaveAttribute('theme', 'dark');
  expect(await findings(page)).toEqual([]);

  const copy = live.getByRole('button', { name: 'Copy the code' });
  await copy.click();
  await expect(live.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(copy).toBeVisible();
  const { origin } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script async src="${origin}/embed.js"></script>\n<refdeck-references\n  organization="${demo}"\n  layout="list"\n  theme="dark"\n  heading="3"\n></refdeck-references>`,
  );

  const script = await weightOf(page, '/embed.js');
  await expect(live.getByText(`${script.toFixed(2)} kB`, { exact: true })).toBeVisible();
  expect((await weigh()).total - script).toBeLessThan(budget);
});

test('the landing page keeps its sample cards without a demo organization or configuration', async ({
  page,
  complaints,
}) => {
  for (const response of [{ json: { region: 'eu-north-1' } }, { status: 503, body: 'down' }]) {
    await page.route('**/config/config.json', (route) => route.fulfill(response));
    await page.goto('/');
    const config = page.waitForResponse('**/config/config.json');
    await page.locator('#live').scrollIntoViewIfNeeded();
    await config;
    await expect(page.locator('[data-live-cards]').getByRole('article')).toHaveCount(3);
    await expect(page.getByText('Sample data: every company on these cards')).toBeVisible();
    await expect(page.locator('refdeck-references')).toHaveCount(0);
    await page.locator('#pages').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-gallery-page] img')).toHaveCount(6);
    await expect(page.locator('[data-gallery-page][href]')).toHaveCount(0);
    await page.unroute('**/config/config.json');
  }
  expectOnly(complaints, '503');
});

test('the landing page takes less than 9,000 pixels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const live = page.getByRole('region', { name: 'The same cards on your own website' });
  await live.scrollIntoViewIfNeeded();
  await expect(live.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_000);
});

test('cards that arrive in parts do not move what is already drawn', async ({ page }) => {
  await keepShifts(page);
  // The document arrives in two parts, with a pause after its first card, as over a slow line.
  const serve = async (url: string, response: ServerResponse) => {
    const answer = await page.request.get(url);
    response.writeHead(answer.status(), { 'content-type': answer.headers()['content-type'] });
    const body = await answer.body();
    const isDocument = url === '/';
    const firstCard = body.indexOf('</article>', body.indexOf('Cards of six brands'));
    const cut = isDocument ? firstCard : body.length;
    response.write(body.subarray(0, cut));
    setTimeout(() => response.end(body.subarray(cut)), isDocument ? 2_000 : 0);
  };
  const server = createServer(({ url = '' }, response) => {
    void serve(url, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Shifts are told after the frame in which they happened.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  server.close();
  expect(await shiftsOf(page)).toEqual([]);
});

test('the menu keeps its place while the rest of the header is still loading', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Site' });
  const place = await menu.boundingBox();
  await menu.evaluate((element) => {
    while (element.nextSibling) element.nextSibling.remove();
  });
  expect(await menu.boundingBox()).toEqual(place);
});

test('each gallery picture opens its page without layout shifts', async ({ page }) => {
  await keepShifts(page);
  await page.goto('/');
  const gallery = page.getByRole('region', { name: 'Six brands, one product' });
  await gallery.scrollIntoViewIfNeeded();
  const links = gallery.getByRole('list').getByRole('link');
  await expect(links).toHaveCount(6);
  for (const picture of await gallery.getByRole('img', { includeHidden: true }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
  }
  expect(await shiftsOf(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  const shown = { birchline, ...galleryOrganizations };
  for (const { name, branding, references } of Object.values(shown)) {
    await gallery.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: branding.heading! })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: references[0]!.title })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.goto('/');
    await gallery.scrollIntoViewIfNeeded();
    await expect(links).toHaveCount(6);
  }
});

const plan = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the pricing page shows monthly and annual prices from the product list', async ({
  page,
  complaints,
}) => {
  const weigh = weighScripts(page);
  const release = await holdRequests(page, '**/data/products.json', { released: 'abort' });
  await page.goto('/pricing');
  await expect(plan(page, 'Team')).toContainText('€29 a month');
  await expect(plan(page, 'Free').getByRole('link')).toHaveAttribute('href', '/signup');
  await page.getByText('Annual', { exact: true }).click();
  await expect(plan(page, 'Business')).toContainText('€82.50 a month, €198 a year less');
  await expect(plan(page, 'Team').getByText('€29 a month', { exact: true })).toBeHidden();
  await expect(
    plan(page, 'Team').getByRole('link', { name: 'Start Free Trial: Team, annual' }),
  ).toBeVisible();

  await test.step('a price list that fails to load shows an error and can be retried', async () => {
    release();
    await expect(page.getByRole('alert').filter({ hasText: fixed.pricingFailed })).toBeVisible();
    await expect(plan(page, 'Business')).toContainText('€990 a year');
    await page.unroute('**/data/products.json');
    const list = await (await page.request.get('/data/products.json')).text();
    const dearer = list.replace(/29000\b/, '34800').replace(/99000\b/, '120000');
    await page.route('**/data/products.json', (route) => route.fulfill({ body: dearer }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(plan(page, 'Business')).toContainText('€1,200 a year');
    await expect(plan(page, 'Business')).toContainText('€100 a month');
    await expect(page.getByRole('row', { name: /billed annually/ })).toContainText('€1,200');
    await expect(plan(page, 'Team').getByText('a year less')).toBeHidden();
    await expect(page.getByText(fixed.pricingFailed)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  });
  expect(await findings(page)).toEqual([]);
  expect((await weigh()).total).toBeLessThan(budget);
  expectOnly(complaints, 'ERR_FAILED');
});

test('a plan chosen on the pricing page is selected after signing up', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByText('Annual', { exact: true }).click();
  await plan(page, 'Business').getByRole('link').click();
  const account = newAccount();
  await fillSignUp(page, account);
  await createFirstOrganization(page, 'Chosen');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await expect(plan(page, 'Business')).toContainText('Your choice');
  await expect(plan(page, 'Business')).toContainText('€990 a year');
  await expect(plan(page, 'Team')).not.toContainText('Your choice');
});

test('a signed-in person who chooses a plan goes straight to billing', async ({ page }) => {
  await openWorkspace(page, 'Chooses');
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Start Free Trial: Team, monthly' }).click();
  await expect(plan(page, 'Team')).toContainText('Your choice');
  await plan(page, 'Team').getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByRole('button', { name: 'Start trial' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('menus, prices and articles work, and forms send nothing', async ({ page }) => {
    await page.goto('/pricing');
    const team = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Team' }) });
    await expect(team).toContainText('€29 a month');
    await page.getByText('Annual', { exact: true }).click();
    await expect(team.getByText('€29 a month', { exact: true })).toBeHidden();
    await expect(team.getByText(/ a year$/).first()).toBeVisible();

    const menus = page.getByRole('navigation', { name: 'Site' });
    const blog = menus.getByRole('link', { name: /^Blog/ });
    await expect(blog).toBeHidden();
    await menus.getByText('Resources', { exact: true }).click();
    // The open menu has a shadow that separates it from the page.
    await expect(
      menus
        .getByRole('list')
        .filter({ has: page.getByRole('link', { name: /^Blog/ }) })
        .last(),
    ).toHaveCSS('box-shadow', /rgb/);
    await blog.click();
    await page.getByRole('link', { name: 'Asking a customer for permission to publish' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Asking a customer for permission to publish',
    );
    await expect(page.getByRole('heading', { name: 'The clause' })).toBeVisible();

    await page.goto('/demo');
    const form = page.getByRole('form', { name: 'Ask for a demo' });
    await form.getByLabel('Full name').fill('Robin Example');
    await form.getByLabel('Work email').fill('robin@example.com');
    // Playwright's text search skips `noscript`.
    await expect(form.locator('noscript p')).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // Playwright's click would wait for the disabled button, unlike a person.
    await form.getByLabel('Work email').press('Enter');
    await form.getByRole('button', { name: 'Ask for a demo' }).click({ force: true });
    await expect(form.getByLabel('Full name')).toHaveValue('Robin Example');
    expect(new URL(page.url()).href).toBe(new URL('/demo', page.url()).href);
    expect(requests).toEqual([]);
  });
});
