import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, ageSignIns, confirmIdentity, openWorkspace } from './support/workspace.ts';

test('an owner makes an archive of all data with their password and downloads it', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Archive');
  await addCustomer(workspace, 'Kuusilahti');
  await ageSignIns(page, workspace.account);
  await page.goto('/app/organization/settings#data');
  const section = page.getByRole('region', { name: 'Your data' });
  await expect(section.getByText('An archive is a ZIP.')).toBeVisible();
  await section.getByRole('button', { name: 'Make an archive' }).click();
  await confirmIdentity(page, workspace.account);
  await expect(section.getByText(/^Made on .*, kept until .*\.$/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'your-data');
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: /^Download \(/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^refdeck-\d{4}-\d\d-\d\d-1\.zip$/);
  const files = unzipSync(await readFile(await file.path()));
  expect(Buffer.from(files['data/customers.json']!).toString()).toContain('Kuusilahti');
  expectOnly(complaints, /403 \(/);
});
