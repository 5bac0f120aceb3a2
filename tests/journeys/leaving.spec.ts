import type { Page } from '@playwright/test';
import { organizationRoutes } from '#contract/resources/organization';
import { bringIn } from './support/invite.ts';
import { expect, test, expectOnly } from './support/test.ts';
import {
  ageSignIns,
  confirmIdentity,
  enter,
  makePerson,
  makeWorkspace,
  openWorkspace,
} from './support/workspace.ts';

const switcher = (page: Page) => page.getByRole('button', { name: /^Organization/ }).first();

async function choose(page: Page, entry: string): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('the only owner cannot leave and is told what to do', async ({ page, complaints }) => {
  await openWorkspace(page, 'Only Owner');
  await page.goto('/app/dashboard');
  await choose(page, 'Leave organization');
  const dialog = page.getByRole('dialog', { name: 'Leave Only Owner?' });
  await expect(dialog).toContainText('At least one owner must remain');
  await expect(dialog).toContainText('a new invitation');
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText('Error leaving organization');
  await expect(refusal).toContainText('You are its only owner');
  await refusal.getByRole('link', { name: 'Go to Team Members' }).click();
  await page.waitForURL('**/app/organization/team');
  await expect(dialog).toHaveCount(0);
  expectOnly(complaints, '409');
});

test('the dialog stays open until leaving is done, and the next organization opens', async ({ page }) => {
  const owner = await makeWorkspace(page, 'Left Behind');
  const me = await openWorkspace(page, 'My Own');
  await bringIn(page, owner, me);
  await page.goto('/app/dashboard');
  await choose(page, 'Left Behind');
  await expect(switcher(page)).toContainText('Left Behind');

  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/organization/leave', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await switcher(page).click();
  await expect(page.getByRole('menuitem', { name: 'Leave organization' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Rename|Delete/ })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Leave organization' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave Left Behind?' });
  const leave = dialog.getByRole('button', { name: 'Leave', exact: true });
  await leave.click();
  await expect(leave).toHaveAttribute('aria-busy', 'true');
  await leave.click({ force: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await expect(dialog).toBeVisible();
  expect(calls).toBe(1);

  release();
  await expect(dialog).toHaveCount(0);
  await page.waitForURL('**/app/dashboard');
  await expect(switcher(page)).toContainText('My Own');
  await expect(page.getByText('You left Left Behind')).toBeVisible();
  await switcher(page).click();
  await expect(page.getByRole('menuitem', { name: 'Left Behind' })).toHaveCount(0);
});

test('a person who leaves their only organization can create a new one', async ({ page, complaints }) => {
  const owner = await makeWorkspace(page, 'First Job');
  const me = await makePerson(page);
  await bringIn(page, owner, me);
  await enter(page, me.tokens);
  await page.goto('/app/references');
  await choose(page, 'Leave organization');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeVisible();
  await page.getByLabel('Organization name').fill('Next Job');
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(switcher(page)).toContainText('Next Job');
  await expect(page.getByText('no longer available')).toHaveCount(0);
  // The page still requests data of the organization that was left.
  expectOnly(complaints, '404');
});

test('deleting needs the exact phrase and deletes the organization shown on the screen', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'To Go');
  const { email } = workspace.account;
  await ageSignIns(page, workspace.account);
  await page.goto('/app/customers');
  await expect(switcher(page)).toContainText('To Go');
  await choose(page, 'Delete organization');
  const dialog = page.getByRole('dialog', { name: 'Delete To Go?' });
  // The account's active organization changes elsewhere; the deletion must reach the one on the screen.
  await workspace.call(organizationRoutes.createOrganization, { name: 'To Stay', email });
  await expect(dialog).toContainText('stop working at once');
  await expect(dialog).toContainText('for good after 30 days');
  await dialog.getByRole('button', { name: 'Continue' }).click();

  const phrase = dialog.getByLabel('Confirmation');
  const button = dialog.getByRole('button', { name: 'Delete organization' });
  await expect(phrase).toBeFocused();
  for (const wrong of ['delete To Go', 'DELETE to go', 'DELETE To Go ', 'To Go']) {
    await phrase.fill(wrong);
    await expect(button).toBeDisabled();
    await phrase.press('Enter');
  }
  await phrase.fill('DELETE To Go');

  await page.route('**/api/organization', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    return route.fulfill({ status: 503, json: { Error: 'Busy. Please try again.', code: 'BUSY' } });
  });
  await button.click();
  await expect(dialog.getByRole('alert')).toHaveText('Busy. Please try again.');
  await expect(phrase).toHaveValue('DELETE To Go');
  await page.unroute('**/api/organization');
  const deletion = page.waitForRequest((request) => request.method() === 'DELETE');
  await button.click();
  const request = await deletion;
  expect(request.headers()['x-organization-id']).toBe(workspace.organizationId);
  expect(request.postDataJSON()).toEqual({ confirmation: 'DELETE To Go' });
  // The sign-in is old, so the password is required again.
  await confirmIdentity(page, workspace.account);

  await page.waitForURL('**/app/dashboard');
  await expect(switcher(page)).toContainText('To Stay');
  await switcher(page).click();
  await expect(page.getByRole('menuitem', { name: 'To Go' })).toHaveCount(0);
  const gone = await page.request.get(`/api/public/organization/${workspace.organizationId}`);
  expect(gone.status()).toBe(410);
  expectOnly(complaints, /503|403/);
});

test('a new name appears at once and reverts when the server refuses it', async ({ page, complaints }) => {
  const workspace = await openWorkspace(page, 'Old Name');
  await page.goto('/app/dashboard');
  await page.route('**/api/organization', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    return route.fulfill({ status: 503, json: { Error: 'Busy. Please try again.', code: 'BUSY' } });
  });
  await choose(page, 'Rename organization');
  const dialog = page.getByRole('dialog', { name: 'Rename organization' });
  await dialog.getByLabel('Organization name').fill('New Name');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Error renaming organization');
  await expect(dialog.getByLabel('Organization name')).toHaveValue('New Name');
  await expect(page.locator('aside')).toContainText('Old Name');

  await page.unroute('**/api/organization');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(switcher(page)).toContainText('New Name');
  const { organizations } = await workspace.call(organizationRoutes.listOrganizations, undefined);
  expect(organizations.map(({ name }) => name)).toEqual(['New Name']);
  expectOnly(complaints, '503');
});
