import type { Page } from '@playwright/test';
import { customerRoutes } from '#contract/resources/customer';
import { addAsset, document, png, transfer } from './support/files.ts';
import { expect, test, expectOnly, holdRequests } from './support/test.ts';
import { addCustomer, openWorkspace, type Workspace } from './support/workspace.ts';

const logo = (page: Page) => page.getByLabel('Logo', { exact: true });
const input = (page: Page) => page.locator('form input[type=file]');

async function edit(page: Page, workspace: Workspace) {
  const customer = await addCustomer(workspace, 'Acme');
  await page.goto(`/app/customers/${customer.id}/edit`);
  await expect(logo(page)).toBeVisible();
  const saved = async () => {
    await expect(page).toHaveURL(new RegExp(`/app/customers/${customer.id}$`));
    const { attributes } = await workspace.call(customerRoutes.getCustomer, { id: customer.id });
    return attributes.logoUrl;
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    return saved();
  };
  return { save, saved };
}

test('a picture from the library becomes a logo, and the dialog accepts uploads', async ({ page }) => {
  const workspace = await openWorkspace(page, 'From the library');
  const asset = await addAsset(page, workspace, await png('harbour.png'));
  await addAsset(page, workspace, document('paper.pdf'));
  const { save } = await edit(page, workspace);
  await page.getByRole('button', { name: 'Choose from the library: Logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
  await expect(dialog.getByRole('button', { name: 'Use harbour.png' })).toBeVisible();
  await expect(dialog.getByText('paper.pdf')).toBeHidden();
  await dialog.locator('input[type=file]').setInputFiles([await png('bridge.png', 300, 300)]);
  await expect(dialog.getByRole('button', { name: 'Use bridge.png' })).toBeVisible({ timeout: 30_000 });
  await dialog.locator('input[type=file]').setInputFiles([document('draft.pdf')]);
  await expect(dialog.getByText(/^Not added: draft\.pdf\. Only PNG/)).toBeVisible();
  await dialog.getByLabel('Search pictures').fill('harb');
  // Enter in the search must not submit the form.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Use bridge.png' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Use harbour.png' }).click();
  await expect(dialog).toBeHidden();
  await expect(logo(page)).toHaveValue('A picture from your library');
  expect(await save()).toBe(asset.url);
});

test('a picture can be chosen, pasted, dropped, canceled and removed', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Pasted');
  const { saved } = await edit(page, workspace);
  const release = await holdRequests(page, '**/__local/s3/**');
  await input(page).setInputFiles(await png('chosen.png'));
  await expect(page.getByRole('progressbar', { name: 'Upload of chosen.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel chosen.png' }).click();
  await expect(page.getByRole('button', { name: 'Choose file: Logo' })).toBeVisible();
  release();

  const clipboardData = await transfer(page, [await png('image.png', 200, 200)]);
  await logo(page).evaluate(
    (field, data) =>
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      ),
    clipboardData,
  );
  await expect(logo(page)).toHaveValue('A picture from your library');

  await page.getByRole('button', { name: 'Remove: Logo' }).click();
  await expect(logo(page)).toHaveValue('');
  await page.unroute('**/__local/s3/**');
  const arrive = await holdRequests(page, '**/__local/s3/**');
  await logo(page).dispatchEvent('drop', { dataTransfer: await transfer(page, [await png('dropped.png')]) });
  // A save is kept until the picture is there, since the customer would be saved without it.
  await logo(page).press('Enter');
  await expect(page.getByText('Saves as soon as the picture is there…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true');
  arrive();
  expect(await saved()).toMatch(/^\/assets\/.+\.webp$/);
});

test('the field refuses a file that is no picture, and a broken address', async ({ page, complaints }) => {
  const workspace = await openWorkspace(page, 'Refused');
  await edit(page, workspace);
  await input(page).setInputFiles(document('paper.pdf'));
  await expect(
    page.getByText('Not accepted: Must be a PNG, JPEG, WebP, AVIF or GIF image').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose from the library: Logo' })).toBeEnabled();
  await input(page).setInputFiles(await png('harbour.png'));
  await expect(logo(page)).toHaveValue('A picture from your library');
  await page.getByRole('button', { name: 'Remove: Logo' }).click();
  const choose = await page.getByRole('button', { name: 'Choose file: Logo' }).boundingBox();
  expect(choose!.y).toBeLessThan((await logo(page).boundingBox())!.y);
  await page.route('https://pictures.example.com/**', (route) => route.fulfill({ status: 404 }));
  await logo(page).fill('https://pictures.example.com/none.png');
  await expect(page.getByText('The picture at this address cannot be shown.')).toBeVisible();
  expectOnly(complaints, 'pictures.example.com');
});
