import type { Browser, Page } from '@playwright/test';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { storyPath } from '#web/shared/public-address.ts';
import type { VisitorLanguage } from '#contract/words/languages';
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

async function ask(page: Page, { language = 'en' }: { language?: VisitorLanguage } = {}) {
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

async function confirm(contact: Page, name?: string): Promise<void> {
  if (name !== undefined) await contact.getByLabel('Your name').fill(name);
  await contact.getByRole('button', { name: 'Approve', exact: true }).click();
}

test('a contact approves in three taps on a phone, and takes it back, without JavaScript', async ({
  page,
  browser,
}) => {
  const { workspace, customer, reference, id, link } = await ask(page);
  const contact = await phone(browser);
  await contact.goto(link);
  await expect(contact.getByRole('heading', { name: 'May we show this story about you?' })).toBeInViewport();
  await expect(contact.getByText('would you have a look?')).toBeInViewport();
  await expect(contact.getByRole('heading', { name: 'What people would see' })).toBeInViewport();
  const bar = contact.getByRole('region', { name: 'Your answer' });
  for (const name of ['Approve', 'Change', 'No, thanks'])
    await expect(bar.getByRole('link', { name })).toBeInViewport();
  await expect(contact.getByText('no sailing')).toBeVisible();
  await expect(contact.getByText('Until 31 January 2031. You can take it back')).toBeVisible();

  await bar.getByRole('link', { name: 'Approve' }).click();
  await expect(contact.getByLabel('Your name')).toHaveValue('Maija Meri');
  await confirm(contact, '');
  await expect(contact.getByRole('alert')).toContainText('Enter your name');
  await confirm(contact, 'Maija M. Meri');
  await expect(contact.getByRole('heading', { name: 'Thank you. That is all.' })).toBeVisible();
  await expect(contact.getByText('Maija M. Meri, Head of sales')).toBeVisible();
  await contact.reload();
  const ledger = () => workspace.call(permissionRoutes.getPermission, { customerId: customer.id });
  await expect.poll(async () => (await ledger()).entries.map(({ kind }) => kind)).toEqual(['granted']);
  await contact.getByRole('link', { name: 'See your permission' }).click();
  await contact.getByRole('link', { name: 'See it there' }).click();
  await expect(contact).toHaveURL(storyPath(workspace.slug, reference.slug!));

  await contact.goto(link);
  await contact.getByRole('link', { name: 'See your permission' }).click();
  await contact.getByRole('link', { name: 'Take back permission' }).click();
  await contact.getByRole('button', { name: 'Take back' }).click();
  await expect(contact.getByRole('alert')).toContainText('Choose what you take back');
  await contact.getByLabel('Everything, everywhere').check();
  await contact.getByRole('button', { name: 'Take back' }).click();
  await expect(contact.getByRole('heading', { name: 'Taken back' })).toBeVisible();
  const status = async () =>
    (await workspace.call(referenceRoutes.getReference, { id: reference.id })).status;
  await expect.poll(status).toBe('Draft');
  const { approvals } = await workspace.call(approvalRoutes.listApprovals, { customerId: customer.id });
  expect(approvals).toMatchObject([{ id, status: 'approved', answer: { jobTitle: 'Head of sales' } }]);
  await contact.close();
});

test('a phone sends a yes with three edits in five clicks on five screens', async ({ page, browser }) => {
  const { workspace, customer, link } = await ask(page);
  const contact = await phone(browser);
  const screens = new Set<string>();
  let clicks = 0;
  const click = async (role: 'link' | 'button', name: string) => {
    clicks += 1;
    await contact.getByRole(role, { name, exact: true }).click();
  };
  const arrive = async (heading: string) => {
    await expect(contact.getByRole('heading', { name: heading, level: 1 })).toBeInViewport();
    screens.add(heading);
  };
  // The button of the mail is the first click.
  clicks += 1;
  await contact.goto(link);
  await arrive('May we show this story about you?');
  await click('link', 'Change');
  await arrive('What may be shown where?');
  await click('button', 'The words');
  await arrive('Change any words');
  await contact.getByLabel('Title', { exact: true }).fill('The new quay');
  await contact.getByLabel('Quote', { exact: true }).fill('Hardly a minute late.');
  await contact.getByLabel('Paragraph').fill('The crane came by sea, and no sailing was late.');
  await click('button', 'Continue');
  await arrive('Check and confirm');
  await expect(contact.getByLabel('Your name')).toHaveValue('Maija Meri');
  await click('button', 'Approve with my changes');
  await arrive('Thank you. That is all.');
  expect({ clicks, screens: screens.size }).toEqual({ clicks: 5, screens: 5 });
  const ledger = () => workspace.call(permissionRoutes.getPermission, { customerId: customer.id });
  await expect.poll(async () => (await ledger()).entries.map(({ kind }) => kind)).toEqual(['granted']);
  await contact.close();
});

test('a contact allows the logo on the website and the story in the press only', async ({
  page,
  browser,
}) => {
  const { workspace, customer, link } = await ask(page);
  const contact = await phone(browser);
  await contact.goto(link);
  await contact.getByRole('link', { name: 'Change', exact: true }).click();
  await contact
    .getByRole('group', { name: /^On the web/ })
    .getByLabel('Name and logo')
    .check();
  const press = contact.getByRole('group', { name: /^In the press/ });
  await press.getByLabel('Part by part').check();
  await press.getByLabel('The quote').uncheck();
  await press.getByLabel('Your logo').uncheck();
  await contact.getByRole('button', { name: 'Continue' }).click();
  const agreed = contact.getByRole('listitem');
  await expect(agreed.filter({ hasText: 'On the web' })).toContainText('Name and logo');
  await expect(agreed.filter({ hasText: 'In the press' })).toContainText('Name, story and figures');
  await confirm(contact);
  await expect(contact.getByRole('heading', { name: 'Thank you. That is all.' })).toBeVisible();
  const previews = contact.getByRole('region', { name: 'What may be shown' }).getByRole('figure');
  await expect(previews.filter({ hasText: 'On the web' })).not.toContainText('The quay was rebuilt');
  await expect(previews.filter({ hasText: 'In the press' })).toContainText('The quay was rebuilt');
  const { state } = await workspace.call(permissionRoutes.getPermission, { customerId: customer.id });
  expect(state.text.website.state).not.toBe('allowed');
  await contact.close();
});

test('the second person to open an approval link reads the first answer', async ({ page, browser }) => {
  const { link } = await ask(page);
  const [first, second] = [await phone(browser), await phone(browser)];
  await first.goto(link);
  await second.goto(`${link}?step=confirm`);
  await first.getByRole('link', { name: 'No, thanks' }).click();
  await first.getByLabel('Not now').check();
  await first.getByLabel('In your own words').fill('Not before spring.');
  await first.getByRole('button', { name: 'Send my no' }).click();
  await expect(first.getByRole('heading', { name: 'You said no' })).toBeVisible();
  await first.getByRole('link', { name: 'Answer anew' }).click();
  await first.getByRole('link', { name: 'Approve' }).click();
  await confirm(first);
  await confirm(second, 'Pekka Puro');
  await expect(second.getByRole('alert')).toContainText('Maija Meri answered first');
  await Promise.all([first.close(), second.close()]);
});

test('a canceled link names nobody', async ({ page, complaints }) => {
  const { workspace, customer, id, link } = await ask(page);
  await workspace.call(approvalRoutes.cancelApproval, { customerId: customer.id, id });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Harbour Works|Sample Ferries|Maija/);
  expect(await findings(page)).toEqual([]);
  expectOnly(complaints, /status of 410/);
});
