import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { organizationRoutes } from '#contract/resources/organization';
import type { ProfileExport } from '#contract/resources/profile-export';
import { customerRoutes } from '#contract/resources/customer';
import { expect, signIn, test, expectOnly, fillSignIn } from './support/test.ts';
import {
  addCustomer,
  ageSignIns,
  confirmIdentity,
  enter,
  openWorkspace,
  personOf,
} from './support/workspace.ts';

const settings = async (page: Page) => {
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
};

test('a new name appears at once and after a reload', async ({ page }) => {
  await openWorkspace(page, 'Names');
  await settings(page);
  await page.getByLabel('Full name').fill('Kim Renamed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account: Kim Renamed' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Kim Renamed');
});

test('changing the password needs the current one and ends every session', async ({
  page,
  browser,
  complaints,
}) => {
  const { account } = await openWorkspace(page, 'Passwords');
  const other = await (await browser.newContext()).newPage();
  await enter(other, (await personOf(page, account)).tokens);
  await settings(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('not the right password');
  await dialog.getByLabel('New password').fill('quite another password');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.goto('/app/customers');
  await expect(other).toHaveURL(/\/login\?next=/);
  await other.context().close();

  await fillSignIn(page, account);
  await expect(page.getByRole('alert')).toContainText('wrong');
  await signIn(page, { ...account, password: 'quite another password' });
  expectOnly(complaints, /40[01] \(/);
});

test('signing out everywhere ends this browser and every other one', async ({
  page,
  browser,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Everywhere');
  const other = await (await browser.newContext()).newPage();
  await enter(other, (await personOf(page, workspace.account)).tokens);
  await other.goto('/app/customers');
  await expect(other.getByRole('heading', { name: 'All Customers' })).toBeVisible();

  await settings(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('You are signed out on every device.')).toBeVisible();
  await page.goto('/app/profile');
  await expect(page).toHaveURL(/\/login/);

  await other.getByRole('link', { name: 'Team Members' }).click();
  await expect(other.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=/);
  await other.context().close();
  complaints.length = 0;
});

test('the export is a file with the person’s data', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Exported');
  const customer = await addCustomer(workspace, 'Northwind');
  await settings(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^refdeck-export-\d{4}-\d{2}-\d{2}\.json$/);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as ProfileExport;
  expect(saved.profile).toMatchObject({ email: workspace.account.email, name: workspace.account.name });
  expect(saved.memberships.map(({ organizationName, role }) => [organizationName, role])).toEqual([
    ['Exported', 'owner'],
  ]);
  expect(saved.authored.map(({ id }) => id)).toEqual([customer.id]);
});

test('the last owner must hand over or delete organizations before deleting the account', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Held by one');
  const { account, organizationId } = workspace;
  await settings(page);
  const dialog = page.getByRole('dialog');
  const confirm = async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const final = dialog.getByRole('button', { name: 'Delete my account' });
    await expect(final).toBeDisabled();
    await dialog.getByLabel(`Type ${account.email} to confirm`).fill(account.email);
    await final.click();
  };
  await confirm();
  await expect(dialog.getByText('Held by one', { exact: true })).toBeVisible();
  await dialog.getByRole('link', { name: 'Open team of Held by one' }).click();
  await expect(page).toHaveURL(/\/app\/organization\/team$/);

  await workspace.call(organizationRoutes.deleteOrganization, { confirmation: 'DELETE Held by one' });
  // An account without an organization can still be deleted, but the password is required again.
  await ageSignIns(page, account);
  await page.goto('/app/profile');
  await expect(page.getByRole('link', { name: 'Create your organization' })).toBeVisible();
  await confirm();
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await again.getByLabel(/^Password/).fill('not the right password');
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(again.getByRole('alert')).toContainText('wrong');
  await confirmIdentity(page, account);
  await page.waitForURL('/');
  await expect(workspace.call(customerRoutes.listCustomers, {}, organizationId)).rejects.toThrow('401');
  await page.goto('/app/profile');
  await expect(page).toHaveURL(/\/login/);
  expectOnly(complaints, /40[01349] \(/);
});
