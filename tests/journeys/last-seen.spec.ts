import type { Page } from '@playwright/test';
import { teamRoutes } from '#contract/resources/team';
import { userRoutes } from '#contract/resources/user';
import { expectStored, storedInBrowser } from './support/device-store.ts';
import { makeMember } from './support/invite.ts';
import { expect, expectOnly, signIn, signOut, test } from './support/test.ts';
import { addCustomer, addReference, enter, makeWorkspace, openWorkspace } from './support/workspace.ts';

async function openStory(page: Page) {
  const workspace = await openWorkspace(page, 'Stored');
  await addReference(workspace, await addCustomer(workspace, 'Acme'), 'A quieter harbour');
  await showStory(page);
  return workspace;
}

async function showStory(page: Page): Promise<void> {
  await page.goto('/app/references');
  await expect(page.locator('main').getByText('A quieter harbour').first()).toBeVisible();
  await expectStored(page, 'A quieter harbour');
}

test('signing out deletes all stored data, even when another tab still writes', async ({ page, context }) => {
  await openStory(page);
  const other = await context.newPage();
  await showStory(other);
  await signOut(page);
  await expect(other).toHaveURL(/\/$/);
  expect(await storedInBrowser(page)).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('refdeck.person'))).toBeNull();
});

test('a session that ended elsewhere deletes all stored data', async ({ page, complaints }) => {
  const { call } = await openStory(page);
  await call(userRoutes.signOutEverywhere, {});
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => storedInBrowser(page)).toBe('');
  expectOnly(complaints, /40[01] \(/);
});

test('a sign-in by another person deletes stored data before theirs is stored', async ({
  page,
  complaints,
}) => {
  const { account } = await openStory(page);
  const second = await makeWorkspace(page, 'Second');
  await addReference(second, await addCustomer(second, 'Beta'), 'Somebody else’s');
  // The cookie changes to another person without a sign-out.
  await enter(page, second.tokens);
  await page.goto('/app/references');
  await expect(page.locator('main').getByText('Somebody else’s').first()).toBeVisible();
  await expectStored(page, 'Somebody else’s');
  expect(await storedInBrowser(page)).not.toContain('A quieter harbour');
  await signOut(page);
  await signIn(page, account);
  await showStory(page);
  // The tab first requests the organization of the previous person.
  expectOnly(complaints, /40[14]/);
});

test('a removed member’s browser deletes the data of that organization', async ({ page, complaints }) => {
  const owner = await makeWorkspace(page, 'Left behind');
  await addReference(owner, await addCustomer(owner, 'Acme'), 'A quieter harbour');
  const member = await makeMember(page, owner);
  await enter(page, member.tokens);
  await showStory(page);
  const { users } = await owner.call(teamRoutes.listTeam, {});
  const { userId } = users.find(({ email }) => email === member.account.email)!;
  await owner.call(teamRoutes.removeMember, { userId });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeVisible();
  await expect.poll(() => storedInBrowser(page)).not.toMatch(/A quieter harbour|Left behind/);
  // The page requests its records before it knows about the removal.
  expectOnly(complaints, '404');
});

test('stored data contains no tokens, addresses or roles', async ({ page }) => {
  const { account } = await openStory(page);
  for (const path of ['dashboard', 'organization/team', 'permissions', 'profile', 'customers', 'analytics']) {
    await page.goto(`/app/${path}`);
    await expect(page.locator('main h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await showStory(page);
  const stored = await storedInBrowser(page);
  for (const forbidden of ['eyJ', account.email, '"roles":["', 'token', 'permission', 'approval'])
    expect(stored, forbidden).not.toContain(forbidden);
});

test('a browser without storage shows the server’s data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  const workspace = await openWorkspace(page, 'Private window');
  await addReference(workspace, await addCustomer(workspace, 'Acme'), 'A quieter harbour');
  for (let round = 0; round < 2; round += 1) {
    await page.goto('/app/references');
    await expect(page.locator('main').getByText('A quieter harbour').first()).toBeVisible();
  }
});
