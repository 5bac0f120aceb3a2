import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
/** The state of a reference in a group of channels, as a wide screen shows it. */
const group = (page: Page, name: string, label: string) =>
  row(page, name)
    .locator('td')
    .nth(['Web', 'Social', 'Sales', 'Tender'].indexOf(label) + 2);
const dialog = (page: Page) => page.getByRole('dialog');
const choose = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function makeScene(workspace: Workspace) {
  const [ferries, bank] = [
    await addCustomer(workspace, 'Sample Ferries'),
    await addCustomer(workspace, 'Placeholder Bank'),
  ];
  const quay = await addReference(workspace, ferries, 'The quay');
  await addReference(workspace, ferries, '=1+1', { status: 'Draft' });
  await addReference(workspace, ferries, 'The crane');
  await addReference(workspace, bank, 'The vault');
  const contact = await workspace.call(customerRoutes.createContact, {
    id: ferries.id,
    name: 'Maija Meri',
    email: 'maija@ferries.example',
  });
  await workspace.call(permissionRoutes.recordPermission, {
    customerId: ferries.id,
    referenceId: quay.id,
    subjects: ['name', 'logo', 'text', 'quote', 'images', 'person'],
    channels: ['reference-page'],
    expiresOn: dayIn(30),
    wording: 'Yes',
    method: 'email',
  });
  return { ferries, bank, quay, contact };
}

test('the overview lists each reference with its state, keeps filters and downloads as CSV', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Overviews');
  await makeScene(workspace);
  await page.goto('/app/permissions');
  await expect(row(page, 'The quay')).toContainText(/Ends in (29|30|31) days/);
  await expect(group(page, 'The quay', 'Web')).toHaveText('Not asked');
  await expect(group(page, 'The vault', 'Web')).toHaveText(/^Not asked\s*Public although not allowed$/);
  await expect(group(page, 'The vault', 'Tender')).toHaveText('Not asked');
  const names = () => page.getByRole('row').getByRole('link').allTextContents();
  expect(await names()).toEqual([
    'Placeholder Bank',
    'The vault',
    'Sample Ferries',
    '=1+1',
    'The crane',
    'The quay',
  ]);

  await expectAccessible(page, 'overview/page');

  await page.getByRole('link', { name: /^Not asked/ }).click();
  await page.getByLabel('Status').selectOption('Draft');
  await expect(page).toHaveURL(/state=missing&status=Draft/);
  await expect.poll(names).toEqual(['Sample Ferries', '=1+1']);
  await page.reload();
  await expect.poll(names).toEqual(['Sample Ferries', '=1+1']);

  await page.getByLabel('Status').selectOption('');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`overviews-permissions-${dayIn(0)}.csv`);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[1]).toBe('Placeholder Bank,The vault,Published,Name,Reference page,Not asked,,,,Yes');
  expect(lines).toContain("Sample Ferries,'=1+1,Draft,Text,Press,Not asked,,,,No");
  expect(lines).toHaveLength(3 * 6 * 7 + 2);

  await page.getByRole('searchbox').fill('nobody has this');
  await expect(page.getByRole('heading', { name: 'No references match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.poll(names).toHaveLength(6);
});

test('one dialog asks many contacts and names those asked often or missing', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Asking Many');
  const { quay, contact } = await makeScene(workspace);
  for (const days of [90, 91])
    await workspace.call(approvalRoutes.askApproval, {
      referenceId: quay.id,
      contactId: contact.id,
      subjects: ['name'],
      channels: ['reference-page'],
      expiresOn: dayIn(days),
    });
  await page.goto('/app/permissions');
  await expect(page.getByText('Maija Meri: 2 requests in 90 days')).toBeVisible();
  for (const name of ['=1+1', 'The crane', 'The vault']) await choose(page, name);
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog(page).getByText('No contact')).toBeVisible();
  await expect(
    dialog(page).getByText('Maija Meri was asked twice in the last 90 days; with these it is 4 times.'),
  ).toBeVisible();
  await expectAccessible(page, 'overview/dialog', 'dialog');
  await dialog(page).getByLabel('Last day').fill('2020-01-01');
  await dialog(page).getByRole('button', { name: 'Send 2 requests' }).click();
  await expect(dialog(page).getByText('Must not be in the past')).toBeVisible();
  await dialog(page).getByLabel('Last day').fill(dayIn(365));
  await dialog(page).getByLabel('Message').fill('We would be glad.');

  let [underWay, most] = [0, 0];
  await page.route('**/api/approval', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    underWay += 1;
    most = Math.max(most, underWay);
    const response = await route.fetch();
    underWay -= 1;
    await route.fulfill({ response });
  });
  await dialog(page).getByRole('button', { name: 'Send 2 requests' }).click();
  await expect(dialog(page).getByText('Sent 2 requests')).toBeVisible();
  expect(most).toBeLessThanOrEqual(4);
  await expect(dialog(page).getByText('Not sent: Placeholder Bank has no contact')).toBeVisible();
  await expect(dialog(page).getByText('Sent to Maija Meri')).toHaveCount(2);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(row(page, 'The crane')).toContainText('Waiting');
  await expect(page.getByText('Maija Meri: 4 requests in 90 days')).toBeVisible();
  await expect(page.getByText('Asked often')).toBeVisible();
  await expect(page.getByText('1 selected').first()).toBeVisible();
  const { approvals } = await workspace.call(approvalRoutes.listApprovals, {});
  expect(approvals.filter(({ message }) => message === 'We would be glad.')).toHaveLength(2);
});

test('a refused request among many is named with its reason, and the rest is sent', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Refusing');
  await makeScene(workspace);
  await workspace.call(organizationRoutes.saveSettings, { approvalLimit: 1 });
  await page.goto('/app/permissions');
  for (const name of ['The quay', 'The crane']) await choose(page, name);
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(
    dialog(page).getByText('Your organization allows 1 in that time: 1 request will be refused.'),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send 2 requests' }).click();
  await expect(dialog(page).getByText('Sent 1 request')).toBeVisible();
  await expect(dialog(page).getByRole('listitem').first()).toContainText('asked often lately');
  expectOnly(complaints, /409/);
});

test('the overview works without the requests, and permissions that fail to load can be retried', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Failing');
  await makeScene(workspace);
  await page.route('**/api/approval*', (route) => route.fulfill({ status: 403, json: { Error: 'No' } }));
  await page.goto('/app/permissions');
  await expect(page.getByRole('alert')).toContainText('The requests for approval could not be loaded');
  await expect(row(page, 'The vault')).toContainText('Not asked');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route('**/api/permission/all*', (route) =>
    route.fulfill({ status: 403, json: { Error: 'No' } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The permissions could not be loaded' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'The vault')).toContainText('Not asked');
  expectOnly(complaints, /403/);
});

test('the dashboard links to ending and missing permissions unless the policy is off', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Tasks');
  await makeScene(workspace);
  await page.goto('/app');
  const tasks = page.getByRole('region', { name: 'Permissions' });
  await expect(tasks.getByRole('link')).toHaveCount(2);
  await expect(tasks).toContainText('The permission for 1 reference ends within 60 days');
  await tasks
    .getByRole('link', { name: /2 published references show what the customer has not allowed/ })
    .click();
  await expect(page).toHaveURL(/\/app\/permissions\?state=missing&status=Published/);
  await expect(page.getByRole('row').filter({ hasText: 'Not asked' })).not.toHaveCount(0);

  await page.goto('/app/organization/settings');
  const policy = page.getByRole('region', { name: 'Permissions' });
  await policy.getByRole('radio', { name: 'Off' }).check();
  await policy.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Policy saved')).toBeVisible();
  await page.goto('/app');
  await expect(page.getByRole('region', { name: 'Latest published' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(tasks).toHaveCount(0);
  await page.goto('/app/permissions');
  await expect(row(page, 'The quay')).toContainText('Ends in');
});

test('managers choose policy and limit, and a refused policy offers to ask for approval', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Policies');
  const { quay } = await makeScene(workspace);
  await page.goto('/app/organization/settings');
  const policy = page.getByRole('region', { name: 'Permissions' });
  await expect(policy.getByRole('radio', { name: 'Warn' })).toBeChecked();
  await page.route('**/api/organization/settings', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 409,
          json: {
            Error: '1 published reference is not allowed by the customer as shown now.',
            code: 'PERMISSION_REQUIRED',
            references: [{ id: quay.id, name: quay.name }],
          },
        }),
  );
  await policy.getByRole('radio', { name: 'Require' }).check();
  await policy.getByRole('button', { name: 'Save' }).click();
  await expect(policy.getByRole('alert').last()).toContainText('1 published reference is not allowed');
  await expect(policy.getByRole('link', { name: 'The quay' })).toHaveAttribute(
    'href',
    `/app/references/${quay.id}`,
  );
  await expectAccessible(page, 'overview/page');
  await policy.getByRole('button', { name: 'Ask for all of them' }).click();
  await dialog(page).getByRole('button', { name: 'Send 1 request' }).click();
  await expect(dialog(page).getByText('Sent to Maija Meri')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await page.unrouteAll();

  const limit = page.getByRole('region', { name: 'Requests for approval' });
  await limit.getByLabel(/^Requests to one contact/).fill('many');
  await limit.getByRole('button', { name: 'Save' }).click();
  await expect(limit.getByText('Enter a number from 1 to 20, or leave it empty')).toBeVisible();
  await limit.getByLabel(/^Requests to one contact/).fill('3');
  await limit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Limit saved')).toBeVisible();
  expect(await workspace.call(organizationRoutes.getSettings, {})).toMatchObject({
    approvalLimit: 3,
    permissionPolicy: 'warn',
  });
  await limit.getByLabel(/^Requests to one contact/).fill('');
  await limit.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await workspace.call(organizationRoutes.getSettings, {})).approvalLimit)
    .toBeUndefined();
  expectOnly(complaints, /409/);
});
