import type { Page, Request } from '@playwright/test';
import { analyticsRoutes } from '#contract/resources/analytics';
import { referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { findings } from './support/axe.ts';
import { expect, test, expectOnly } from './support/test.ts';
import { addCustomer, addReference, makeWorkspace, openWorkspace } from './support/workspace.ts';

const missing = '/reference-page/01HZX0000000000000000000ZZ';
/** Playwright's own user agent counts as a robot. */
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const story = (customerId: string, longDescription: string, custom: object = {}) => ({
  attributes: { customerId, description: 'In short.', longDescription },
  custom,
});

test('a visitor downloads no sign-in code, and public pages load no script file', async ({
  page,
  complaints,
}) => {
  const scriptsOf = async (tab: Page, path: string) => {
    const scripts: string[] = [];
    tab.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    return scripts;
  };
  // A page may still load files while it is left, so the next check uses another tab.
  const landing = await page.context().newPage();
  for (const url of await scriptsOf(landing, '/')) {
    const code = await (await page.request.get(url)).text();
    expect(code, url).not.toMatch(/USER_SRP_AUTH|InitiateAuth|AWSCognitoIdentityProviderService/);
  }
  await landing.close();
  expect(await scriptsOf(page, missing)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'This reference page does not exist' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), colorScheme).toEqual([]);
  }
  expectOnly(complaints, '404');
});

test('a visitor without JavaScript filters cards and reads a story', async ({ browser }) => {
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  const cards = visitor.getByRole('article');
  await visitor.goto(demoPage());
  await expect(visitor.getByText('11 customer references')).toBeVisible();
  await visitor.getByRole('link', { name: 'Public sector', exact: true }).click();
  await expect(cards).toHaveCount(3);
  await visitor.getByLabel('Type').selectOption('Interview');
  await visitor.getByRole('button', { name: 'Apply filters' }).click();
  await expect(cards).toHaveCount(1);
  await visitor.getByRole('link', { name: 'Remove type: Interview' }).click();
  await visitor.getByRole('searchbox').fill('SPELLING');
  await visitor.getByRole('searchbox').press('Enter');
  await expect(visitor.getByText('1 of 11 shown')).toBeVisible();
  const title = 'A catalog that forgives spelling';
  await visitor.getByRole('link', { name: title, exact: true }).click();
  await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(visitor.getByText('We started from a year of searches')).toBeVisible();
  await visitor.getByRole('link', { name: 'Accessibility' }).click();
  await expect(cards).toHaveCount(2);
  await visitor.getByRole('link', { name: 'Clear filters' }).click();
  await expect(visitor).toHaveURL(demoPage());
  await visitor.close();
});

test('filters apply without a reload, and going back removes them one by one', async ({ page }) => {
  const cards = page.getByRole('article');
  const search = page.getByRole('searchbox');
  await page.goto(demoPage());
  await expect(cards).toHaveCount(11);
  // The mark disappears if the document is loaded again.
  await page.evaluate(() => Object.assign(window, { same: true }));

  await page.getByRole('link', { name: 'Public sector', exact: true }).click();
  await expect(cards).toHaveCount(3);
  await expect(page).toHaveURL(`${demoPage()}?industry=Public+sector`);
  await page.getByLabel('Type').focus();
  await page.getByLabel('Type').selectOption('Interview');
  await expect(cards).toHaveCount(1);
  await expect(page.getByLabel('Type', { exact: true })).toBeFocused();
  await page.goBack();
  await expect(cards).toHaveCount(3);
  await search.pressSequentially('spelling');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 of 11 shown');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('spelling');

  await page.goBack();
  await expect(cards).toHaveCount(3);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(cards).toHaveCount(11);
  await page.goForward();
  await expect(cards).toHaveCount(3);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(11);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('a phone shows heading and button at once and the filters in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demoPage());
  // A first visit to a busy server may show a wider font of this machine. The next page has the product's own.
  await page.evaluate(() => document.fonts.load('16px Geist'));
  await page.reload();
  const cards = page.getByRole('article');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(banner.getByRole('link', { name: 'Talk to us about yours' })).toBeInViewport({ ratio: 1 });
  const finance = page.getByRole('link', { name: 'Finance', exact: true });
  await expect(finance).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await finance.click();
  await page.getByRole('button', { name: 'Show 2 of 11' }).click();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('a story has a link to copy and a page to print', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workspace = await makeWorkspace(page, 'Passed on');
  await page.goto(referencePagePath(workspace.organizationId));
  await expect(page.getByText('No references published yet')).toBeVisible();
  const customer = await addCustomer(workspace, 'Harbour of Hanko');
  const crane = await addReference(workspace, customer, 'The crane', {
    tags: ['steel'],
    ...story(customer.id, 'It lifts.', {
      outcomes: 'Nobody waits.',
      callToAction: 'https://next.example/',
    }),
  });
  await addReference(workspace, customer, 'The quay', { tags: ['stone'] });

  // The edge has cached the empty page and drops it a moment after publishing.
  await expect(async () => {
    await page.goto(referencePagePath(workspace.organizationId));
    await expect(page.getByRole('article')).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'The crane', exact: true }).click();
  const path = storyPath(workspace.slug, crane.slug!);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: 'Outcomes' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('It lifts.')).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const onScreen of ['Link copied', 'All references', 'Made with Refdeck'])
    for (const text of await page.getByText(onScreen, { exact: true }).all()) await expect(text).toBeHidden();
});

test('views and clicks are counted exactly, and never for visitors who opt out', async ({
  page,
  browser,
  launchOptions,
  baseURL,
}) => {
  const workspace = await makeWorkspace(page, 'Counted');
  const customer = await addCustomer(workspace, 'Harbour of Hanko');
  const custom = { callToAction: 'https://next.example/', buttonText: 'Ask the harbour' };
  const crane = await addReference(workspace, customer, 'The crane', {
    attributes: { customerId: customer.id, description: 'In short.', referenceDate: '2026-03' },
    templateId: 'standardCTA',
    custom,
  });
  const quay = await addReference(workspace, customer, 'The quay', {
    attributes: { customerId: customer.id, description: 'In short.', referenceDate: '2026-02' },
  });
  const path = referencePagePath(workspace.organizationId);

  // Beacons of a page that is left ignore the user agent of a context, so it is set for the browser.
  const persons = await browser
    .browserType()
    .launch({ ...launchOptions, args: [...(launchOptions.args ?? []), `--user-agent=${person}`] });
  const shy = await persons.newContext({ baseURL });
  await shy.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const sent: string[] = [];
  shy.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  const unseen = await shy.newPage();
  await unseen.goto(path);
  await unseen.getByRole('link', { name: 'The quay', exact: true }).click();
  await expect(unseen.getByRole('heading', { level: 1, name: 'The quay' })).toBeVisible();
  await shy.close();
  expect(sent).toEqual([]);

  // The window is so low that the second card is below it.
  const visitor = await persons.newContext({ baseURL, viewport: { width: 390, height: 640 } });
  const seen = await visitor.newPage();
  await seen.goto(path);
  const first = seen.getByRole('article').filter({ hasText: 'The crane' });
  await first.scrollIntoViewIfNeeded();
  const counted = (request: Request) =>
    request.url().endsWith('/api/public/event') && Boolean(request.postData()?.includes(crane.id));
  await seen.waitForRequest(counted);
  await first.getByRole('link', { name: 'Ask the harbour' }).click();
  await seen.getByRole('link', { name: 'The crane', exact: true }).click();
  await expect(seen.getByRole('heading', { level: 1, name: 'The crane' })).toBeVisible();

  const report = () => workspace.call(analyticsRoutes.getAnalytics, { granularity: 'day' });
  const ofCrane = async () =>
    (await report()).byReference.find(({ referenceId }) => referenceId === crane.id);
  await expect.poll(ofCrane).toMatchObject({ views: 1, visible: 1, opens: 1, clicks: 1 });
  const { byReference, bySource, totals } = await report();
  expect(totals.views).toBe(2);
  expect(byReference.find(({ referenceId }) => referenceId === quay.id)?.opens ?? 0).toBe(0);
  expect(bySource.map(({ value }) => value)).toEqual(['page']);
  await persons.close();
});

test('the copied link of an unlisted reference shows it, and the page does not', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workspace = await openWorkspace(page, 'Quiet Studio');
  const customer = await addCustomer(workspace, 'Acme');
  await addReference(workspace, customer, 'Only by its link', { visibility: 'unlisted' });
  await page.goto('/app/references');
  await page.getByRole('button', { name: 'Actions for Only by its link' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Only by its link').first()).toBeVisible();
  await visitor.goto(address.replace(/\/[^/]+$/, ''));
  await expect(visitor.getByRole('banner').getByText('Quiet Studio')).toBeVisible();
  await expect(visitor.getByText('Only by its link')).toHaveCount(0);
  await visitor.close();
});

const demoPage = () => referencePagePath((JSON.parse(process.env.REFDECK_DEMO!) as { slug: string }).slug);
