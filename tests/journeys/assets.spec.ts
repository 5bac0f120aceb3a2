import type { Page } from '@playwright/test';
import { assetRoutes } from '#contract/resources/asset';
import { customerRoutes } from '#contract/resources/customer';
import { addAsset, document, png, transfer } from './support/files.ts';
import { expect, test, expectOnly, holdRequests } from './support/test.ts';
import { addCustomer, openWorkspace } from './support/workspace.ts';

const storage = '**/__local/s3/**';
const choose = (page: Page) => page.locator('input[type=file]').first();
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const row = (page: Page, name: string) => tray(page).getByRole('listitem').filter({ hasText: name });
const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('several files upload at once, and a file of the wrong type is rejected', async ({ page }) => {
  await openWorkspace(page, 'Library');
  await page.goto('/app/assets');
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  await choose(page).setInputFiles([
    await png('one.png'),
    await png('two.png', 700, 700),
    document('paper.pdf'),
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>hello</html>') },
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(row(page, 'logo.svg')).toContainText(
    'Not accepted: Must be a PNG, JPEG, WebP, AVIF or GIF image, or a PDF document',
  );
  await expect(row(page, 'page.png')).toContainText('Not accepted: The file is not a PNG');
  await expect(tray(page)).toContainText('3 uploaded, 2 not uploaded');
  await expect(tile(page, 'one.png')).toBeVisible();
  await expect(page.getByText('3 files,')).toBeVisible();

  await tray(page).getByRole('button', { name: 'Clear finished' }).click();
  await expect(tray(page)).toBeHidden();
  await page.getByRole('button', { name: /^Documents/ }).click();
  await expect(tile(page, 'paper.pdf')).toBeVisible();
  await expect(tile(page, 'one.png')).toBeHidden();
  await expect(page).toHaveURL(/type=document/);
});

test('files dropped on the page upload, and an upload can be canceled or retried', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Dropped');
  await page.goto('/app/assets');
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  let puts = 0;
  let hold = true;
  await page.route(storage, async (route) => {
    puts += 1;
    if (hold && puts === 1) return route.abort('connectionreset');
    // The second upload never gets a response, so that it can be canceled.
    if (hold && puts === 2) return undefined;
    return route.continue();
  });
  const first = await transfer(page, [await png('fails.png')]);
  await page.locator('body').dispatchEvent('dragenter', { dataTransfer: first });
  await expect(page.getByText('Drop files to upload')).toBeVisible();
  await page.locator('body').dispatchEvent('drop', { dataTransfer: first });
  await expect(page.getByText('Drop files to upload')).toBeHidden();
  await expect(row(page, 'fails.png')).toContainText('Not uploaded: No response from server');

  const second = await transfer(page, [await png('stays.png', 300, 300)]);
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: second });
  await expect(row(page, 'stays.png').getByRole('progressbar')).toBeVisible();
  await expect.poll(() => puts).toBe(2);
  await page.getByRole('button', { name: 'Cancel stays.png' }).click();
  await expect(row(page, 'stays.png')).toContainText('Canceled');

  hold = false;
  const announced: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/asset/upload')) announced.push(request.url());
  });
  await page.getByRole('button', { name: 'Retry fails.png' }).click();
  await expect(row(page, 'fails.png')).toContainText('Ready');
  expect(announced, 'the address from before is used again').toEqual([]);
  await expect(tile(page, 'fails.png')).toBeVisible();
  await expect
    .poll(async () => (await workspace.call(assetRoutes.listAssets, {})).assets.map(({ name }) => name))
    .toEqual(['fails.png']);
  // The browser reports the connection that this journey resets.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !text.includes('ERR_CONNECTION_RESET')),
  );
});

test('an upload continues while another screen is open', async ({ page }) => {
  await openWorkspace(page, 'Elsewhere');
  await page.goto('/app/assets');
  const release = await holdRequests(page, storage);
  await choose(page).setInputFiles([await png('patient.png')]);
  await expect(row(page, 'patient.png').getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/dashboard/);
  release();
  await expect(page.getByText('File uploaded')).toBeVisible();
});

test('a file in use shows where and cannot be deleted, unlike an unused file', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'In use');
  const [used, free] = [
    await addAsset(page, workspace, await png('used.png')),
    await addAsset(page, workspace, await png('free.png', 300, 200)),
  ];
  const customer = await addCustomer(workspace, 'Acme');
  const attributes = { logoUrl: used.url! };
  await workspace.call(customerRoutes.updateCustomer, { id: customer.id, attributes });

  await page.goto('/app/assets');
  await tile(page, 'used.png').click();
  const details = page.getByRole('dialog', { name: 'used.png' });
  await expect(details.getByText('480 × 320').first()).toBeVisible();
  await expect(details.getByText(workspace.account.name)).toBeVisible();
  await expect(details.getByRole('link', { name: 'Acme' })).toHaveAttribute(
    'href',
    `/app/customers/${customer.id}`,
  );
  await expect(details.getByText('A file in use cannot be deleted')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Delete' })).toBeHidden();
  await page.keyboard.press('Escape');

  // The file comes into use while its details are open, so the server refuses to delete it.
  await tile(page, 'free.png').click();
  const other = page.getByRole('dialog', { name: 'free.png', exact: true });
  await other.getByRole('button', { name: 'Delete' }).click();
  await workspace.call(customerRoutes.updateCustomer, {
    id: customer.id,
    attributes: { logoUrl: free.url! },
  });
  const confirm = page.getByRole('dialog', { name: 'Delete free.png?' });
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(confirm.getByText('This file is used by the customer “Acme”')).toBeVisible();
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByRole('link', { name: 'Acme' })).toBeVisible();
  await page.keyboard.press('Escape');

  await tile(page, 'used.png').click();
  await details.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete used.png?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(tile(page, 'used.png')).toBeHidden();
  await expect(tile(page, 'free.png')).toBeVisible();
  expectOnly(complaints, '409 (Conflict)');
});
