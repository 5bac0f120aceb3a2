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

test('a spreadsheet is brought in as far as the plan goes, and taken back', async ({ page, complaints }) => {
  const workspace = await openWorkspace(page, 'Moving in');
  const customer = await addCustomer(workspace, 'Suvantolan Vesi');
  await addReference(workspace, customer, 'Made by hand');
  await page.goto('/app/references');
  await page.getByRole('link', { name: 'Bring in' }).click();

  await test.step('a file that is no table is refused in words', async () => {
    const file = { name: 'x.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('alert').filter({ hasText: 'The file is damaged' })).toBeVisible();
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

  await test.step('each row says what becomes of it, and the plan its room before anything is made', async () => {
    await expect(page.getByRole('tab', { name: 'Twin' })).toBeVisible();
    const over = page.getByRole('alert').filter({ hasText: 'more than your plan has room for' });
    await expect(over).toContainText('54 more');
    await expect(page.getByRole('button', { name: 'Bring in 58 references' })).toBeDisabled();
    await page
      .getByRole('checkbox', { name: /^Bring in Koulukampuksen/ })
      .first()
      .uncheck();
    await expect(over).toContainText('53 more');
    await expectAccessible(page, 'import-review');
    await page.getByRole('button', { name: 'Leave out the last 53' }).click();
    await expect(over).toBeHidden();
    // Somebody else uses up a place meanwhile.
    await addReference(workspace, customer, 'Made meanwhile');
    await page.getByRole('button', { name: 'Bring in 4 references' }).click();
    await heading(page, '3 references brought in as drafts');
    await expect(page.getByRole('alert')).toContainText('The plan has no room for 1 reference.');
    await expectAccessible(page, 'import-result');
    expectOnly(complaints, /409 \(/);
  });

  await test.step('what is missing can be downloaded in its own columns', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download these rows' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('references-messy-not-brought-in.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFHankenro,[^]*,Why it was not brought in\r\n/);
    expect(text.match(/,Your plan has no more room\r\n/g)).toHaveLength(1);
  });

  await test.step('nothing is public, and undo leaves what was here before', async () => {
    const { call } = workspace;
    const before = await call(referenceRoutes.listReferences, {});
    const published = before.references.filter(({ status }) => status !== 'Draft');
    expect(published.map(({ name }) => name)).toEqual(['Made meanwhile', 'Made by hand']);
    await page.getByRole('button', { name: 'Bring in another file' }).click();
    await page.getByRole('button', { name: 'Undo references-messy.xlsx' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('3 references deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Brought in before' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Latest import' })).toContainText('Taken back');
    const { references } = await call(referenceRoutes.listReferences, {});
    expect(references.map(({ name }) => name)).toEqual(['Made meanwhile', 'Made by hand']);
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
  const dialog = page.getByRole('dialog');
  const record = async (way: string) => {
    await dialog.getByRole('button', { name: /^Record/ }).click();
    await expect(dialog.getByText('Choose how the customer said it')).toBeVisible();
    await dialog.getByLabel(way).selectOption('email');
    await dialog.getByRole('button', { name: /^Record/ }).click();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
  };

  await test.step('a refusal of the file is recorded, with its row as evidence', async () => {
    await page.getByRole('button', { name: 'Record what “no” refuses' }).click();
    await expect(dialog.getByText('From Pasted rows, row 3: “no”')).toBeVisible();
    await expectAccessible(page, 'import-refusal');
    await record('How was it said?');
    expect((await permitted()).entries).toMatchObject([{ kind: 'declined', method: 'email' }]);
  });

  await test.step('a reload loses nothing of what waits', async () => {
    await page.goto('/app/references/import');
    await expect(page.getByText('yes, until 12/2027', { exact: true })).toBeVisible();
    await expect(page.getByText('Seems to be a refusal')).toBeHidden();
    await page.getByRole('button', { name: 'Record what “yes, until 12/2027” allows' }).click();
    await expect(dialog.getByText('From Pasted rows, row 2: “yes, until 12/2027”')).toBeVisible();
    await record('How it was agreed');
    const { entries } = await permitted();
    expect(entries.find(({ kind }) => kind === 'granted')).toMatchObject({
      method: 'email',
      subjects: ['name', 'text'],
      expiresOn: '2027-12-31',
    });
  });
  const { references } = await call(referenceRoutes.listReferences, {});
  const quotes = Object.fromEntries(references.map(({ name, custom }) => [name, custom.quote]));
  expect(quotes).toEqual({ 'Quay 12': '=HYPERLINK("https://evil.example")', 'Quay 13': '**Good**' });

  await page.goto(`/app/references/${references.find(({ name }) => name === 'Quay 12')!.id}`);
  await expect(page.getByText('Brought in from Pasted rows, no. 2')).toBeVisible();

  await read('1 customer is here already');
  await expect(page.getByText('Here already')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Bring in 0 references' })).toBeDisabled();
});

test('a second file updates, is corrected on the way, and taken back', async ({ page, complaints }) => {
  const workspace = await openWorkspace(page, 'Second file');
  const { call } = workspace;
  const list = async () => (await call(referenceRoutes.listReferences, {})).references;
  const read = async (...rows: string[][]) => {
    await page.goto('/app/references/import');
    await page.getByLabel('Or paste rows').fill(rows.map((row) => row.join('\t')).join('\n'));
    await page.getByRole('button', { name: 'Read the rows' }).click();
    await heading(page, 'Which column is what?');
  };
  const look = async () => {
    await next(page);
    await heading(page, 'Whose references are they?');
    await next(page);
    await heading(page, 'Look before you bring it in');
  };
  const headings = ['Project no', 'Works', 'Customer', 'Type', 'Contract value'];
  await read(
    headings,
    ['P-1', 'Quay 12', 'Acme', 'Bridge', '195 000 €'],
    ['P-2', 'Shed', 'Acme', 'Hall', ''],
  );

  await test.step('a column that was not guessed is chosen, and remembered', async () => {
    await page.getByLabel('Field for Works').selectOption('title');
    await look();
    await page.getByRole('button', { name: 'Bring in 2 references' }).click();
    await heading(page, '2 references brought in as drafts');
  });
  const before = await list();

  await test.step('the next file begins with it', async () => {
    await read(
      headings,
      ['P-1', 'Quay 12 and 13', 'Acme', 'Bridge', 'a quarter million'],
      ['P-2', 'Shed', 'Acme', 'Hall', ''],
      ['P-3', 'Tower', 'Acme', '', ''],
      ['', 'Tower!', 'Acme', 'Crane', ''],
    );
    await expect(page.getByLabel('Field for Works')).toHaveValue('title');
    await expect(page.getByText('As chosen for an earlier file')).toBeVisible();
    await look();
  });

  await test.step('a cell is corrected, and the row says at once what it changes', async () => {
    const row = page.getByRole('listitem').filter({ hasText: 'Quay 12 and 13' });
    await expect(row.getByText('Not a sum of money')).toBeVisible();
    await expect(row.locator('dl')).toContainText('Internal noteempty → Contract value: a quarter million');
    await row.getByRole('button', { name: 'Correct Quay 12 and 13' }).click();
    await expectAccessible(page, 'import-correct');
    await row.getByLabel('Contract value').fill('250 000 €');
    await row.getByLabel('Contract value').press('Enter');
    await expect(row.getByText('Not a sum of money')).toHaveCount(0);
    await expect(row.locator('dl')).toContainText('Contract value195,000 EUR → 250,000 EUR');
    await row.getByRole('button', { name: 'Correct Quay 12 and 13' }).click();
    await expect(row.getByLabel('What to do with Quay 12 and 13')).toHaveValue('update');
    const twin = page.getByLabel('What to do with Tower!');
    await expect(twin).toHaveValue('leave');
    await twin.selectOption('update');
    await expectAccessible(page, 'import-changes');
  });

  await test.step('what is here is updated, and undo gives back what was before', async () => {
    await page.getByRole('button', { name: 'Bring in 1, update 1' }).click();
    await heading(page, '1 reference brought in as a draft, 1 reference updated');
    const after = await list();
    expect(after.find(({ externalId }) => externalId === 'P-1')).toMatchObject({
      name: 'Quay 12 and 13',
      status: 'Draft',
      version: 2,
    });
    expect(after.find(({ externalId }) => externalId === 'P-3')).toMatchObject({
      name: 'Tower!',
      attributes: { referenceType: 'Crane' },
    });
    await page.getByRole('button', { name: 'Bring in another file' }).click();
    await expect(page.getByText('1 made, 1 changed').first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo Pasted rows' }).first().click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('1 reference deleted, 1 reference as before')).toBeVisible();
    const names = (references: Awaited<ReturnType<typeof list>>) => references.map(({ name }) => name);
    expect(names(await list())).toEqual(names(before));
  });

  await test.step('what somebody has edited since is named and stays', async () => {
    await read(headings, ['P-1', 'Quay 14', 'Acme', '', '']);
    await look();
    await page.getByRole('button', { name: 'Update 1 reference' }).click();
    await heading(page, '1 reference updated');
    const { id, attributes } = (await list()).find(({ name }) => name === 'Quay 14')!;
    await call(referenceRoutes.updateReference, { id, attributes, tags: ['by hand'] });
    await page.getByRole('button', { name: 'Bring in another file' }).click();
    await page.getByRole('button', { name: 'Undo Pasted rows' }).first().click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await heading(page, /^This reference stays as it is/);
    await expect(page.getByRole('link', { name: 'Quay 14' })).toBeVisible();
    await expectAccessible(page, 'import-kept');
    // The list on the screen was older than the edit, and the server refused to overwrite it.
    expectOnly(complaints, /409 \(/);
  });
});
