import type { Page } from '@playwright/test';
import { organizationRoutes } from '#contract/resources/organization';
import { expect, test, expectOnly } from './support/test.ts';
import { activate, addCustomer, openWorkspace } from './support/workspace.ts';

const shown = (page: Page) => page.getByRole('button', { name: /^Organization: / }).first();

test('a person can create five organizations, and a sixth is not offered', async ({ page }) => {
  const { call, account } = await openWorkspace(page, 'Org 1');
  for (let n = 2; n <= 4; n += 1)
    await call(organizationRoutes.createOrganization, { name: `Org ${n}`, email: account.email });
  await page.goto('/app/dashboard');
  await shown(page).click();
  await page.getByRole('menuitem', { name: 'Create organization' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create organization' });
  await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
  await expect(dialog.getByLabel('Organization name')).toBeFocused();
  await dialog.getByLabel('Organization name').fill('  Org 5 ');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(shown(page)).toContainText('Org 5');
  await shown(page).click();
  await expect(page.getByText('Maximum limit of 5 organizations reached')).toBeVisible();
});

test('a tab keeps its organization while another tab switches', async ({ page, context }) => {
  await openWorkspace(page, 'First');
  await page.goto('/app/customers/new');
  await page.getByLabel('Name', { exact: false }).first().fill('Customer of First');

  const other = await context.newPage();
  await other.goto('/app');
  await shown(other).click();
  await other.getByRole('menuitem', { name: 'Create organization' }).click();
  await other.getByRole('dialog').getByLabel('Organization name').fill('Second');
  await other.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await expect(shown(other)).toContainText('Second');

  await page.bringToFront();
  await page
    .getByRole('button', { name: /save|create|add/i })
    .last()
    .click();
  await page.goto('/app/customers');
  await expect(page.getByText('Customer of First').first()).toBeVisible();
  await other.goto('/app/customers');
  await expect(other.getByText('Customer of First')).toHaveCount(0);
});

async function switchTo(page: Page, name: string): Promise<void> {
  await shown(page).click();
  await page.getByRole('menuitem', { name }).click();
}

test('switching leaves the record of the previous organization and ignores a second choice', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Here');
  const { email } = workspace.account;
  await workspace.call(organizationRoutes.createOrganization, { name: 'There', email });
  await activate(workspace);
  const customer = await addCustomer(workspace, 'Only Here');
  await page.goto(`/app/customers/${customer.id}`);
  await page.getByRole('link', { name: 'Team Members' }).click();
  await page.waitForURL('**/app/organization/team');
  await page.getByRole('link', { name: 'Branding' }).click();
  await page.waitForURL('**/app/organization/branding');

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let switches = 0;
  await page.route('**/api/user/session', async (route) => {
    switches += 1;
    await held;
    await route.continue();
  });
  await switchTo(page, 'There');
  await expect(shown(page)).toHaveText(/Switching\.\.\./);
  await switchTo(page, 'There');
  await expect(shown(page)).toHaveText(/Switching\.\.\./);
  release();
  await expect(shown(page)).toContainText('There');
  await page.waitForURL('**/app/customers');
  await expect(page.getByText('Only Here')).toHaveCount(0);
  expect(switches).toBe(1);
});

test('a failed switch shows an error, reloads the list and keeps the organization', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Staying');
  const { email } = workspace.account;
  await workspace.call(organizationRoutes.createOrganization, { name: 'Elsewhere', email });
  await activate(workspace);
  await page.goto('/app/references');
  await page.route('**/api/user/session', (route) =>
    route.fulfill({
      status: 503,
      json: { Error: 'Busy', error: 'Busy', code: 'BUSY', requestId: 'journey' },
    }),
  );
  await expect(shown(page)).toContainText('Staying');
  await shown(page).click();
  const listed = page.waitForRequest((request) => request.url().endsWith('/api/organization'));
  await page.getByRole('menuitem', { name: 'Elsewhere' }).click();
  await listed;
  await expect(page.getByText('The organization could not be switched. Please try again.')).toBeVisible();
  await expect(shown(page)).toContainText('Staying');
  expect(new URL(page.url()).pathname).toBe('/app/references');

  await page.unroute('**/api/user/session');
  await switchTo(page, 'Elsewhere');
  await expect(shown(page)).toContainText('Elsewhere');
  expectOnly(complaints, '503');
});

test('an organization deleted elsewhere is replaced, with a message that needs no click', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Kept');
  const { email } = workspace.account;
  const lost = await workspace.call(organizationRoutes.createOrganization, { name: 'Lost', email });
  await page.goto('/app/dashboard');
  await switchTo(page, 'Lost');
  await expect(shown(page)).toContainText('Lost');
  await page.reload();
  await expect(shown(page)).toContainText('Lost');

  await workspace.call(organizationRoutes.deleteOrganization, {}, lost.organizationId);
  // This event is what a tab gets with the focus, without any click.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Lost is no longer available. Showing Kept.')).toBeVisible();
  await expect(shown(page)).toContainText('Kept');
  // Requests for the deleted organization fail until the list has arrived.
  expectOnly(complaints, '404');
});

test('the list is loaded again on focus and every 60 seconds', async ({ page }) => {
  await openWorkspace(page);
  await page.clock.install();
  const { method, path } = organizationRoutes.listOrganizations;
  let requests = 0;
  page.on('requestfinished', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) requests += 1;
  });
  await page.goto('/app/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'All Customers' })).toBeVisible();
  await expect.poll(() => requests).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => requests).toBe(2);
  await page.clock.fastForward(55_000);
  expect(requests).toBe(2);
  await page.clock.fastForward(5_000);
  await expect.poll(() => requests).toBe(3);
});
