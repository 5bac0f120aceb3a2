import type { Page } from '@playwright/test';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { permissionPolicies } from '#contract/rules/choices';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const given = { wording: 'Yes', method: 'email', channels: ['reference-page', 'website'] } as const;

test('publishing what the customer refused names who and when, under every policy', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Refused Stories');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const { id } = await addReference(workspace, customer, 'The quay', { status: 'Draft' });
  await workspace.call(permissionRoutes.recordPermission, {
    ...given,
    customerId: customer.id,
    referenceId: id,
    subjects: ['name', 'text'],
    channels: [...given.channels],
  });
  await workspace.call(permissionRoutes.withdrawPermission, {
    referenceId: id,
    by: 'customer',
    reason: 'We do not give references',
  });
  const dialog = page.getByRole('dialog', { name: 'Sample Ferries has refused this story' });
  for (const permissionPolicy of permissionPolicies) {
    await workspace.call(organizationRoutes.saveSettings, { permissionPolicy });
    await page.goto(`/app/references/${id}`);
    await publish(page).click();
    await expect(dialog, permissionPolicy).toContainText(
      /Sample Ferries took the permission back on .*: “We do not give references”\. It cannot be published/,
    );
  }
  await expectAccessible(page, 'publish/dialog', 'dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Sample Ferries withdrew its name and text');
  await publish(page).click();
  await dialog.getByRole('button', { name: 'Record a newer permission' }).click();
  await expect(page.getByRole('dialog').getByLabel('Given on')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  const { attributes } = await workspace.call(referenceRoutes.getReference, { id });
  await workspace.call(referenceRoutes.updateReference, {
    id,
    attributes,
    custom: { alias: 'A ferry company in the north' },
  });
  await page.reload();
  await publish(page).click();
  await dialog.getByRole('button', { name: 'Ask for an anonymous version' }).click();
  const asked = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name });
  await expect(asked('Text')).toBeChecked();
  await expect(asked('Name')).not.toBeChecked();
  expectOnly(complaints, /409/);
});

test('publishing says which parts stay out because the customer has not allowed them', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Left Out');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const { id } = await addReference(workspace, customer, 'The quay', {
    status: 'Draft',
    custom: { quote: 'We never missed a ferry again.' },
  });
  await workspace.call(permissionRoutes.recordPermission, {
    ...given,
    customerId: customer.id,
    referenceId: id,
    subjects: ['name', 'text'],
    channels: [...given.channels],
  });
  await workspace.call(organizationRoutes.saveSettings, { permissionPolicy: 'require' });
  await page.goto(`/app/references/${id}`);
  await publish(page).click();
  const panel = page.getByRole('region', { name: 'Published' });
  await expect(panel).toContainText(
    'Left out on the reference page and on websites: quote, which the customer has not allowed.',
  );
  await expectAccessible(page, 'publish/page');
});

test('parts that are public without permission are named and can be hidden or asked about', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Red Lines');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const { id } = await addReference(workspace, customer, 'The quay', {
    custom: { quote: 'We never missed a ferry again.' },
  });
  await workspace.call(permissionRoutes.recordPermission, {
    ...given,
    customerId: customer.id,
    referenceId: id,
    subjects: ['quote'],
    channels: [...given.channels],
    expiresOn: '2020-01-31',
  });
  await page.goto(`/app/customers/${customer.id}`);
  const red = page.getByRole('region', {
    name: /things? (is|are) public although Sample Ferries does not allow/,
  });
  await expect(red.getByRole('listitem')).toHaveText([
    /name and text, Reference page\s*Never asked\. “The quay”/,
    /quote, Reference page\s*Ended on 31 Jan 2020\. “The quay”/,
  ]);
  await expectAccessible(page, 'publish/page');
  await red.getByRole('button', { name: 'Ask', exact: true }).last().click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Quote' })).toBeChecked();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Text' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await red.getByRole('button', { name: 'Hide quote' }).click();
  await expect(red.getByRole('listitem')).toHaveCount(1);
  expect((await workspace.call(referenceRoutes.getReference, { id })).leaveOut).toEqual(['quote']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(red.getByRole('listitem')).toHaveCount(2);
  const read = () => workspace.call(referenceRoutes.getReference, { id });
  const { attributes } = await read();
  const override = { reason: 'They agreed on the phone.' };
  await workspace.call(referenceRoutes.updateReference, {
    id,
    attributes: { customerId: customer.id, referenceDate: attributes.referenceDate },
    overrideReason: override.reason,
  });
  await page.reload();
  await red.getByRole('button', { name: 'Take down' }).first().click();
  await expect(red).toBeHidden();
  expect((await read()).status).toBe('Draft');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(red).toBeVisible();
  expect(await read()).toMatchObject({ status: 'Published', leaveOut: [], override });
  await workspace.call(organizationRoutes.saveSettings, { permissionPolicy: 'off' });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Permissions' }).getByRole('table')).toBeVisible();
  await expect(red).toHaveCount(0);
});
