import type { Locator, Page } from '@playwright/test';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { addAsset, document, png } from './support/files.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

const publicStatus = async (page: Page, address: string) => (await page.request.get(address)).status();

test('members always see the pictures of a reference, visitors only while it is published', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Pictures');
  const { url } = await addAsset(page, workspace, await png('harbour.png'));
  const address = url!;
  const customer = await addCustomer(workspace, 'Acme');
  const draft = await addReference(workspace, customer, 'Shore power', {
    status: 'Draft',
    custom: { mainImage: address },
  });

  await page.goto('/app/assets');
  await isDrawn(page.locator('main img').first());
  await page.getByRole('button', { name: 'harbour.png', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'harbour.png' });
  await isDrawn(details.locator('img').first());
  const href = (await details.getByRole('link', { name: 'Open' }).getAttribute('href'))!;
  expect(await publicStatus(page, href)).toBe(200);
  await page.goto('/app/references');
  await isDrawn(page.locator('main img').first());
  await page.goto(`/app/references/${draft.id}`);
  for (const picture of await page.locator('main img').all()) await isDrawn(picture);
  expect(await publicStatus(page, address)).toBe(404);

  const change = (status: 'Published' | 'Draft') =>
    workspace.call(referenceRoutes.updateReference, {
      id: draft.id,
      status,
      attributes: { customerId: customer.id },
    });
  await change('Published');
  await expect.poll(() => publicStatus(page, address)).toBe(200);
  await page.goto(`/reference-page/${workspace.slug}`);
  await isDrawn(page.locator('.rd-card-image').first());

  await change('Draft');
  await expect.poll(() => publicStatus(page, address)).toBe(404);
  await page.goto('/app/references');
  await isDrawn(page.locator('main img').first());
});

test('only members can open the evidence of a permission', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Evidence');
  const { id: assetId, url } = await addAsset(page, workspace, document('contract.pdf'));
  const { id: customerId } = await addCustomer(workspace, 'Acme');
  await workspace.call(permissionRoutes.recordPermission, {
    customerId,
    subjects: ['name'],
    channels: ['press'],
    wording: 'Yes',
    method: 'contract',
    evidence: { note: 'Section 7', assetIds: [assetId] },
  });
  await page.goto(`/app/customers/${customerId}`);
  await page.getByText('Wording and evidence').click();
  const file = page.getByRole('link', { name: 'contract.pdf' });
  expect(await publicStatus(page, (await file.getAttribute('href'))!)).toBe(200);
  expect(await publicStatus(page, url!)).toBe(404);
});
