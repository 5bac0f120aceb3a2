import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { customerRoutes } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import { makeMember } from './support/invite.ts';
import { expect, test, expectOnly } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

test('a customer is added, found, changed and deleted', async ({ page }) => {
  await openWorkspace(page, 'Customers');
  await page.goto('/app/customers');
  await page.getByRole('link', { name: 'New customer', exact: true }).click();
  await page.getByLabel(/^Name/).fill('Sample Ferries');
  await page.getByLabel('Industry').fill('Transport');
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('Draft');
  await page.getByLabel('Website').fill('example.com');
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText('Sample Ferries is added.')).toBeVisible();
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^example\.com/ })).toHaveAttribute(
    'href',
    'https://example.com',
  );

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('Draft');
  await page.getByLabel('Status', { exact: true }).selectOption('Active');
  await page.getByLabel('Location').fill('Turku');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Sample Ferries/ })).toBeVisible();
  await expect(page.getByText('Turku')).toBeVisible();
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No customers yet' })).toBeVisible();
});

async function download(page: Page, format: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), body: readFileSync(await file.path()) };
}

test('customers that match a search are downloaded as CSV or for Excel', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Customers');
  const attributes = { industry: 'Transport, sea' };
  await workspace.call(customerRoutes.createCustomer, { name: 'Sample Ferries', attributes });
  await addCustomer(workspace, 'Placeholder Bank');
  await page.goto('/app/customers');
  await page.getByRole('searchbox').fill('ferries');
  await expect(page.getByRole('link', { name: 'Placeholder Bank' })).toHaveCount(0);
  const lines = (await download(page, 'CSV')).body.toString().split('\r\n');
  expect(lines[1]).toMatch(/^Sample Ferries,"Transport, sea",.*,Draft,.*,0,[\d-]{10}$/);
  expect(lines).toHaveLength(3);
  const { name, body } = await download(page, 'Excel');
  expect(name).toMatch(/^customers-customers-[\d-]{10}\.xlsx$/);
  expect(await readSheet(body)).toEqual([
    expect.arrayContaining(['Name', 'Industry']),
    expect.arrayContaining(['Sample Ferries', 'Transport, sea', 0]),
  ]);
});

// The library packs a file of more than 160 kB in a worker, which the policy of the page forbids.
test('a list of 200 kB is downloaded for Excel', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Many');
  await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      workspace.call(customerRoutes.createCustomer, {
        name: `Customer ${at}`,
        attributes: { description: String(at).padEnd(limits.descriptionLength, '.') },
      }),
    ),
  );
  await page.goto('/app/customers');
  const { body } = await download(page, 'Excel');
  expect(await readSheet(body)).toHaveLength(101);
});

test('unsaved changes to a customer survive leaving the form and can be discarded', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Drafts');
  const customer = await addCustomer(workspace, 'Acme');
  await page.goto(`/app/customers/${customer.id}/edit`);
  const untouched = await page.context().newPage();
  await untouched.goto(`/app/customers/${customer.id}/edit`);
  await expect(untouched.getByLabel('Industry')).toHaveValue('');
  await page.getByLabel('Industry').fill('Rail');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Unsaved changes are stored on this device')).toBeVisible();
  // A tab without changes must not delete the draft of another tab.
  await untouched.getByRole('link', { name: 'Dashboard' }).first().click();
  await untouched.close();
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`/app/customers/${customer.id}/edit`);
  await expect(page.getByText('Restored unsaved changes')).toBeVisible();
  await expect(page.getByLabel('Industry')).toHaveValue('Rail');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('Rail');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`/app/customers/${customer.id}/edit`);
  await expect(page.getByLabel('Industry')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Industry')).toHaveValue('');
  await expect(page.getByText('Restored unsaved changes')).toBeHidden();
});

test('two people who save the same customer resolve the conflict without losing changes', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Conflict');
  const customer = await addCustomer(workspace, 'Acme');
  const colleague = await makeMember(page, workspace);
  await page.goto(`/app/customers/${customer.id}/edit`);
  await page.getByLabel('Industry').fill('Mine');
  const theirs = {
    id: customer.id,
    attributes: { industry: 'Theirs', location: 'Turku', employees: 40 },
  };
  await colleague.call(customerRoutes.updateCustomer, theirs, workspace.organizationId);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this customer' });
  await expect(dialog.getByRole('row', { name: /Industry/ })).toContainText('Theirs');
  await expect(dialog.getByRole('row', { name: /Industry/ })).toContainText('Mine');
  await expect(dialog.getByRole('row', { name: /Location/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/customers/${customer.id}$`));
  await expect(page.getByText('Mine', { exact: true })).toBeVisible();
  // Fields that were not changed here keep the colleague's values.
  await expect(page.getByText('Turku')).toBeVisible();
  await expect(page.getByText('Employees')).toBeVisible();
  expectOnly(complaints, '409 (Conflict)');
});

test('a customer with references cannot be deleted but can be archived', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Kept');
  const customer = await addCustomer(workspace, 'Acme');
  await addReference(workspace, customer, 'A new harbour');
  await addReference(workspace, customer, 'An old bridge', { status: 'Draft' });
  await page.goto(`/app/customers/${customer.id}`);
  const references = page.getByRole('region', { name: /References/ });
  await expect(references.getByRole('listitem').filter({ hasText: 'A new harbour' })).toContainText(
    'Published',
  );
  await expect(references.getByRole('listitem').filter({ hasText: 'An old bridge' })).toContainText('Draft');
  await expect(page.getByRole('link', { name: 'New reference for this customer' })).toHaveAttribute(
    'href',
    `/app/references/new?customerId=${customer.id}`,
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acme cannot be deleted' });
  await expect(dialog).toContainText('2 references tell this customer’s story');
  await expect(dialog.getByRole('link', { name: 'A new harbour' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Archive customer' }).click();
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
});

test('a customer who gets a reference meanwhile is not deleted, and the screen explains why', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Raced');
  const customer = await addCustomer(workspace, 'Acme');
  await page.goto(`/app/customers/${customer.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await addReference(workspace, customer, 'Just written');
  await page.getByRole('dialog', { name: 'Delete Acme?' }).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acme cannot be deleted' });
  await expect(dialog).toContainText('This customer has 1 reference.');
  await expect(dialog.getByRole('link', { name: 'Just written' })).toBeVisible();
  expectOnly(complaints, '409 (Conflict)');
});

test('the customer list keeps search, sorting and page in its address', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Many');
  for (let first = 1; first <= 52; first += 13)
    await Promise.all(
      Array.from({ length: 13 }, (_, index) => addCustomer(workspace, `Customer ${first + index}`)),
    );
  await page.goto('/app/customers?sort=name');
  await expect(page.getByRole('link', { name: 'Customer 50' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Customer 52' }).first()).toBeVisible();
  await page.getByLabel('Search customers').fill('customer 7');
  await expect(page).toHaveURL(/q=customer\+7/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole('row').filter({ hasText: 'Customer 7' })).toHaveCount(1);
});
