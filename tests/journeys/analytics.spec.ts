import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { eventRoutes, type EventBatch } from '#contract/resources/event';
import type { Reference } from '#contract/resources/reference';
import { findings } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { settled } from './support/weight.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

let sent = 0;

const agents = {
  desktop: 'X11; Linux x86_64',
  laptop: 'Macintosh; Intel Mac OS X 10_15_7',
  phone: 'iPhone; Mobile Safari/604.1',
};

async function visit(
  page: Page,
  { organizationId }: Workspace,
  browser: keyof typeof agents,
  batch: Pick<EventBatch, 'events'> & Partial<EventBatch>,
): Promise<void> {
  sent += 1;
  const response = await page.request.post(eventRoutes.sendEvents.path, {
    headers: { 'user-agent': `Mozilla/5.0 (${agents[browser]})`, 'content-type': 'text/plain;charset=UTF-8' },
    data: JSON.stringify({
      organizationId,
      batchId: `journey-${process.pid}-${Date.now()}-${sent}`,
      source: 'page',
      ...batch,
    }),
  });
  expect(response.status()).toBe(202);
}

async function someVisits(page: Page, workspace: Workspace, [harbour, bank]: Reference[]): Promise<void> {
  const of = (type: 'view' | 'visible' | 'open' | 'click', reference = harbour!) => ({
    type,
    referenceId: reference.id,
  });
  const view = { type: 'view' as const };
  await visit(page, workspace, 'desktop', {
    referrer: 'news.example',
    events: [view, of('visible'), of('visible', bank), of('open'), of('click')],
  });
  await visit(page, workspace, 'laptop', {
    events: [view, of('visible'), of('open'), of('open', bank), of('view')],
  });
  await visit(page, workspace, 'phone', {
    source: 'embed',
    events: [view, of('visible'), of('visible', bank)],
  });
}

const row = (page: Page, region: string | RegExp, name: RegExp) =>
  page.getByRole('region', { name: region }).getByRole('row', { name });

async function openVisited(page: Page): Promise<void> {
  const workspace = await openWorkspace(page, 'Counted & Co');
  const customer = await addCustomer(workspace, 'Acme');
  await someVisits(page, workspace, [
    await addReference(workspace, customer, 'Harbour story', { tags: ['Sea', 'Web'] }),
    await addReference(workspace, customer, '=Bank story', { tags: ['Web'] }),
  ]);
}

test('the dashboard and analytics show the exact number of visits as chart, table and file', async ({
  page,
}) => {
  await openVisited(page);

  await page.goto('/app/dashboard');
  const insights = page.getByRole('region', { name: /^Last 30 days/ });
  await expect(insights).toContainText('Visitors');
  await expect(insights.getByRole('listitem').filter({ hasText: 'Visitors' })).toContainText(/\D3\D*$/);
  await expect(insights.getByRole('listitem').filter({ hasText: /^Opens/ })).toContainText(/\D3\D*$/);
  await expect(insights.getByRole('listitem').filter({ hasText: 'Harbour story' })).toContainText('2 opens');
  await expect(insights.getByRole('img', { name: /^Visitors by week/ })).toBeVisible();

  await insights.getByRole('link', { name: 'All analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  for (const [label, count] of Object.entries({
    Visitors: 3,
    Views: 4,
    'Cards seen': 5,
    Opens: 3,
    Clicks: 1,
  }))
    await expect(main.getByRole('listitem').filter({ hasText: new RegExp(`^${label}`) })).toContainText(
      new RegExp(`\\D${count}No comparison`),
    );
  await expect(main).toContainText('the time zone of your organization, UTC');
  await expect(main.getByRole('listitem').filter({ hasText: 'news.example' })).toContainText('1 view');

  await main.getByRole('button', { name: 'Visitors', exact: true }).focus();
  const meaning = page.getByRole('tooltip').filter({ hasText: 'each counted once a day' });
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();

  await main.getByRole('button', { name: 'Chart: Opens' }).click();
  // Most of the thirty days have no visit, so the chart shows weeks.
  await expect(page.getByRole('img', { name: /^Opens by week.* Highest: 3, .*so far/ })).toBeVisible();
  const chart = page.getByRole('slider', { name: /^Opens by/ });
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuetext', /\(so far\): 3$/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /: 0$/);
  await page.keyboard.press('Home');
  await expect(chart).toHaveValue('0');
  await page.getByLabel('Period').selectOption('Last 7 days');
  await expect(chart).toHaveAttribute('max', '6');
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /\(so far\): 3$/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /^\w+, \w+ \d+: 0$/);
  // The pointer stays on the seventh point, and the weeks are fewer.
  const days = page.getByRole('img', { name: /^Opens by day/ });
  await days.hover({ position: { x: (await days.boundingBox())!.width - 11, y: 60 } });
  await page.getByLabel('Period').selectOption('Last 30 days');
  await expect(chart).toHaveAccessibleName('Opens by week');
  await expect(chart).toHaveAttribute('aria-valuetext', /\(so far\): 3$/);

  await page.getByRole('button', { name: 'Show as a table' }).click();
  const table = page.getByRole('table', { name: /^Opens by/ });
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveText(['3', '4', '5', '3', '1']);

  await page.getByLabel('Period').selectOption('Last 7 days');
  await page.waitForURL('**/app/analytics?period=7d');
  await expect(table.getByRole('row')).toHaveCount(8);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^counted-co-overview-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\uFEFFFirst day,Last day,Visitors,Views,Cards seen,Opens,Clicks');
  expect(lines[7]).toMatch(/^(\d{4}-\d\d-\d\d),\1,3,4,5,3,1$/);
  expect(lines).toHaveLength(9);
});

const goTo = (page: Page, screen: string) =>
  page.getByRole('navigation', { name: 'Analytics screens' }).getByRole('link', { name: screen }).click();

test('each analytics screen shows exact numbers and keeps the chosen period', async ({ page }) => {
  await openVisited(page);
  await page.goto('/app/analytics?period=7d');
  await goTo(page, 'Performance');
  await page.waitForURL('**/app/analytics/performance?period=7d');
  const cells = (name: RegExp) => row(page, 'Performance', name).getByRole('cell');
  await expect(cells(/^Harbour story/)).toHaveText(['1', '3', '2', '1', '66.7%', '33.3%']);
  await expect(cells(/^=Bank story/)).toHaveText(['0', '2', '1', '0', '50%', '0%']);
  await expect(cells(/^All references/)).toHaveText(['1', '5', '3', '1', '60%', '20%']);
  const first = page.getByRole('region', { name: 'Performance' }).getByRole('rowheader').first();
  await expect(first).toHaveText('Harbour story');
  await page.getByRole('button', { name: 'Reference', exact: true }).click();
  await expect(first).toHaveText('=Bank story');
  const second = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const rows = readFileSync(await (await second).path(), 'utf8');
  expect(rows).toContain(`\r\n'=Bank story,,Web,0,2,1,0,0.5,0\r\n`);

  await goTo(page, 'Traffic');
  const traffic = (region: string, name: RegExp) => row(page, region, name).getByRole('cell');
  await expect(traffic('Sources', /^Reference page/)).toHaveText(['3', '2', '3', '75%']);
  await expect(traffic('Sources', /^Embeds/)).toHaveText(['1', '1', '0', '25%']);
  await expect(traffic('Referrers', /^news\.example/)).toHaveText(['1', '1', '1', '25%']);
  await expect(traffic('Referrers', /^Direct or unknown/)).toHaveText(['3', '2', '2', '75%']);
  await expect(traffic('Devices', /^Phone/)).toHaveText(['1', '1', '0', '25%']);
  await expect(traffic('Countries', /^Unknown/)).toHaveText(['4', '3', '3', '100%']);

  const split = page.getByRole('region', { name: 'Views over time' });
  await expect(split.getByRole('img')).toHaveAccessibleName(/Reference page: 3, Embeds: 1\.$/);
  await split.getByLabel('Split by').selectOption('Devices');
  await expect(split.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /\(so far\): Desktop 3, Phone 1$/,
  );
  await split.getByRole('button', { name: 'Show as a table' }).click();
  await expect(split.getByRole('row').last().getByRole('cell')).toHaveText(['3', '1']);
  expect(await findings(page)).toEqual([]);

  await goTo(page, 'Engagement');
  await expect(
    page.getByRole('region', { name: 'From a visit to a click' }).getByRole('listitem'),
  ).toContainText([
    /Visitors.*3/,
    /Saw a reference.*3.*100% of visitors/,
    /Opened a story.*2.*66.7% of visitors/,
    /Pressed a button.*1.*33.3% of visitors/,
  ]);
  const group = (region: string, name: RegExp) => row(page, region, name).getByRole('cell');
  await expect(group('Tags', /^Web/)).toHaveText(['3', '5', '1', '60%']);
  await expect(group('Tags', /^Sea/)).toHaveText(['2', '3', '1', '66.7%']);
  await expect(group('Templates', /^Standard/)).toHaveText(['3', '5', '1', '60%']);
  await expect(group('Types', /^No type/)).toHaveText(['3', '5', '1', '60%']);

  await page.getByLabel('Period').selectOption('Other days…');
  await page.getByLabel('First day').fill('2026-01-31');
  await page.getByLabel('Last day').fill('2026-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The last day must not be before the first.')).toBeVisible();
  await page.getByLabel('Last day').fill('2999-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The last day must not be in the future.')).toBeVisible();
  await page.getByLabel('First day').fill('2026-01-01');
  await page.getByLabel('Last day').fill('2026-01-31');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/\?from=2026-01-01&to=2026-01-31$/);
  await expect(page.getByRole('heading', { name: 'No visits counted, Jan 1 – 31, 2026' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Tags' })).toBeVisible();
});

test('analytics without visits explains the first steps, and a failed report can be retried', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Unvisited');
  await page.goto('/app/analytics');
  const empty = page.getByRole('heading', { name: /^No visits counted/ });
  await expect(empty).toBeVisible();
  await expect(page.getByText('Publish a reference first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  const customer = await addCustomer(workspace, 'Acme');
  await addReference(workspace, customer, 'First story');
  await page.goto('/app/analytics/traffic');
  await expect(page.getByRole('button', { name: 'Copy link to your page' })).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'No visits counted yet' })).toBeVisible();

  await page.route('**/api/analytics?**', (route) => route.fulfill({ status: 400, json: { Error: 'No.' } }));
  await page.goto('/app/analytics/engagement');
  const failed = page.getByRole('alert').filter({ hasText: 'The numbers could not be loaded' });
  await expect(failed).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(page.getByRole('alert').filter({ hasText: 'The visits could not be loaded' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest published' })).toBeVisible();
  await page.unroute('**/api/analytics?**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'No visits counted yet' })).toBeVisible();
  complaints.length = 0;
});

test('analytics opens from the sidebar and the palette, and its tables are accessible', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Finders');
  const customer = await addCustomer(workspace, 'Acme');
  const story = await addReference(workspace, customer, 'Story');
  await someVisits(page, workspace, [story, story]);
  await page.goto('/app/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Analytics' }).click();
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Analytics');
  await navigation.getByRole('link', { name: 'Traffic' }).click();
  await expect(page.getByRole('heading', { name: 'Traffic', level: 1 })).toBeVisible();
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Traffic');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('statistics');
  await page.getByRole('option', { name: 'Analytics' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await page.getByLabel('Period').selectOption('Other days…');
  expect(await findings(page)).toEqual([]);
});

test('a chart wider than its window does not make the page scroll sideways', async ({ page }) => {
  // A busy browser delivers no further size for a while, so this observer never does.
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  await openVisited(page);
  await page.goto('/app/analytics');
  const chart = page.getByRole('main').getByRole('img', { name: /by week/ });
  await expect(chart).toBeVisible();
  const { width } = (await chart.boundingBox())!;
  expect(width).toBeGreaterThan(390);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await chart.boundingBox())!.width).toBe(width);
  // The rest of the page may take a moment to follow, but the chart must not.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect((await chart.boundingBox())!.width).toBe(width);
});
