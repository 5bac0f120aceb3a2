import type { Page } from '@playwright/test';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { findings, wear } from './support/axe.ts';
import { cellsOf } from './support/matrix.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';
import { storyPath } from '#web/shared/public-address.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Permissions' });
const history = (page: Page) => page.getByRole('region', { name: 'How it came about' });
const contacts = (page: Page) => page.getByRole('region', { name: 'Contacts' });
const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true });

test('a recorded permission applies to customer and editor and survives its contact', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Harbour Works');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const reference = await addReference(workspace, customer, 'The quay');
  await addReference(workspace, customer, 'The crane');
  await page.goto(`/app/customers/${customer.id}`);
  await expect(section(page).getByRole('heading', { name: 'Nothing is recorded yet' })).toBeVisible();

  await contacts(page).getByRole('button', { name: 'Add contact' }).click();
  await dialog(page).getByRole('button', { name: 'Add contact' }).click();
  await expect(dialog(page).getByText('Contact name is required')).toBeVisible();
  await expect(dialog(page).getByLabel(/^Name/)).toBeFocused();
  await dialog(page).getByLabel(/^Name/).fill('Maija Meri');
  await dialog(page)
    .getByLabel(/^Email/)
    .fill('maija@ferries.example');
  await dialog(page).getByLabel('Job title').fill('Sales');
  await dialog(page).getByRole('button', { name: 'Add contact' }).click();
  await expect(contacts(page).getByText('maija@ferries.example')).toBeVisible();
  await contacts(page).getByRole('button', { name: 'Actions for Maija Meri' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Job title').fill('Head of sales');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(contacts(page).getByText('Head of sales')).toBeVisible();

  await section(page).getByRole('button', { name: 'Record a permission' }).click();
  await dialog(page).getByRole('button', { name: 'Record permission' }).click();
  await expect(dialog(page).getByText('Choose what may be shown')).toBeVisible();
  await expect(box(page, 'Name')).toBeFocused();
  for (const name of ['Name', 'Logo', 'Reference page', 'Websites']) await box(page, name).check();
  await dialog(page).getByLabel('For', { exact: true }).selectOption('The quay');
  await dialog(page).getByLabel('Who agreed').selectOption('Maija Meri (Head of sales)');
  await dialog(page).getByLabel('First day').fill('2026-01-02');
  await dialog(page).getByLabel('Last day').fill('2026-01-01');
  await expect(dialog(page).getByLabel(/^Wording agreed to/)).toHaveValue(
    'Harbour Works may show the name and logo of Sample Ferries on the reference page and on websites, for “The quay”, from 2 Jan 2026 until 1 Jan 2026. Sample Ferries can take this back at any time.',
  );
  await dialog(page).getByRole('button', { name: 'Record permission' }).click();
  await expect(dialog(page).getByText('Must not be before the first day')).toBeVisible();
  await dialog(page).getByLabel('First day').fill('');
  await dialog(page).getByLabel('Last day').fill('2098-11-30');
  await dialog(page)
    .getByLabel(/^Wording agreed to/)
    .fill('You may name us, and show our logo.');
  await dialog(page).getByLabel('Evidence').fill('Frame contract, section 7');
  await dialog(page).getByRole('button', { name: 'Record permission' }).click();
  await expect(dialog(page)).toBeHidden();

  const sentence = history(page).getByText(
    'Maija Meri (Head of sales) allowed name and logo on the reference page and on websites for “The quay” until 30 Nov 2098, by contract. Recorded by',
  );
  await expect(sentence).toContainText(workspace.account.name);
  await section(page)
    .getByRole('button', { name: /^The quay/ })
    .click();
  const expectNameAndLogo = async () => {
    const open = ['Not asked', 'Not asked', 'Not asked', '30 Nov 2098'];
    await expect(cellsOf(page, 'Websites')).toHaveText(['Allowed', 'Allowed', 'Not asked', ...open]);
    await expect(cellsOf(page, 'Reference page')).toHaveText([
      'Allowed',
      'Allowed',
      /Public although not allowed/,
      ...open,
    ]);
    await expect(cellsOf(page, 'Press').first()).toHaveText('Not asked');
  };
  await expectNameAndLogo();
  await section(page).getByRole('button', { name: 'All references' }).click();
  await expect(cellsOf(page, 'Websites').first()).toHaveText('Not asked');
  await history(page).getByText('Wording and evidence').click();
  await expect(history(page).getByText('“You may name us, and show our logo.”')).toBeVisible();
  await expect(history(page).getByText('Frame contract, section 7')).toBeVisible();

  await contacts(page).getByRole('button', { name: 'Actions for Maija Meri' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(contacts(page).getByText('Maija Meri')).toHaveCount(0);
  await page.reload();
  await expect(sentence).toBeVisible();

  await page.goto(`/app/references/${reference.id}`);
  await page.getByRole('button', { name: /^Permissions/ }).click();
  await expectNameAndLogo();
  await section(page).getByRole('button', { name: 'Record a permission' }).click();
  await expect(dialog(page).getByLabel('For', { exact: true })).toHaveValue(reference.id);
  for (const name of ['Quote', 'Websites']) await box(page, name).check();
  await dialog(page).getByRole('button', { name: 'Record permission' }).click();
  await expect(cellsOf(page, 'Websites').nth(3)).toHaveText('Allowed');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  const { entries } = await workspace.call(permissionRoutes.getPermission, { referenceId: reference.id });
  expect(entries.map(({ method, subjects }) => [method, subjects])).toEqual([
    ['contract', ['name', 'logo']],
    ['contract', ['quote']],
  ]);
});

test('the suggested wording follows the choices and the language until it is edited', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Wording');
  const { id } = await addCustomer(workspace, 'Sample Ferries');
  const contact = { name: 'Maija Meri', email: 'maija@ferries.example', language: 'fi' } as const;
  await workspace.call(customerRoutes.createContact, { id, ...contact });
  await page.goto(`/app/customers/${id}`);
  await section(page).getByRole('button', { name: 'Record a permission' }).click();
  const wording = dialog(page).getByLabel(/^Wording agreed to/);
  await expect(wording).toHaveValue('');
  for (const name of ['Logo', 'Press']) await box(page, name).check();
  await expect(wording).toHaveValue(/^Wording may show the logo of Sample Ferries in the press\./);
  await dialog(page).getByLabel('Who agreed').selectOption('Maija Meri');
  await expect(wording).toHaveValue(
    /^Wording saa näyttää .* Sample Ferries: logo\. Ne saa näyttää lehdistössä\./,
  );
  await wording.fill('Ok!');
  await box(page, 'Tenders').check();
  await expect(wording).toHaveValue('Ok!');
  await dialog(page).getByRole('button', { name: 'Use the suggestion' }).click();
  await expect(wording).toHaveValue(/tarjouksissa ja lehdistössä/);
});

test('a tampered ledger shows a warning, and failed loads and records show the reason', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Tampered');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  await workspace.call(permissionRoutes.recordPermission, {
    customerId: customer.id,
    wording: 'Yes',
    method: 'email',
    subjects: ['name'],
    channels: ['press'],
  });
  await page.route('**/api/permission?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), intact: false } });
  });
  await page.goto(`/app/customers/${customer.id}`);
  await expect(section(page).getByRole('alert')).toContainText('were changed after they were recorded');
  await page.unrouteAll();

  await page.route('**/api/permission?*', (route) => route.abort());
  await page.reload();
  await expect(section(page).getByText('The permissions could not be loaded')).toBeVisible({
    timeout: 20_000,
  });
  await page.unrouteAll();
  await section(page).getByRole('button', { name: 'Retry' }).click();
  await expect(history(page).getByText('Sample Ferries allowed name in the press, by email.')).toBeVisible();

  const limit = 'A customer can have at most 1000 entries of permissions';
  await page.route('**/api/permission', (route) =>
    route.fulfill({ status: 409, json: { Error: limit, code: 'PERMISSION_LIMIT' } }),
  );
  await section(page).getByRole('button', { name: 'Record a permission' }).click();
  for (const name of ['Name', 'Press']) await box(page, name).check();
  await dialog(page).getByRole('button', { name: 'Record permission' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(limit);
  await expect(box(page, 'Press')).toBeChecked();
  complaints.length = 0;
});

test('a manager erases a person on request, whose permission stays', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Erasing');
  const { id } = await addCustomer(workspace, 'Ferries');
  const contact = await workspace.call(customerRoutes.createContact, {
    id,
    name: 'Maija Meri',
    email: 'maija@ferries.example',
  });
  await workspace.call(permissionRoutes.recordPermission, {
    customerId: id,
    contactId: contact.id,
    subjects: ['name'],
    channels: ['press'],
    wording: 'Yes',
    method: 'email',
    evidence: { note: 'A mail' },
  });
  await page.goto(`/app/customers/${id}`);
  await contacts(page).getByRole('button', { name: 'Actions for Maija Meri' }).click();
  await page.getByRole('menuitem', { name: 'Erase on request…' }).click();
  await dialog(page).getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Erased. What was allowed stays on record.')).toBeVisible();
  await expect(page.locator('main').getByText(/Maija|maija@/)).toHaveCount(0);
  const { entries, intact } = await workspace.call(permissionRoutes.getPermission, { customerId: id });
  expect([entries.length, entries[0]?.person, intact]).toEqual([1, undefined, true]);
});

test('the dialogs of contacts and permissions are accessible and fit', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Dialogs');
  const { id } = await addCustomer(workspace, 'Sample Ferries');
  await page.goto(`/app/customers/${id}`);
  for (const button of ['Add contact', 'Record a permission']) {
    await page.getByRole('button', { name: button }).click();
    await expect(dialog(page)).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, `${button} at ${width}`).toBeLessThanOrEqual(0);
      for (const theme of ['light', 'dark'] as const) {
        await wear(page, theme);
        expect(await findings(page, undefined, 'dialog'), `${button}, ${width}, ${theme}`).toEqual([]);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('a withdrawal removes the story from the page and turns references into drafts', async ({
  page,
  browser,
}) => {
  const workspace = await openWorkspace(page, 'Harbour Masters');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const { slug, id } = await addReference(workspace, customer, 'The quay', { status: 'Published' });
  await workspace.call(permissionRoutes.recordPermission, {
    customerId: customer.id,
    subjects: ['name'],
    channels: ['reference-page'],
    wording: 'Yes',
    method: 'spoken',
  });
  const visitor = await browser.newPage();
  const story = storyPath(workspace.slug, slug!);
  await visitor.goto(story);
  await expect(visitor.getByRole('heading', { name: 'The quay' })).toBeVisible();

  await page.goto(`/app/customers/${customer.id}`);
  await history(page).getByText('Where it is used').click();
  await expect(history(page).getByRole('link', { name: 'Its own page' })).toHaveAttribute('href', story);
  expect(await findings(page)).toEqual([]);
  await section(page).getByRole('button', { name: 'Withdraw' }).click();
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    expect(await findings(page)).toEqual([]);
  }
  await dialog(page).getByLabel('Reason').fill('Their new policy');
  await dialog(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn. 1 reference is not public any more.')).toBeVisible();
  await expect(history(page).getByText(/Sample Ferries (took back|withdrew)/)).toBeVisible();
  await expect.poll(async () => (await visitor.request.get(story)).status(), { timeout: 60_000 }).toBe(410);
  await visitor.close();
  await page.goto(`/app/references/${id}`);
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
});
