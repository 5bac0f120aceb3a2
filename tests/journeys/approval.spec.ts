import type { Browser, Page } from '@playwright/test';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { storyPath } from '#web/shared/public-address.ts';
import { findings } from './support/axe.ts';
import { expect, expectOnly, mailTo, newAccount, test } from './support/test.ts';
import { addCustomer, addReference, makeWorkspace } from './support/workspace.ts';

const story = {
  attributes: {
    description: 'The quay was rebuilt while every ferry kept its hour.',
    longDescription: '## How it went\n\nThe crane came by sea, and **no sailing** was canceled.',
  },
  custom: { quote: 'Not one minute late.', quotePerson: 'Aino Aalto', quoteRole: 'Harbour master' },
};

async function ask(page: Page, { language = 'en' }: { language?: 'en' | 'fi' } = {}) {
  const workspace = await makeWorkspace(page, 'Harbour Works');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const reference = await addReference(workspace, customer, 'The quay', {
    attributes: { customerId: customer.id, ...story.attributes },
    custom: story.custom,
  });
  const { email } = newAccount();
  const contact = await workspace.call(customerRoutes.createContact, {
    id: customer.id,
    name: 'Maija Meri',
    jobTitle: 'Head of sales',
    email,
    language,
  });
  const { id } = await workspace.call(approvalRoutes.askApproval, {
    referenceId: reference.id,
    contactId: contact.id,
    subjects: ['name', 'logo', 'text', 'quote'],
    channels: ['reference-page', 'website', 'press'],
    expiresOn: '2031-01-31',
    message: 'Dear Maija,\nwould you have a look?',
  });
  const { text } = await mailTo(page, email);
  const link = /https?:\/\/\S+\/approve\/[\w-]{43}/.exec(text)![0];
  return { workspace, customer, reference, contact, id, link: new URL(link).pathname };
}

const phone = (browser: Browser) =>
  browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('a contact approves in part and withdraws on a phone without JavaScript', async ({ page, browser }) => {
  const { workspace, customer, reference, id, link } = await ask(page);
  const contact = await phone(browser);
  await contact.goto(link);
  await expect(contact.getByRole('heading', { name: 'Harbour Works asks for your approval' })).toBeVisible();
  await expect(contact.getByText('would you have a look?')).toBeVisible();
  await expect(contact.getByRole('article').last().getByText('no sailing')).toBeVisible();
  await expect(contact.getByText('Your permission ends by itself after 31 Jan 2031')).toBeVisible();
  await expect(contact.getByLabel('Your name')).toHaveValue('Maija Meri');

  await contact.getByRole('checkbox', { name: /^Press/ }).uncheck();
  await contact.getByLabel('Your name').fill('');
  await contact.getByLabel(/^Your job title/).fill('Director');
  await contact.getByRole('button', { name: 'Approve what is ticked' }).click();
  await expect(contact.getByRole('alert')).toContainText('Enter your name');
  await expect(contact.getByLabel(/^Your job title/)).toHaveValue('Director');
  await expect(contact.getByRole('checkbox', { name: /^Press/ })).not.toBeChecked();

  await contact.getByLabel('Your name').fill('Maija M. Meri');
  await contact.getByRole('button', { name: 'Approve what is ticked' }).click();
  await expect(contact.getByRole('heading', { name: 'What you allow Harbour Works to show' })).toBeVisible();
  await expect(contact.getByText('Maija M. Meri (Director) answered on')).toBeVisible();
  await expect(contact.getByText('on the reference page and on websites', { exact: true })).toBeVisible();
  await contact.reload();
  const ledger = () => workspace.call(permissionRoutes.getPermission, { customerId: customer.id });
  await expect
    .poll(async () => (await ledger()).entries.map(({ kind }) => kind))
    .toEqual(['granted', 'declined']);
  await contact.getByRole('link', { name: 'See the public page' }).click();
  await expect(contact).toHaveURL(storyPath(workspace.slug, reference.slug!));

  await contact.goto(link);
  await contact.getByRole('button', { name: 'Take back what is ticked' }).click();
  await expect(contact.getByText('You took everything back.')).toBeVisible();
  const status = async () =>
    (await workspace.call(referenceRoutes.getReference, { id: reference.id })).status;
  await expect.poll(status).toBe('Draft');
  const { approvals } = await workspace.call(approvalRoutes.listApprovals, { customerId: customer.id });
  expect(approvals).toMatchObject([{ id, status: 'approved', answer: { jobTitle: 'Director' } }]);
  await contact.close();
});

test('the second person to open an approval link reads the first answer', async ({ page, browser }) => {
  const { link } = await ask(page);
  const [first, second] = [await phone(browser), await phone(browser)];
  await first.goto(link);
  await second.goto(link);
  await first.getByText('Decline instead').click();
  await first.getByLabel('Why not? (optional)').fill('Not before spring.');
  await first.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(first.getByRole('heading', { name: 'You declined' })).toBeVisible();
  await second.getByLabel('Your name').fill('Pekka Puro');
  await second.getByRole('button', { name: 'Approve what is ticked' }).click();
  await expect(second.getByRole('alert')).toContainText('Maija Meri answered before you');
  await expect(second.getByText('Not before spring.')).toBeVisible();
  await Promise.all([first.close(), second.close()]);
});

test('the approval page is translated into Finnish and accessible in every state', async ({
  page,
  complaints,
}) => {
  const { link } = await ask(page, { language: 'fi' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Harbour Works pyytää hyväksyntääsi' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await page.getByText('Ehdota muutoksia').click();
  expect(await findings(page)).toEqual([]);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await page.getByLabel('Nimesi').fill(' ');
  await page.getByRole('button', { name: 'Hyväksy valitut' }).click();
  await expect(page.getByRole('alert')).toContainText('Kirjoita nimesi');
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Nimesi').fill('Maija Meri');
  await page.getByRole('button', { name: 'Hyväksy valitut' }).click();
  await expect(page.getByRole('button', { name: 'Peru valitut' })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const english = await ask(page);
  await page.goto(english.link);
  expect(await findings(page)).toEqual([]);
  await english.workspace.call(approvalRoutes.cancelApproval, {
    customerId: english.customer.id,
    id: english.id,
  });
  await page.goto(english.link);
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Harbour Works|Sample Ferries|Maija/);
  expect(await findings(page)).toEqual([]);
  expectOnly(complaints, /status of 4(00|10)/);
});
