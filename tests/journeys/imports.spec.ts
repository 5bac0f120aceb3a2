import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

const sample = fileURLToPath(new URL('../support/import-samples/references-messy.xlsx', import.meta.url));

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

test('a spreadsheet is looked at, brought in as far as the plan goes, and taken back', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Moving in');
  const customer = await addCustomer(workspace, 'Suvantolan Vesi');
  await addReference(workspace, customer, 'Made by hand');
  await page.goto('/app/references');
  await page.getByRole('link', { name: 'Bring in' }).click();

  await test.step('a file that is no table is refused in words', async () => {
    const file = { name: 'x.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText('The file is damaged');
  });

  await test.step('columns are guessed and can be changed', async () => {
    await page.locator('input[type=file]').setInputFiles(sample);
    await heading(page, 'Which column is what?');
    await expect(page.getByText('Left out: 1 empty row, 1 row of totals')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Ohje' })).not.toBeChecked();
    const title = page.getByLabel('Field for Kohde', { exact: true }).first();
    await expect(title).toHaveValue('title');
    await title.selectOption('');
    await expect(page.getByText('Choose the column with the title.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await title.selectOption('title');
    await expectAccessible(page, 'import-columns');
    await next(page);
  });

  await test.step('customers that are here already are found in other spellings', async () => {
    await heading(page, '25 new customers');
    await heading(page, '1 customer is here already');
    await expectAccessible(page, 'import-customers');
    await next(page);
  });

  await test.step('each row says what becomes of it', async () => {
    await expect(page.getByRole('tab', { name: 'Twice in the file' })).toBeVisible();
    await expectAccessible(page, 'import-review');
    await page
      .getByRole('checkbox', { name: /^Bring in Koulukampuksen/ })
      .first()
      .uncheck();
    await page.getByRole('button', { name: 'Bring in 57 references' }).click();
    await heading(page, '4 references brought in as drafts');
    await expect(page.getByRole('alert')).toContainText('The plan has no room for 53 references.');
    await expectAccessible(page, 'import-result');
    // Four calls were on their way when the plan was full.
    expectOnly(complaints, /409 \(/);
  });

  await test.step('what is missing can be downloaded in its own columns', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download these rows' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('references-messy-not-brought-in.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.match(/Your plan has no more room\r\n/g)).toHaveLength(53);
  });

  await test.step('nothing is public, and undo leaves what was here before', async () => {
    const { call } = workspace;
    const before = await call(referenceRoutes.listReferences, {});
    const published = before.references.filter(({ status }) => status !== 'Draft');
    expect(published.map(({ name }) => name)).toEqual(['Made by hand']);
    await page.getByRole('button', { name: 'Bring in another file' }).click();
    await page.getByRole('button', { name: 'Undo references-messy.xlsx' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('4 references deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Brought in before' })).toBeHidden();
    const { references } = await call(referenceRoutes.listReferences, {});
    expect(references.map(({ name }) => name)).toEqual(['Made by hand']);
  });
});

test('pasted rows become drafts, and bring nothing in twice', async ({ page }) => {
  const { call } = await openWorkspace(page, 'Pasting');
  const rows = [
    ['Customer', 'Project', 'Completed', 'Quote', 'Permission'],
    ['Acme Ltd', 'Quay 12', '09/2024', '=HYPERLINK("https://evil.example")', 'yes, until 12/2027'],
    ['ACME', 'Quay 13', '2023', '<script>alert(1)</script>**Good**', 'no'],
  ];
  const read = async (customers: string) => {
    await page.goto('/app/references/import');
    await page.getByLabel('Or paste rows').fill(rows.map((row) => row.join('\t')).join('\n'));
    await page.getByRole('button', { name: 'Read the rows' }).click();
    await next(page);
    await heading(page, customers);
    await next(page);
  };
  await read('1 new customer');
  await page.getByRole('button', { name: 'Bring in 2 references' }).click();
  await heading(page, '2 references brought in as drafts');
  const permitted = () => call(permissionRoutes.listPermissions, {});
  expect((await permitted()).entries).toEqual([]);
  await expect(page.getByText('Seems to be a refusal')).toBeVisible();
  await expectAccessible(page, 'import-permissions');
  await page.getByRole('button', { name: 'Record what “yes, until 12/2027” allows' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Evidence', { exact: true })).toHaveValue(/“yes, until 12\/2027”/);
  await dialog.getByRole('button', { name: /^Record/ }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  expect((await permitted()).entries).toMatchObject([
    { kind: 'granted', method: 'contract', subjects: ['name', 'text'], expiresOn: '2027-12-31' },
  ]);
  const { references } = await call(referenceRoutes.listReferences, {});
  const quotes = Object.fromEntries(references.map(({ name, custom }) => [name, custom.quote]));
  expect(quotes).toEqual({ 'Quay 12': '=HYPERLINK("https://evil.example")', 'Quay 13': '**Good**' });

  await read('1 customer is here already');
  await expect(page.getByText('Here already')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Bring in 0 references' })).toBeDisabled();
});
