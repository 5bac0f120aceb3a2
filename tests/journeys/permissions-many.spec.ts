import type { Page } from '@playwright/test';
import { permissionRoutes } from '#contract/resources/permission';
import { expectAccessible } from './support/axe.ts';
import { addAsset, document as pdfNamed } from './support/files.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const tenderOf = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .locator('td')
    .nth(5);

test('one dialog records older permissions with one file and names what was refused', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Recording Many');
  const ferries = await addCustomer(workspace, 'Sample Ferries');
  const bank = await addCustomer(workspace, 'Placeholder Bank');
  const quay = await addReference(workspace, ferries, 'The quay');
  await addReference(workspace, ferries, 'The crane');
  await addReference(workspace, bank, 'The vault');
  const file = await addAsset(page, workspace, pdfNamed('contract.pdf'));
  await workspace.call(permissionRoutes.withdrawPermission, { referenceId: quay.id, channels: ['tender'] });
  await page.goto('/app/permissions');
  for (const name of ['The quay', 'The crane', 'The vault'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const save = dialog(page).getByRole('button', { name: 'Record for 3 references' });
  await save.click();
  await expect(dialog(page).getByText('Choose what may be shown')).toBeVisible();
  for (const name of ['Name', 'Text', 'Tenders'])
    await dialog(page).getByRole('checkbox', { name, exact: true }).check();
  await dialog(page).getByLabel('Given on').fill('2020-03-02');
  await dialog(page).getByLabel('Choose from the library').selectOption({ label: 'contract.pdf' });
  await expectAccessible(page, 'matrix/record-many', 'dialog');
  await save.click();
  await expect(dialog(page).getByText('Recorded for 2 references')).toBeVisible();
  await expect(dialog(page).getByRole('listitem').first()).toContainText(
    /The quay.*(refused|withdrew) this on/,
  );
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('1 selected').first()).toBeVisible();
  await expect(tenderOf(page, 'The vault')).toHaveText('Allowed');
  const { entries, state } = await workspace.call(permissionRoutes.getPermission, { customerId: ferries.id });
  expect(entries.at(-1)).toMatchObject({
    subjects: ['name', 'text'],
    channels: ['tender'],
    agreedOn: '2020-03-02',
    method: 'contract',
    wording: expect.stringContaining('The crane'),
    evidence: { assetIds: [file.id] },
  });
  expect(state.name.tender.state).toBe('not asked');
  expectOnly(complaints, /409/);

  await page.goto(`/app/customers/${ferries.id}`);
  await page.getByRole('button', { name: 'Record for several' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Record for 2 references' })).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: 'The quay' }).uncheck();
  await expect(dialog(page).getByRole('button', { name: 'Record for 1 reference' })).toBeVisible();
});

test('parts that nobody allowed are hidden on all references at once, and undone', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Hiding');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const shown = ['The quay', 'The crane'];
  for (const name of shown) {
    const { id } = await addReference(workspace, customer, name, {
      status: 'Published',
      custom: { quote: 'We sleep again', quotePerson: 'Aino Esimerkki' },
    });
    await workspace.call(permissionRoutes.recordPermission, {
      customerId: customer.id,
      referenceId: id,
      subjects: ['name', 'text', 'logo', 'images'],
      channels: ['reference-page', 'website'],
      wording: 'Yes',
      method: 'email',
    });
  }
  await page.goto('/app/permissions');
  await expect(page.getByText('2 references show what their customers do not allow')).toBeVisible();
  await expectAccessible(page, 'matrix/overview');
  await page.getByRole('button', { name: 'Hide those parts on all 2' }).click();
  await expect(page.getByText('Hidden on 2 references until it is allowed.')).toBeVisible();
  await expect(page.getByText('do not allow')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 references show what their customers do not allow')).toBeVisible();
});
