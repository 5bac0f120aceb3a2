import type { Page } from '@playwright/test';
import { approvalRoutes } from '#contract/resources/approval';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes, type Customer } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { collectionPagePath, proofPath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { findings } from './support/axe.ts';
import { approve, linkFor, openAsContact } from './support/contact.ts';
import { stateOf, titleOf } from './support/editor.ts';
import { addAsset, png } from './support/files.ts';
import { expect, expectOnly, newAccount, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const confirmed = 'Confirmed by the customer';
const panel = (page: Page) => page.getByRole('region', { name: /^Permissions/ });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

async function addContact(workspace: Workspace) {
  const customer = await addCustomer(workspace, 'Sample Ferries');
  // An address of the organization's own domain would confirm nothing.
  const email = newAccount().email.replace('@example.com', '@ferries.example');
  const person = { name: 'Maija Meri', jobTitle: 'Head of sales', email };
  await workspace.call(customerRoutes.createContact, { id: customer.id, ...person });
  return { customer, email };
}

async function ask(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Send request' }).click();
  await expect(dialog(page)).toBeHidden();
}

async function openPanel(page: Page, { id }: Reference, sentence: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/app/references/${id}`);
    await page.goto(`/app/references/${id}#permissions`);
    await expect(panel(page).getByText(sentence).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

const entriesOf = async (workspace: Workspace, { id }: Customer) => {
  const { entries } = await workspace.call(permissionRoutes.getPermission, { customerId: id });
  return entries.map(({ kind }) => kind);
};

test('a contact suggests changes, approves them and withdraws, and then nothing is public', async ({
  page,
  browser,
}) => {
  const workspace = await openWorkspace(page, 'Harbour Works');
  const { organizationId, slug: owner } = workspace;
  const { customer, email } = await addContact(workspace);
  const { url: picture } = await addAsset(page, workspace, await png('quay.png'));
  const reference = await addReference(workspace, customer, 'The quay', {
    status: 'Draft',
    custom: { mainImage: picture!, quote: 'Not one minute late.', quotePerson: 'Aino Aalto' },
  });
  const collection = await workspace.call(collectionRoutes.createCollection, {
    name: 'Harbours',
    visibility: 'public',
    itemIds: [reference.id],
  });

  await page.goto(`/app/references/${reference.id}#permissions`);
  await panel(page).getByRole('button', { name: 'Ask for approval' }).click();
  await dialog(page)
    .getByLabel(/^Who is asked/)
    .selectOption({ index: 1 });
  await ask(page);

  const contact = await openAsContact(browser);
  const first = await linkFor(page, email);
  await contact.goto(first);
  await contact.getByRole('link', { name: 'Approve with changes' }).click();
  await contact.getByRole('button', { name: 'Change the words' }).click();
  await contact.getByRole('textbox', { name: 'Title', exact: true }).fill('The new quay');
  await contact.getByRole('textbox', { name: 'Quote' }).fill('Hardly a minute late.');
  await contact.getByRole('button', { name: 'Continue' }).click();
  await contact.getByRole('radio', { name: /Only send the changes/ }).check();
  await contact.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(contact.getByRole('heading', { name: 'Your changes are on their way' })).toBeVisible();

  await openPanel(page, reference, 'Changes suggested');
  await panel(page).getByRole('button', { name: 'See changes' }).click();
  // The team does not take the suggested title, so it must not be saved.
  await expect(dialog(page).getByRole('region', { name: 'Title' }).locator('ins')).toHaveText('new ');
  expect(await findings(page)).toEqual([]);
  const quote = dialog(page).getByRole('region', { name: 'Quote' });
  await quote.getByRole('button', { name: 'Use these words' }).click();
  await dialog(page).getByRole('button', { name: 'Save and ask again' }).click();
  await ask(page);
  await expect(stateOf(page, 'Saved')).toBeVisible();

  const link = await linkFor(page, email, first);
  await contact.goto(link);
  await expect(contact.getByText('Hardly a minute late.').first()).toBeVisible();
  await approve(contact, link);
  await expect.poll(() => entriesOf(workspace, customer)).toEqual(['granted']);

  await openPanel(page, reference, 'Approved');
  await publish(page);
  await expect(page.getByRole('dialog', { name: 'Your first card is on your page' })).toBeVisible();
  const { slug } = await workspace.call(referenceRoutes.getReference, { id: reference.id });
  const surfaces = {
    page: referencePagePath(owner),
    story: storyPath(owner, slug!),
    collection: collectionPagePath(owner, collection.id),
    embed: `${referencePagePath(organizationId)}/embed.json`,
    picture: picture!,
    'social image': `${referencePagePath(organizationId)}/${reference.id}/social-image.png`,
    sitemap: `${referencePagePath(organizationId)}/sitemap.xml`,
    proof: proofPath(organizationId, reference.id),
  };
  const visit = (path: string) => contact.request.get(path);
  const shows = async (path: string): Promise<boolean> => {
    const response = await visit(path);
    const isText = /text|json|xml/.test(response.headers()['content-type'] ?? '');
    return response.ok() && (!isText || /The quay|the-quay/.test(await response.text()));
  };
  // The edge must have cached each surface before the withdrawal removes it.
  for (const [surface, path] of Object.entries(surfaces))
    await expect.poll(() => shows(path), { message: surface }).toBe(true);
  await contact.goto(surfaces.page);
  await expect(contact.getByText(confirmed, { exact: true })).toBeVisible();
  await contact.goto(surfaces.story);
  await contact.getByRole('link', { name: confirmed }).click();
  await expect(contact.getByRole('heading', { name: confirmed })).toBeVisible();
  await expect(contact.getByText('Maija Meri, Head of sales, reached at ferries.example')).toBeVisible();

  await contact.goto(`${link}?step=withdraw`);
  await contact.getByLabel('Everything, everywhere').check();
  const begun = Date.now();
  await contact.getByRole('button', { name: 'Take back' }).click();
  const gone = Object.entries(surfaces).map(async ([surface, path]) => {
    await expect.poll(() => shows(path), { message: surface, intervals: [50], timeout: 60_000 }).toBe(false);
    return [surface, (Date.now() - begun) / 1_000];
  });
  console.info('seconds from the click until it was gone', Object.fromEntries(await Promise.all(gone)));
  await expect(contact.getByRole('heading', { name: 'Taken back' })).toBeVisible();

  const { references } = await workspace.call(referenceRoutes.listReferences, {});
  expect(references.map(({ status }) => status)).toEqual(['Draft']);
  await expect.poll(() => entriesOf(workspace, customer)).toEqual(['granted', 'withdrawn']);
  await page.goto(`/app/customers/${customer.id}`);
  await expect(page.getByText(/took back|withdrew/).first()).toBeVisible();
  await page.goto(`/app/references/${reference.id}`);
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  await contact.context().close();
});

test('a required permission blocks publishing, and a later edit leaves the approved version public', async ({
  page,
  browser,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Strict Works');
  await workspace.call(organizationRoutes.saveSettings, { permissionPolicy: 'require' });
  const { customer, email } = await addContact(workspace);
  const reference = await addReference(workspace, customer, 'The quay', { status: 'Draft' });
  await page.goto(`/app/references/${reference.id}`);
  await publish(page);
  const refusal = page.getByRole('alert').filter({ hasText: 'Sample Ferries' });
  await expect(refusal).toContainText(/name and text/);
  expectOnly(complaints, /409/);
  await refusal.getByRole('button', { name: 'Ask for approval' }).click();
  await dialog(page)
    .getByLabel(/^Who is asked/)
    .selectOption({ index: 1 });
  await ask(page);

  const contact = await openAsContact(browser);
  const first = await linkFor(page, email);
  await approve(contact, first);
  await openPanel(page, reference, 'Approved');
  await publish(page);
  const success = page.getByRole('dialog', { name: 'Your first card is on your page' });
  await success.getByRole('button', { name: 'Close' }).click();
  const { slug } = await workspace.call(referenceRoutes.getReference, { id: reference.id });
  const story = storyPath(workspace.slug, slug!);
  await contact.goto(story);
  await contact.getByRole('link', { name: confirmed }).click();
  // The request did not include the subject "person", so the contact's name is not public.
  await expect(contact.getByText('reached at ferries.example')).toBeVisible();
  await expect(contact.getByText('Maija Meri')).toHaveCount(0);

  await titleOf(page).fill('The quay, and more');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(stateOf(page, 'Saved')).toBeVisible();
  await expect(panel(page).getByText(/^Changed since it was approved on/)).toBeVisible();
  await expect(panel(page).getByText('Visitors still see the approved version.')).toBeVisible();
  await contact.goto(story);
  await expect(contact.getByRole('heading', { level: 1 })).toHaveText('The quay');

  await panel(page).getByRole('button', { name: 'Ask again' }).click();
  await ask(page);
  await approve(contact, await linkFor(page, email, first));
  await expect
    .poll(async () => {
      await contact.goto(story);
      return contact.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe('The quay, and more');
  const { approvals } = await workspace.call(approvalRoutes.listApprovals, { customerId: customer.id });
  expect(approvals.map(({ status }) => status)).toEqual(['approved', 'approved']);
  await contact.context().close();
});
