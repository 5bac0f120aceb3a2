import type { Page } from '@playwright/test';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { findings } from './support/axe.ts';
import { cellsOf } from './support/matrix.ts';
import { expect, mailTo, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const panel = (page: Page) => page.getByRole('region', { name: /^Permissions/ });
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true });

async function openDraft(page: Page) {
  const workspace = await openWorkspace(page, 'Harbour Works');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const reference = await addReference(workspace, customer, 'The quay', { status: 'Draft' });
  return { workspace, customer, reference };
}

test('a member adds a contact in the editor, previews the mail, requests approval and cancels', async ({
  page,
}) => {
  const { workspace, reference } = await openDraft(page);
  await page.goto(`/app/references/${reference.id}#permissions`);
  await panel(page).getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog(page).getByText('Sample Ferries has no contacts yet.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send request' }).click();
  await expect(dialog(page).getByText('Choose who is asked')).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Add contact' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a contact' });
  await adding.getByLabel(/^Name/).fill('Maija Meri');
  await adding.getByLabel(/^Email/).fill('maija@ferries.example');
  await adding.getByLabel('Language').selectOption('Suomi');
  await adding.getByRole('button', { name: 'Add contact' }).click();
  await expect(adding).toBeHidden();
  await expect(dialog(page).getByLabel(/^Who is asked/)).toHaveValue(/.+/);

  for (const name of ['Name', 'Text', 'Reference page', 'Websites'])
    await expect(box(page, name)).toBeChecked();
  for (const name of ['Quote', 'Press']) await expect(box(page, name)).not.toBeChecked();
  await dialog(page).getByLabel('Personal message').fill('Here it is.');
  const mail = dialog(page).getByRole('region', { name: 'The mail to Maija Meri' });
  await expect(mail.getByText(/^(Aihe|Subject): Saammeko näyttää tämän tarinan/)).toBeVisible();
  await expect(mail.getByText('Here it is.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // The first lines are about the mail, the others are its own words.
  const preview = (await mail.locator('p:not(header *), dd').allInnerTexts()).map((words) => words.trim());
  await dialog(page).getByRole('button', { name: 'Send request' }).click();
  // The toast is checked first because it disappears after three seconds.
  await expect(page.getByText('Asked Maija Meri for approval')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  for (const channel of ['Reference page', 'Websites'])
    for (const cell of [0, 2]) await expect(cellsOf(page, channel).nth(cell)).toContainText('Waiting');
  const { approvals } = await workspace.call(approvalRoutes.listApprovals, { referenceId: reference.id });
  expect(approvals).toMatchObject([{ status: 'waiting', message: 'Here it is.', language: 'fi' }]);
  const { text } = await mailTo(page, 'maija@ferries.example');
  expect(preview).toContain('The quay');
  for (const words of preview) expect(text).toContain(words);

  await panel(page).getByRole('button', { name: 'Cancel request' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel request' }).click();
  await expect(panel(page).getByText('Canceled', { exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(dialog(page).getByLabel('Personal message')).toHaveValue('Here it is.');
});

test('a request whose mail bounced is sent again to the corrected address', async ({ page }) => {
  const { workspace, customer, reference } = await openDraft(page);
  const { id: contactId } = await workspace.call(customerRoutes.createContact, {
    id: customer.id,
    name: 'Maija Meri',
    email: `bounce+${workspace.account.email.split('@')[0]}@simulator.amazonses.com`,
  });
  const question = { contactId, subjects: ['name' as const], channels: ['website' as const] };
  await workspace.call(approvalRoutes.askApproval, { referenceId: reference.id, ...question });
  const note = page.getByText('The mail could not be delivered. Check the address of Maija Meri');
  await expect(async () => {
    await page.goto(`/app/customers/${customer.id}`);
    await expect(note).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await findings(page)).toEqual([]);

  const email = workspace.account.email.replace('@', '-maija@');
  await workspace.call(customerRoutes.updateContact, { id: customer.id, contactId, email });
  await page.getByRole('button', { name: 'Ask again' }).click();
  await dialog(page).getByRole('button', { name: 'Send request' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(note).toHaveCount(0);
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  expect((await mailTo(page, email)).text).toContain('Harbour Works');
});

test('the editor lists missing permissions beside Publish unless the policy is off', async ({ page }) => {
  const { workspace, reference } = await openDraft(page);
  await page.goto(`/app/references/${reference.id}`);
  await page.getByRole('heading', { level: 1 }).hover();
  const note = page.getByRole('button', { name: 'Not allowed yet: name and text' });
  await note.click();
  await expect(dialog(page).getByText('You can still publish it')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog(page).getByLabel(/^Who is asked/)).toBeVisible();

  const { version } = await workspace.call(organizationRoutes.getSettings, {});
  await workspace.call(organizationRoutes.saveSettings, { permissionPolicy: 'off', version });
  const settings = page.waitForResponse('**/api/organization/settings');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).hover();
  await settings;
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(note).toHaveCount(0);
});
