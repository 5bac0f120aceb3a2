import type { Page } from '@playwright/test';
import { referenceRoutes } from '#contract/resources/reference';
import { userRoutes } from '#contract/resources/user';
import { expect, test, expectOnly } from './support/test.ts';
import { addCustomer, openWorkspace, personOf, type Workspace } from './support/workspace.ts';

/** Revokes everything that the browser holds, as an administrator would. */
const endSession = (workspace: Workspace) => workspace.call(userRoutes.signOutEverywhere, {});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function signInAgain(page: Page, { account }: Workspace): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Email')).toHaveValue(account.email);
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  await page.keyboard.press('Escape');
  await dialog.getByLabel(/^Password/).fill('not the right password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('wrong');
  await dialog.getByLabel(/^Password/).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
}

// The browser reports the refused calls.
const refusals = /40[01] \(/;
test.afterEach(({ complaints }) => expectOnly(complaints, refusals));

test('a reference whose save met an ended session is saved once after signing in', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Ended in the editor');
  await addCustomer(workspace, 'Acme');
  await page.goto('/app/references/new');
  await page.getByLabel(/^Title/).fill('Their story');
  await page.getByLabel(/^Short description/).fill('What nobody wants to type twice.');
  await page.getByRole('combobox', { name: /^Customer/ }).selectOption({ label: 'Acme' });
  await endSession(workspace);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await signInAgain(page, workspace);
  await expect(page).toHaveURL(/\/app\/references\/[0-9A-Z]{26}/);
  await expect(page.getByLabel(/^Short description/)).toHaveValue('What nobody wants to type twice.');
  const { call } = await personOf(page, workspace.account);
  const { references } = await call(referenceRoutes.listReferences, {}, workspace.organizationId);
  expect(references.map(({ name }) => name)).toEqual(['Their story']);
});

test('one sign-in continues all tabs, and signing in as another person leaves the page', async ({
  page,
  context,
}) => {
  const workspace = await openWorkspace(page, 'Two tabs');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/app/customers/new');
    await tab.getByLabel(/^Name/).fill('Typed in a tab');
  }
  await endSession(workspace);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Add customer' }).click();
    await expect(dialogOf(tab)).toBeVisible();
  }
  await signInAgain(page, workspace);
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/app\/customers\/[0-9A-Z]{26}$/);

  const again = await personOf(page, workspace.account);
  await again.call(userRoutes.signOutEverywhere, {});
  // The tab notices the end with its next request, unless that was sent before.
  await expect(async () => {
    if (!(await dialogOf(other).isVisible()))
      await other.getByRole('link', { name: 'All Customers' }).first().click({ timeout: 2_000 });
    await expect(dialogOf(other)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialogOf(other).getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(other).toHaveURL(/\/login\?next=%2Fapp%2Fcustomers/);
  await expect(page).toHaveURL(/\/$/);
});

test('a sign-in dialog that fails to load leaves the page unchanged and is retried', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Ended in a tunnel');
  const code = '**/sign-in-again*';
  await page.route(code, (route) => route.abort());
  await page.goto('/app/customers/new');
  await page.getByLabel(/^Name/).fill('Northwind Traders');
  await endSession(workspace);
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText('No response from server').first()).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Northwind Traders');

  await page.unroute(code);
  await page.getByRole('button', { name: 'Add customer' }).click();
  await signInAgain(page, workspace);
  await expect(page).toHaveURL(/\/app\/customers\/[0-9A-Z]{26}$/);
  expectOnly(complaints, /40[01] \(|ERR_FAILED/);
});
