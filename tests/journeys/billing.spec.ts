import type { Page } from '@playwright/test';
import type { Role } from '#contract/rules/roles';
import { teamRoutes } from '#contract/resources/team';
import { makeMember } from './support/invite.ts';
import { expect, test, expectOnly } from './support/test.ts';
import { enter, openWorkspace } from './support/workspace.ts';

const path = '/app/organization/billing';
const part = (page: Page, name: string) => page.getByRole('region', { name });
const plan = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('an owner buys a plan, opens its invoice and cancels it in the portal', async ({ page }) => {
  await openWorkspace(page, 'Pays');
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Billing' }).click();
  await page.waitForURL(`**${path}`);
  await expect(plan(page, 'Free')).toContainText('Current plan');
  await expect(plan(page, 'Team')).toContainText('50 reference cards instead of 5');
  await expect(plan(page, 'Team')).toContainText('14 days free, then €29 a month');
  await page.getByText('Annual', { exact: true }).click();
  await expect(plan(page, 'Business')).toContainText('€990 a year');
  await expect(plan(page, 'Business')).toContainText('€82.50 a month');
  await page.getByText('Monthly', { exact: true }).click();

  await test.step('leaving the checkout charges nothing', async () => {
    await plan(page, 'Business').getByRole('button', { name: 'Select Plan' }).click();
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await expect(page.getByText('You left the checkout. Nothing was charged.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  await test.step('a declined card can be replaced by another', async () => {
    await plan(page, 'Team').getByRole('button', { name: 'Start Free Trial' }).click();
    await page.getByRole('button', { name: 'Try a card that is declined' }).click();
    await expect(page.getByRole('alert')).toContainText('declined');
    await page.getByRole('button', { name: 'Start trial' }).click();
  });

  const details = part(page, 'Subscription Details');
  await expect(details.getByText('Active', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(details.getByRole('heading', { name: 'Team' })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Reference cards' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 50',
  );
  await expect(part(page, 'Payment Methods')).toContainText('Visa ending in 4242');
  const history = part(page, 'Billing History');
  await expect(history.getByRole('row')).toHaveCount(2);
  await expect(history).toContainText('Paid');
  await expect(history.getByRole('columnheader', { name: 'Date' })).toHaveCSS('text-align', 'start');
  const href = await history.getByRole('link', { name: /^Open the PDF/ }).getAttribute('href');
  const document = await page.request.get(href!);
  expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await test.step('a cancellation in the portal appears on the page', async () => {
    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await page.getByRole('button', { name: 'Cancel at period end' }).click();
    await page.getByRole('link', { name: 'Back to Refdeck' }).click();
    await expect(details).toContainText('Canceled: ends on');
    await page.getByRole('button', { name: 'Manage subscription' }).click();
    await page.getByRole('button', { name: 'Cancel now' }).click();
    await page.getByRole('link', { name: 'Back to Refdeck' }).click();
    await expect(plan(page, 'Free')).toContainText('Current plan');
    await expect(plan(page, 'Team').getByRole('button', { name: 'Select Plan' })).toBeVisible();
  });
});

test('an admin who becomes a member is redirected and no longer finds billing', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Pays alone');
  const member = await makeMember(page, workspace);
  const { users } = await workspace.call(teamRoutes.listTeam, {});
  const { userId } = users.find(({ email }) => email === member.account.email)!;
  const give = (role: Role) => workspace.call(teamRoutes.changeRoles, { userId, roles: [role] });
  await give('admin');
  await enter(page, member.tokens);
  await page.goto(path);
  const select = plan(page, 'Team').getByRole('button');
  await expect(select).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Billing' });
  await expect(link).toBeVisible();

  await give('member');
  await select.click();
  await page.waitForURL(/\/app$/);
  await expect(link).toHaveCount(0);
  expectOnly(complaints, '403');

  await page.goto(path);
  await page.waitForURL(/\/app$/);
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('group', { name: 'ACCOUNT', exact: true }).getByRole('menuitem')).toHaveText([
    'Profile',
    'Settings',
    'Help & Support',
  ]);
  await expect(page.getByRole('menuitem', { name: 'Billing' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.waitForURL('**/app/profile');
});

test('billing redirects to the dashboard when the role cannot be loaded', async ({ page, complaints }) => {
  await openWorkspace(page);
  await page.route('**/api/organization/billing', (route) =>
    route.fulfill({ status: 404, json: { Error: 'Not found', code: 'NOT_FOUND' } }),
  );
  await page.goto(path);
  await page.waitForURL(/\/app$/);
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();

  await page.route('**/api/organization', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto(path);
  await page.waitForURL(/\/app$/);
  await expect(page.getByText('Your organizations could not be loaded')).toBeVisible();
  expectOnly(complaints, /404|502/);
});

test('a checkout address outside of Stripe is not opened and shows an error', async ({
  page,
  complaints,
}) => {
  await openWorkspace(page, 'Careful');
  const button = plan(page, 'Team').getByRole('button', { name: 'Start Free Trial' });
  const url = 'https://checkout.stripe.com.evil.example/pay';
  for (const response of [{ status: 502, body: '<html>' }, { json: { url } }]) {
    await page.goto(path);
    await page.route('**/api/stripe/session', (route) => route.fulfill(response));
    await button.click();
    await expect(page.getByText('Error starting subscription')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(button).toBeEnabled();
    await page.unroute('**/api/stripe/session');
  }
  expectOnly(complaints, '502');
});
