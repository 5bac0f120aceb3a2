import { referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { makeMember } from './support/invite.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, enter, openWorkspace } from './support/workspace.ts';

test('an owner changes the page’s address, and the old link redirects to the new one', async ({
  page,
  browser,
  complaints,
}) => {
  const other = await openWorkspace(await (await browser.newContext()).newPage(), 'Somebody else');
  const workspace = await openWorkspace(page, 'Moving House');
  await addReference(workspace, await addCustomer(workspace, 'Acme'), 'Shore power', { status: 'Published' });
  const wanted = `moved-${workspace.slug}`;
  await page.goto('/app/organization/settings');
  const field = page.getByLabel('Name in the address');
  const section = page.getByRole('region', { name: 'Address of your page' });
  await expect(field).toHaveValue(workspace.slug);
  const save = section.getByRole('button', { name: 'Save' });
  await field.fill('admin');
  await field.blur();
  await expect(section.getByText('This address is reserved. Choose another one.')).toBeVisible();
  await field.fill(other.slug);
  await save.click();
  await expect(section.getByText('This address is taken. Choose another one.')).toBeVisible();
  expectOnly(complaints, '409');
  await field.fill(wanted.toUpperCase());
  await expect(section.getByText(`/reference-page/${wanted}`)).toBeVisible();
  await expect(
    section.getByText(`Links with “${workspace.slug}” will lead to the new address`),
  ).toBeVisible();
  await save.click();
  await expect(page.getByText('Address saved')).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(page.getByRole('link', { name: 'View page' }).first()).toHaveAttribute(
    'href',
    referencePagePath(wanted),
  );

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const from = new URL(storyPath(workspace.slug, 'shore-power'), page.url()).href;
  await expect
    .poll(async () => {
      await visitor.goto(from);
      return new URL(visitor.url()).pathname;
    })
    .toBe(storyPath(wanted, 'shore-power'));
  await expect(visitor.getByRole('heading', { name: 'Shore power', level: 1 })).toBeVisible();
  await visitor.getByRole('link', { name: 'All references', exact: true }).first().click();
  expect(new URL(visitor.url()).pathname).toBe(referencePagePath(wanted));
});

test('publishing gives a story an address that managers can change and members can read', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Storied');
  const customer = await addCustomer(workspace, 'Acme');
  const { id } = await addReference(workspace, customer, 'Öljy & vesi', { status: 'Published' });
  await addReference(workspace, customer, 'Shore power', { status: 'Published' });
  await page.goto(`/app/references/${id}`);
  const shown = page.getByText(`Address of the story:`);
  await expect(shown).toContainText(storyPath(workspace.slug, 'oljy-and-vesi'));
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the address' });
  await dialog.getByLabel('Name in the address').fill('shore-power');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Another story has or had this address. Choose another one.')).toBeVisible();
  expectOnly(complaints, '409');
  await dialog.getByLabel('Name in the address').fill('oil-and-water');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).toContainText(storyPath(workspace.slug, 'oil-and-water'));
  await expect
    .poll(async () => {
      const response = await page.request.get(storyPath(workspace.slug, 'oljy-and-vesi'));
      return new URL(response.url()).pathname;
    })
    .toBe(storyPath(workspace.slug, 'oil-and-water'));

  const member = await makeMember(page, workspace, 'member');
  await enter(page, member.tokens);
  await page.goto(`/app/references/${id}`);
  await expect(shown).toContainText('oil-and-water');
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeHidden();
});
