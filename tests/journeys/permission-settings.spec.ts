import type { Page } from '@playwright/test';
import { organizationRoutes } from '#contract/resources/organization';
import { makeMember } from './support/invite.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { enter, openWorkspace, personOf } from './support/workspace.ts';

test('managers change the expiry reminders, and members can only see the setting', async ({
  page,
  browser,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Reminders');
  const reminders = (of: Page) => of.getByRole('checkbox', { name: 'Remind of permissions that end' });
  const saved = async () => (await workspace.call(organizationRoutes.getSettings, {})).expiryReminders;
  await page.goto('/app/organization/settings');
  await expect(reminders(page)).toBeChecked();
  await reminders(page).click();
  await expect.poll(saved).toBe(false);
  await expect(reminders(page)).not.toBeChecked();

  await page.route('**/api/organization/settings', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 403, json: { Error: 'Not by you' } }),
  );
  await reminders(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not by you' })).toBeVisible();
  await expect(reminders(page)).not.toBeChecked();
  expectOnly(complaints, /403/);

  const { account } = await makeMember(page, workspace);
  const theirs = await (await browser.newContext()).newPage();
  await enter(theirs, (await personOf(page, account)).tokens);
  await theirs.goto('/app/organization/settings');
  await expect(reminders(theirs)).not.toBeChecked();
  await expect(reminders(theirs)).toBeDisabled();
  await theirs.context().close();
});
