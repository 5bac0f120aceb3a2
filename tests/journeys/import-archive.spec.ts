import type { Page } from '@playwright/test';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { exportRoutes } from '#contract/resources/export';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import * as archive from '#contract/words/fi/import-archive';
import * as finnish from '#contract/words/fi/imports';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { makeWorkspace, openWorkspace, type Workspace } from './support/workspace.ts';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Makes an organization with everything that an archive brings back, and downloads its archive. */
async function makeArchive(page: Page): Promise<Buffer> {
  const { call } = await makeWorkspace(page, 'Silta ja Tie Oy');
  const { version } = await call(organizationRoutes.getSettings, {});
  await call(organizationRoutes.saveSettings, { version, languages: ['sv'] });
  const { id: customerId } = await call(customerRoutes.createCustomer, { name: 'Kuusilahden kaupunki' });
  await call(customerRoutes.createContact, {
    id: customerId,
    name: 'Maija Meri',
    email: 'maija@kuusilahti.example',
  });
  const attributes = { customerId, description: 'In short' };
  const bridge = await call(referenceRoutes.createReference, {
    name: 'Jokisilta',
    status: 'Published',
    attributes,
  });
  const quay = await call(referenceRoutes.createReference, { name: 'Satamalaituri', attributes });
  await call(translationRoutes.saveTranslation, {
    id: bridge.id,
    language: 'sv',
    fields: { title: 'Älvbron' },
  });
  await call(collectionRoutes.createCollection, {
    name: 'Bridges',
    itemIds: [quay.id, bridge.id],
    translations: { sv: { name: 'Broar' } },
  });
  await call(permissionRoutes.recordPermission, {
    customerId,
    referenceId: bridge.id,
    subjects: ['name', 'text'],
    channels: ['website'],
    wording: 'You may',
    method: 'email',
  });
  await call(permissionRoutes.withdrawPermission, {
    referenceId: quay.id,
    by: 'customer',
    reason: 'By mail',
  });
  await call(exportRoutes.makeExport, {});
  await expect
    .poll(async () => (await call(exportRoutes.getExport, {})).export?.status, { timeout: 60_000 })
    .toBe('ready');
  const { downloadUrl } = await call(exportRoutes.downloadExport, { volume: 1 });
  return await (await page.request.get(downloadUrl)).body();
}

/** Where somebody has saved settings, those of an archive stay in it, with the languages that they choose. */
const keepSettings = ({ call }: Workspace) =>
  call(organizationRoutes.saveSettings, { expiryReminders: true });

test('an archive fills another organization and is taken back', async ({ page }) => {
  const buffer = await makeArchive(page);
  const workspace = await openWorkspace(page, 'Silta Uusi');
  const { call } = workspace;
  await keepSettings(workspace);
  await page.goto('/app/references/import');
  await expectAccessible(page, 'import-archive-choose');
  const choose = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'refdeck-2026-11-29-1.zip', mimeType: 'application/zip', buffer });

  await test.step('the first step says what comes back and what stays', async () => {
    await choose();
    await heading(page, 'What is in the archive');
    await expect(
      page.getByText('2 references · 1 customer · 1 contact · 1 translation · 1 collection'),
    ).toBeVisible();
    await expect(page.getByText('Texts in Swedish cannot come in')).toBeVisible();
    await expectAccessible(page, 'import-archive-parts');
    const { version } = await call(organizationRoutes.getSettings, {});
    await call(organizationRoutes.saveSettings, { version, languages: ['sv'] });
  });

  await test.step('references are looked at before they become drafts', async () => {
    await next(page);
    await heading(page, '1 new customer');
    await expectAccessible(page, 'import-archive-customers');
    await next(page);
    await heading(page, 'Look before you bring it in');
    await expect(page.getByRole('checkbox', { name: 'Bring in Jokisilta' })).toBeChecked();
    await expectAccessible(page, 'import-archive-review');
    await page.getByRole('button', { name: 'Bring in 2 references' }).click();
    await heading(page, '2 references brought in as drafts');
    await expect(
      page.getByText('Also brought in: 1 customer, 1 contact, 1 translation, and 1 collection'),
    ).toBeVisible();
    const { references } = await call(referenceRoutes.listReferences, {});
    expect(new Set(references.map(({ status }) => status))).toEqual(new Set(['Draft']));
  });

  await test.step('permissions wait until somebody records them', async () => {
    await expect(page.getByText('Name and text on websites, given by mail')).toBeVisible();
    await expect(page.getByText('Refused: name')).toBeVisible();
    await expectAccessible(page, 'import-archive-result');
    await page.getByRole('button', { name: 'Record what “Name and text' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^From refdeck-2026-11-29-1\.zip: “Name and text/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await call(permissionRoutes.listPermissions, {})).entries).toEqual([]);
  });

  await test.step('the same archive again changes nothing', async () => {
    await page.getByRole('button', { name: 'Bring in another file' }).click();
    await choose();
    await next(page);
    await next(page);
    await expect(page.getByRole('tab', { name: 'Here already' })).toContainText('2');
    await expectAccessible(page, 'import-archive-again');
    await page.getByRole('button', { name: 'Bring in what is missing' }).click();
    await heading(page, '0 references brought in as drafts');
    await page.getByRole('button', { name: 'Bring in another file' }).click();
  });

  await test.step('undo takes references, collection and customer back', async () => {
    await page.getByRole('button', { name: 'Undo refdeck-2026-11-29-1.zip' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('2 references deleted')).toBeVisible();
    expect((await call(collectionRoutes.listCollections, {})).collections).toEqual([]);
    expect((await call(customerRoutes.listCustomers, {})).customers).toEqual([]);
  });
});

test('an archive that was cut is refused with the reason', async ({ page }) => {
  const buffer = await makeArchive(page);
  await openWorkspace(page, 'Silta Uusi');
  await page.goto('/app/references/import');
  const cut = buffer.subarray(0, buffer.length - 30);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cut.zip', mimeType: 'application/zip', buffer: cut });
  await expect(page.getByText('The file is damaged, or a part of it is missing')).toBeVisible();
  await expectAccessible(page, 'import-archive-refused');
});

test('the steps of an archive are read in Finnish, with what could not come in', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  const buffer = await makeArchive(page);
  await keepSettings(await openWorkspace(page, 'Silta Uusi'));
  await context.addCookies([{ name: 'language', value: 'fi', url: baseURL! }]);
  await page.goto('/app/references/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'paketti.zip', mimeType: 'application/zip', buffer });
  await heading(page, archive.title);
  await expectAccessible(page, 'import-archive-fi-parts');
  await page.getByRole('button', { name: finnish.next }).click();
  await expect(page.getByText(archive.customersBody)).toBeVisible();
  await page.getByRole('button', { name: finnish.next }).click();
  await expectAccessible(page, 'import-archive-fi-review');
  await page.getByRole('button', { name: finnish.bring(2, 0) }).click();
  await heading(page, finnish.othersNotMade(2));
  await expectAccessible(page, 'import-archive-fi-result');
  expectOnly(complaints, /409 \(|400 \(/);
});
