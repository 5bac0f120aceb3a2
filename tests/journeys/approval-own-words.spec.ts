import { customerRoutes } from '#contract/resources/customer';
import { approvalRoutes } from '#contract/resources/approval';
import { referenceRoutes } from '#contract/resources/reference';
import { storyPath } from '#web/shared/public-address.ts';
import { findings } from './support/axe.ts';
import { expect, mailTo, newAccount, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

test('a contact approves with own words on a phone, and the team publishes exactly these', async ({
  page,
  browser,
}) => {
  const workspace = await openWorkspace(page, 'Harbour Works');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const reference = await addReference(workspace, customer, 'The quay', {
    status: 'Draft',
    attributes: {
      customerId: customer.id,
      referenceDate: '2026-09',
      description: 'The quay was rebuilt.',
      longDescription: 'It was **very** slow.',
    },
    custom: { figures: [{ value: '38', unit: '%', label: 'fewer calls' }] },
  });
  // Somebody at the asker's own domain would not count as the customer.
  const email = newAccount().email.replace(/@.*/, '@ferries.example');
  const contact = await workspace.call(customerRoutes.createContact, {
    id: customer.id,
    name: 'Maija Meri',
    email,
  });
  await workspace.call(approvalRoutes.askApproval, {
    referenceId: reference.id,
    contactId: contact.id,
    subjects: ['name', 'text'],
    channels: ['reference-page', 'website'],
  });
  const { text } = await mailTo(page, email);
  const phone = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await phone.goto(new URL(/https?:\/\/\S+\/approve\/[\w-]{43}/.exec(text)![0]).pathname);
  await phone.getByRole('link', { name: 'Change', exact: true }).click();
  await phone.getByRole('button', { name: 'Change the words' }).click();
  await phone.getByLabel('Figure').fill('31');
  await phone.getByLabel('Title').fill('The new quay');
  await phone.getByLabel('Paragraph').fill('It was very quick.');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Figure 1' })).toContainText('31');
  await phone.getByRole('button', { name: 'Approve with my changes' }).click();
  await expect(phone.getByText('has been told, and sees your words')).toBeVisible();
  await phone.close();

  const panel = page.getByRole('region', { name: /^Permissions/ });
  await expect(async () => {
    await page.goto(`/app/references/${reference.id}`);
    await page.goto(`/app/references/${reference.id}#permissions`);
    await panel.getByRole('button', { name: 'See changes' }).click({ timeout: 3_000 });
  }).toPass();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Key figures' }).locator('ins')).toHaveText('31');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use their words' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Your first card is on your page' })).toBeVisible();
  const { name, custom, slug } = await workspace.call(referenceRoutes.getReference, { id: reference.id });
  expect([name, custom.figures?.[0]?.value]).toEqual(['The new quay', '31']);
  await page.goto(storyPath(workspace.slug, slug!));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new quay');
  await expect(page.getByRole('link', { name: 'Confirmed by the customer' })).toBeVisible();
});
