import { createFirstOrganization, expect, newAccount, signUp, test } from './support/test.ts';

const switcher = /Switch organization|Organization/i;

test('five organisations can be made, and the sixth is not offered', async ({ page }) => {
  await signUp(page, newAccount());
  await createFirstOrganization(page, 'Org 1');
  for (let n = 2; n <= 5; n += 1) {
    await page.getByRole('button', { name: switcher }).first().click();
    await page.getByRole('menuitem', { name: 'Create organization' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create organization' });
    await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
    await dialog.getByLabel('Organization name').fill(`  Org ${n} `);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: switcher }).first()).toContainText(`Org ${n}`);
  }
  await page.getByRole('button', { name: switcher }).first().click();
  await expect(page.getByText('Maximum limit of 5 organizations reached')).toBeVisible();
});

test('a tab keeps its organisation while another tab switches to a different one', async ({
  page,
  context,
}) => {
  await signUp(page, newAccount());
  await createFirstOrganization(page, 'First');
  await page.goto('/app/customers/new');
  await page.getByLabel('Name', { exact: false }).first().fill('Customer of First');

  const other = await context.newPage();
  await other.goto('/app');
  await other.getByRole('button', { name: switcher }).first().click();
  await other.getByRole('menuitem', { name: 'Create organization' }).click();
  await other.getByRole('dialog').getByLabel('Organization name').fill('Second');
  await other.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await expect(other.getByRole('button', { name: switcher }).first()).toContainText('Second');

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
