import type { Page } from '@playwright/test';
import { organizationRoutes } from '#contract/resources/organization';
import { expect, test, expectOnly } from './support/test.ts';
import { activate, addCustomer, addReference, openWorkspace } from './support/workspace.ts';

const noResponse = 'No response from server. Please check your network connection.';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });

test('the sidebar marks the current page and opens one group at a time', async ({ page }) => {
  await openWorkspace(page, 'Sidebar');
  await page.goto('/app');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const references = navigation.getByRole('button', { name: /^References/ });
  const customers = navigation.getByRole('button', { name: /^Customers/ });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(references).toContainText('Hot');
  await references.click();
  await expect(references).toHaveAttribute('aria-expanded', 'true');
  await customers.click();
  await expect(references).toHaveAttribute('aria-expanded', 'false');
  await expect(customers).toHaveAttribute('aria-expanded', 'true');

  await page.goto('/app/collections');
  await expect(references).toHaveAttribute('aria-expanded', 'true');
  const current = navigation.locator('[aria-current="page"]');
  await expect(current).toHaveText('Collections');

  await page.goto('/app/references/new');
  await expect(current).toHaveText('Create New Reference');
  await expect(navigation.locator('[aria-current="true"]')).toHaveText('All References');
  await page.goto('/app/collections');

  await navigation.getByRole('link', { name: 'Permissions' }).click();
  await expect(page.getByRole('heading', { name: 'Permissions', level: 1 })).toBeVisible();
  await expect(current).toHaveText('Permissions');
  await page.goto('/app/collections');

  const quickStart = page.getByRole('region', { name: 'Quick Start' });
  await expect(quickStart).toContainText('Create your first reference to get started');
  await quickStart.getByRole('button', { name: 'Dismiss Quick Start' }).click();
  await page.reload();
  await expect(current).toHaveText('Collections');
  await expect(quickStart).toHaveCount(0);

  await navigation.getByRole('link', { name: 'Organization settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Organization settings' })).toBeVisible();
  await expect(current).toHaveText('Organization settings');

  // In a low window the last entry can still be scrolled to.
  await page.setViewportSize({ width: 1100, height: 320 });
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await signOut.scrollIntoViewIfNeeded();
  await expect(signOut).toBeInViewport();
});

test('Quick Start stays until it is dismissed', async ({ page }) => {
  const workspace = await openWorkspace(page);
  const customer = await addCustomer(workspace, 'Acme');
  await addReference(workspace, customer, 'Draft story', { status: 'Draft' });
  await page.goto('/app/references');
  const quickStart = page.getByRole('region', { name: 'Quick Start' });
  await expect(page.getByText('Draft story').first()).toBeVisible();
  await expect(quickStart).toBeVisible();

  await addReference(workspace, customer, 'Published story');
  await page.reload();
  await expect(page.getByText('Published story').first()).toBeVisible();
  await expect(quickStart).toBeVisible();
  await quickStart.getByRole('button', { name: 'Dismiss Quick Start' }).click();
  await expect(quickStart).toHaveCount(0);
});

test('the command palette finds, opens, creates and switches by keyboard alone', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Palette');
  const customer = await addCustomer(workspace, 'Åland Ferries');
  const reference = await addReference(workspace, customer, 'A quieter harbour');
  const { email } = workspace.account;
  const second = await workspace.call(organizationRoutes.createOrganization, { name: 'Second', email });
  await activate(workspace);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Recent references' })).toContainText(reference.name);
  await page.keyboard.type('aland');
  await expect(
    palette(page)
      .getByRole('option', { name: /Åland Ferries/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/app/customers/${customer.id}`);
  await expect(palette(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('quieter');
  await expect(palette(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/app/references/${reference.id}`);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('new cust');
  await expect(palette(page).getByRole('option', { name: 'New customer' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/customers/new');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('nothing is called this');
  await expect(palette(page)).toContainText('Nothing found for “nothing is called this”');
  await page.keyboard.press('Escape');
  await page.keyboard.type('dark');
  await expect(palette(page).getByRole('option', { name: 'Switch to dark theme' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('second');
  await expect(palette(page).getByRole('option', { name: 'Switch to Second' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Organization: Second' }).first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('refdeck.organization'))).toBe(
    second.organizationId,
  );
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});

test('a banner appears without a network, Retry asks again, and a response removes it', async ({
  page,
  context,
  complaints,
}) => {
  await openWorkspace(page, 'Offline');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: noResponse });

  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);

  let silent = true;
  await page.route('**/api/**', (route) => (silent ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Team Members' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(banner).toBeVisible();
  const retry = banner.getByRole('button', { name: 'Retry' });
  await Promise.all([page.waitForRequest('**/api/organization'), retry.click()]);
  await expect(retry).not.toHaveAttribute('aria-busy');
  await expect(banner).toBeVisible();
  silent = false;
  // An earlier request may be repeated and answered before the click arrives.
  await Promise.any([retry.click(), expect(banner).toHaveCount(0)]);
  await expect(banner).toHaveCount(0);
  expectOnly(complaints, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
});

test('a dialog whose code fails to load shows an error and opens when retried', async ({
  page,
  complaints,
}) => {
  await openWorkspace(page, 'On demand');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/rename-organization-dialog*', (route) => route.abort());
  const rename = async () => {
    await page
      .getByRole('button', { name: /^Organization/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Rename organization' }).click();
  };
  await rename();
  await expect(page.getByText(noResponse).first()).toBeVisible();
  await page.unroute('**/rename-organization-dialog*');
  await rename();
  await expect(page.getByRole('dialog', { name: 'Rename organization' })).toBeVisible();
  expectOnly(complaints, /ERR_FAILED/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar opens the menu, the switcher, the create menu and the account menu', async ({ page }) => {
    const { account } = await openWorkspace(page, 'Pocket');
    await page.goto('/app/dashboard');
    await expect(page.getByRole('button', { name: 'Organization: Pocket' })).toBeVisible();

    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: /^References/ }).click();
    await menu.getByRole('link', { name: 'All References' }).click();
    await page.waitForURL('**/app/references');
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['New Reference', 'New Customer']);
    await page.getByRole('menuitem', { name: 'New Customer' }).click();
    await page.waitForURL('**/app/customers/new');

    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByText(account.email)).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Profile Settings',
      'Billing',
      'Help & Support',
      'Sign Out',
    ]);
    await page.getByRole('menuitem', { name: 'Help & Support' }).click();
    await page.waitForURL('**/app/help');

    await page.getByRole('button', { name: 'Search' }).click();
    await expect(palette(page)).toBeVisible();
  });
});
