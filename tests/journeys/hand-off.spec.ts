import { readFile } from 'node:fs/promises';
import { organizationRoutes } from '#contract/resources/organization';
import { translationRoutes } from '#contract/resources/translation';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

async function chooseFinnish({ call }: Workspace): Promise<void> {
  const { version } = await call(organizationRoutes.getSettings, {});
  await call(organizationRoutes.saveSettings, { languages: ['fi'], version });
}

test('a file goes to a translator and comes back as drafts and refusals', async ({ page, complaints }) => {
  const workspace = await openWorkspace(page, 'Hand-off');
  const { call } = workspace;
  await chooseFinnish(workspace);
  const customer = await addCustomer(workspace, 'Acme');
  const quiet = await addReference(workspace, customer, 'A quiet Monday');
  const other = await addReference(workspace, customer, 'Shore power');

  await page.goto('/app/references/translations');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Hand off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand off 2 references' });
  await dialog.getByRole('radio', { name: /JSON/ }).check();
  await expectAccessible(page, 'hand-off', 'dialog');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^refdeck-fi-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    references: { id: string; texts: { id: string; target?: string }[] }[];
  };
  for (const { id, texts } of file.references)
    for (const text of texts)
      if (text.id === 'title') text.target = id === quiet.id ? 'Hiljainen maanantai' : 'x'.repeat(201);
      else text.target = 'Tiskillä oli jono.';

  // Somebody writes a text while the translator works.
  await call(translationRoutes.saveTranslation, {
    id: other.id,
    language: 'fi',
    fields: { shortDescription: 'Käsin' },
  });
  await page.getByRole('button', { name: 'Import' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import translations' });
  await sheet.getByLabel('Or paste what a file contains').fill('{');
  await sheet.getByRole('button', { name: 'Check' }).click();
  await expect(sheet.getByRole('alert')).toContainText('neither XLIFF nor JSON');
  expectOnly(complaints, /400 \(/);
  await sheet.getByRole('button', { name: 'Back' }).click();
  await expect(sheet.getByLabel('Or paste what a file contains')).toHaveValue('{');
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'back.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(sheet.getByText('2 new · 2 refused')).toBeVisible();
  await expect(sheet.getByText('Must be at most 200 characters')).toBeVisible();
  await expect(sheet.getByText('Somebody has changed this translation since')).toBeVisible();
  await expectAccessible(page, 'import', 'dialog');
  await sheet.getByRole('checkbox', { name: /^Replace texts/ }).check();
  await expect(sheet.getByText('2 new · 1 changed · 1 refused')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save 3 texts as drafts' }).click();
  await expect(sheet.getByText('3 texts are saved as drafts.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('link', { name: 'A quiet Monday, Suomi: Draft' })).toBeVisible();
  expect(await call(translationRoutes.getTranslation, { id: quiet.id, language: 'fi' })).toMatchObject({
    status: 'Draft',
    origin: 'file',
    fields: { title: 'Hiljainen maanantai' },
  });
});

test('references that do not fit in one file come as a ZIP of several', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Many');
  await chooseFinnish(workspace);
  const customer = await addCustomer(workspace, 'Acme');
  const { id: first } = await addReference(workspace, customer, 'One');
  const { id: second } = await addReference(workspace, customer, 'Two');
  // Texts of 200 kB would take longer to write than the rest of this journey.
  await page.route('**/api/translation/file', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: string[] };
    const left = ids.filter((id) => id !== (ids.includes(first) ? first : second));
    await route.fulfill({ json: { fileName: 'refdeck-fi-2026-11-27.xlf', text: ids[0], left } });
  });
  await page.goto('/app/references/translations');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Hand off' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  const name = download.suggestedFilename();
  expect(name).toMatch(/^refdeck-fi-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await download.path(), 'latin1');
  expect(zip.slice(0, 2)).toBe('PK');
  for (const number of [1, 2]) expect(zip).toContain(name.replace('.zip', `-${number}.xlf`));
});
