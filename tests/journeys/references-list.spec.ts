import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { publish, publishAllTheSame } from './support/publish.ts';
import { expect, test, expectOnly, holdRequests } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const draft = { status: 'Draft' } as const;

async function openFourDrafts(page: Page): Promise<Workspace> {
  const workspace = await openWorkspace(page, 'List makers');
  const customer = await addCustomer(workspace, 'Acme');
  for (const name of ['Bridge', 'Harbour', 'Library']) await addReference(workspace, customer, name, draft);
  await addReference(workspace, customer, 'Unfinished', {
    ...draft,
    attributes: { customerId: customer.id },
  });
  await page.goto('/app/references?sort=title&view=table');
  await expect(row(page, 'Unfinished')).toBeVisible();
  return workspace;
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const statusOf = (page: Page, title: string, status: string) =>
  expect(row(page, title).getByText(status, { exact: true })).toBeVisible();

async function statuses({ call }: Workspace): Promise<Record<string, string>> {
  const { references } = await call(referenceRoutes.listReferences, {});
  return Object.fromEntries(references.map(({ name, status }: Reference) => [name, status]));
}

test('publishing many references names the incomplete one, publishes the rest and can be undone', async ({
  page,
}) => {
  const workspace = await openFourDrafts(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await publish(page);

  const report = page.getByRole('alert').filter({ hasText: '1 reference could not be published' });
  await expect(report.getByRole('link', { name: 'Unfinished' })).toBeVisible();
  await expect(report).toContainText('Fill in: short description');
  await expect(page.getByText('Published 3 references')).toBeVisible();
  await expect(box(page, 'Unfinished')).toBeChecked();
  await expect(box(page, 'Bridge')).not.toBeChecked();
  expect(await statuses(workspace)).toEqual({
    Bridge: 'Published',
    Harbour: 'Published',
    Library: 'Published',
    Unfinished: 'Draft',
  });

  await report.getByRole('button', { name: 'Undo completed changes' }).click();
  await expect(page.getByText('Put back 3 references')).toBeVisible();
  await statusOf(page, 'Bridge', 'Draft');
  expect(Object.values(await statuses(workspace))).toEqual(['Draft', 'Draft', 'Draft', 'Draft']);
});

test('selected references are downloaded as a table with every field and no formula', async ({ page }) => {
  const workspace = await openWorkspace(page, 'List makers');
  const customer = await addCustomer(workspace, '=1+1');
  await addReference(workspace, customer, 'Bridge', { tags: ['steel', 'night work'] });
  await addReference(workspace, customer, 'Harbour', draft);
  await page.goto('/app/references?sort=title&view=table');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^list-makers-references-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(head).toMatch(/^\uFEFFCustomer,Title,Short description,.*,Public address,Updated$/);
  expect(lines.toSorted()).toEqual([
    '',
    expect.stringMatching(
      /^'=1\+1,Bridge,.*,"steel; night work",.*,Published,Public,http:.*\/bridge,[\d-]{10}$/,
    ),
    expect.stringMatching(/^'=1\+1,Harbour,.*,Draft,Public,,[\d-]{10}$/),
  ]);
});

test('publishing from the list asks about parts that nobody allowed', async ({ page }) => {
  const workspace = await openFourDrafts(page);
  const warning = page.getByRole('dialog', { name: '2 stories not allowed in full' });
  await box(page, 'Bridge').check();
  await box(page, 'Harbour').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(warning.getByRole('listitem').first()).toContainText('Not allowed yet: Name, Text.');
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page, 'Bridge')).toBeChecked();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await warning.getByRole('button', { name: 'Ask first' }).click();
  await expect(page.getByRole('dialog', { name: /2 references/ })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await statuses(workspace)).Bridge).toBe('Draft');
  await page.getByRole('button', { name: 'Actions for Library' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await publishAllTheSame(page);
  await expect.poll(async () => (await statuses(workspace)).Library).toBe('Published');
});

test('a change of status shows at once and reverts with a reason when refused', async ({
  page,
  complaints,
}) => {
  const workspace = await openFourDrafts(page);
  const { references } = await workspace.call(referenceRoutes.listReferences, {});
  const bridge = references.find(({ name }) => name === 'Bridge')!;
  await workspace.call(referenceRoutes.updateReference, {
    id: bridge.id,
    name: 'Bridge, renamed',
    attributes: { customerId: bridge.attributes.customerId },
  });
  const release = await holdRequests(page, '**/api/reference', { method: 'POST' });
  await box(page, 'Bridge').check();
  await box(page, 'Harbour').check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(row(page, 'Bridge')).toBeHidden();
  await expect(row(page, 'Harbour')).toBeHidden();

  release();
  const report = page.getByRole('alert').filter({ hasText: '1 reference could not be archived' });
  await expect(report).toContainText('Somebody else has changed it in the meantime');
  await statusOf(page, 'Bridge, renamed', 'Draft');
  await expect(row(page, 'Harbour')).toBeHidden();
  expect((await statuses(workspace)).Harbour).toBe('Archived');
  expectOnly(complaints, '409 (Conflict)');
});

/** Repeats one reference 56 times in the responses, because the free plan has no room for so many. */
async function openManyStories(page: Page, path: string): Promise<void> {
  const workspace = await openWorkspace(page, 'Many stories');
  const story = await addReference(workspace, await addCustomer(workspace, 'Acme'), 'Story');
  const references = Array.from({ length: 56 }, (_, index): Reference => {
    const number = String(index + 1).padStart(2, '0');
    const tags = [index < 53 ? 'Web' : 'Rare'];
    return { ...story, id: story.id.slice(0, -2) + number, name: `Story ${number}`, tags };
  });
  await page.context().route('**/api/reference', (route) => route.fulfill({ json: { references } }));
  await page
    .context()
    .route('**/api/reference/*', (route) =>
      route.fulfill({ json: references.find(({ id }) => route.request().url().endsWith(id)) }),
    );
  await page.goto(path);
}

test('the address holds filters, sorting and page for reloads and shared links', async ({
  page,
  context,
}) => {
  await openManyStories(page, '/app/references');
  await expect(page.getByText('1–24 of 56')).toBeVisible();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Tag').selectOption('Web');
  await expect(page.getByText('1–50 of 53')).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();

  const showsLastPage = async (tab: Page) => {
    await expect(tab.getByText('51–53 of 53')).toBeVisible();
    await expect(tab.getByRole('row').nth(1)).toContainText('Story 51');
    await expect(tab.getByRole('row')).toHaveCount(4);
  };
  await showsLastPage(page);
  await expect(page.getByRole('region', { name: 'References', exact: true })).toBeFocused();
  await page.reload();
  await showsLastPage(page);
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.removeItem('refdeck.references.view'));
  await other.goto(page.url());
  await showsLastPage(other);
});

test('rows say what the customer allows, and their menu asks for it', async ({ page }) => {
  await openFourDrafts(page);
  await expect(row(page, 'Bridge').getByText('Not asked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Bridge' }).click();
  await page.getByRole('menuitem', { name: 'Ask for approval…' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask for approval' })).toBeVisible();
});

test('a phone shows rows until somebody chooses cards', async ({ page }) => {
  await openFourDrafts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/references');
  await expect(page.getByRole('button', { name: 'Show as a table' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('listitem').filter({ hasText: 'Harbour' })).toContainText('Not asked');
  await page.getByRole('button', { name: 'Show as cards' }).click();
  await page.goto('/app/references');
  await expect(page.getByRole('button', { name: 'Show as cards' })).toHaveAttribute('aria-pressed', 'true');
});

test('the table shows whole titles and times on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const workspace = await openWorkspace(page, 'Wide');
  const title =
    'How four hundred and twelve harbour pilots gave up their paper logbooks within a single winter';
  const story = await addReference(workspace, await addCustomer(workspace, 'Acme'), title);
  const updatedAt = new Date(Date.now() - 59.5 * 60_000).toISOString();
  await page.route('**/api/reference', (route) =>
    route.fulfill({ json: { references: [{ ...story, updatedAt }] } }),
  );
  await page.goto('/app/references?view=table');
  for (const shown of [
    page.getByRole('link', { name: title }),
    page.getByText('59 minutes ago').locator('..'),
  ])
    await expect
      .poll(() => shown.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeLessThanOrEqual(0);
});

test('a new search starts at the first page, and going back restores earlier choices', async ({
  page,
  context,
}) => {
  await openManyStories(page, '/app/references?view=table&sort=title');
  await page.getByRole('link', { name: 'Published' }).click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('51–56 of 56')).toBeVisible();
  await page.getByLabel('Search references').fill('story 5');
  await expect(page.getByText('12 references', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=story\+5/);
  expect(page.url()).not.toContain('page=');
  const expectSearchCleared = async () => {
    await expect(page.getByText('1–50 of 56')).toBeVisible();
    await expect(page.getByLabel('Search references')).toHaveValue('');
  };
  await page.goBack();
  await expectSearchCleared();

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('51–56 of 56')).toBeVisible();
  // A slow processor: the address has the search long before the list is drawn.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 16 });
  await page.getByLabel('Search references').fill('story 5');
  await expect(page).toHaveURL(/q=story\+5/);
  await page.goBack();
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expectSearchCleared();
  await page.goBack();
  await expect(page).toHaveURL(/\?view=table&sort=title$|\?sort=title&view=table$/);
});

test('references are selected and added to a new collection with the keyboard alone', async ({ page }) => {
  const workspace = await openFourDrafts(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(box(page, 'Library')).toBeFocused();
  for (const title of ['Bridge', 'Harbour', 'Library']) await expect(box(page, title)).toBeChecked();
  await expect(box(page, 'Unfinished')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(box(page, 'Bridge')).not.toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');

  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  const add = page.getByRole('button', { name: 'Add to collection…' });
  while (!(await add.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add 2 references to a collection' });
  await dialog.getByLabel(/^Name/).fill('Public buildings');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added 2 references to “Public buildings”')).toBeVisible();
  await expect(dialog).toBeHidden();

  const { references } = await workspace.call(referenceRoutes.listReferences, {});
  const inCollection = references.filter(({ collectionIds = [] }) => collectionIds.length === 1);
  expect(inCollection.map(({ name }) => name).sort()).toEqual(['Harbour', 'Library']);
  await box(page, 'Bridge').check();
  await box(page, 'Harbour').check();
  await page.getByRole('button', { name: 'Add to collection…' }).click();
  await expect(page.getByRole('dialog').getByText('1 in it already')).toBeVisible();
});

test('a reference is duplicated as a draft, and several are deleted after confirmation', async ({ page }) => {
  const workspace = await openFourDrafts(page);
  await page.getByRole('button', { name: 'Actions for Bridge' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await statusOf(page, 'Copy of Bridge', 'Draft');
  await box(page, 'Harbour').check();
  await box(page, 'Unfinished').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 3 references?' });
  await dialog.getByRole('button', { name: 'Delete 3 references' }).click();
  await expect(page.getByText('Deleted 3 references')).toBeVisible();
  expect(Object.keys(await statuses(workspace)).sort()).toEqual(['Bridge', 'Copy of Bridge']);
});
