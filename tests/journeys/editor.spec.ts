import type { Page } from '@playwright/test';
import { createFirstOrganization, expect, newAccount, signUp, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page, newAccount());
  await createFirstOrganization(page, 'Editors');
  await page.goto('/app/references/new');
  await page.getByRole('button', { name: 'Add new customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a customer' });
  await dialog.getByLabel(/^Name/).fill('Acme');
  await dialog.getByRole('button', { name: 'Add customer' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel(/^Title/).fill('Our story');
});

const title = (page: Page) => page.getByLabel(/^Title/);

async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/app\/references\/[0-9A-Z]{26}/);
}

test('publishing names what the template still requires and goes there; nothing is lost', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByText('To publish with this template, fill in: short description').first(),
  ).toBeVisible();
  await expect(page.getByLabel(/^Short description/)).toBeFocused();
  await expect(title(page)).toHaveValue('Our story');
});

test('what was typed is still there after the tab was closed', async ({ page }) => {
  await page.getByLabel(/^Short description/).fill('Half a thou');
  // Kept a moment after the last key stroke.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a thou');
  await page.goto('/app/references/new');
  await expect(page.getByText('Restored unsaved changes')).toBeVisible();
  await expect(title(page)).toHaveValue('Our story');
  await expect(page.getByLabel(/^Short description/)).toHaveValue('Half a thou');
});

test('every template draws the card at once, with what was typed', async ({ page }) => {
  const card = page.getByRole('article').filter({ hasText: 'Our story' });
  for (const template of ['Consulting', 'Engineering', 'Architectural', 'Design', 'Standard']) {
    await page.getByRole('radio', { name: template, exact: true }).check({ force: true });
    await expect(card.first()).toBeVisible();
  }
});

test('two people who save the same reference are asked, and neither is overwritten', async ({
  page,
  context,
  complaints,
}) => {
  await saveDraft(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await title(other).fill('Their story');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('Saved', { exact: true }).first()).toBeVisible();

  await page.bringToFront();
  await title(page).fill('My story');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this reference' });
  await expect(dialog.getByText('Their story').first()).toBeVisible();
  await expect(dialog.getByText('My story').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(title(page)).toHaveValue('My story');
  // The refused save is the point of this journey.
  expect(complaints.filter((text) => !text.includes('409 (Conflict)'))).toEqual([]);
  complaints.length = 0;
});

test('a save without a network keeps the text and says so; the next one goes through', async ({
  page,
  context,
  complaints,
}) => {
  await saveDraft(page);
  await title(page).fill('Written on a train');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(
    page.getByText('No response from server. Please check your network connection.').first(),
  ).toBeVisible();
  await expect(title(page)).toHaveValue('Written on a train');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Written on a train');
  complaints.length = 0;
});
