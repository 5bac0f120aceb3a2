import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { collectionRoutes } from '#contract/resources/collection';
import { documentRoutes, type Document } from '#contract/resources/document';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

/** A ferry that the customer took back, a quay allowed but for its quote, and a crane that nobody asked about. */
async function withHarbor(workspace: Workspace) {
  const { call } = workspace;
  const customer = await addCustomer(workspace, 'Harbour of Hanko');
  const ferry = await addReference(workspace, customer, 'A ferry without smoke');
  const quay = await addReference(workspace, customer, 'Quay 12', { custom: { quote: 'It holds.' } });
  const crane = await addReference(workspace, customer, 'The crane that sleeps');
  const given = { customerId: customer.id, wording: 'Yes', method: 'email', channels: ['document'] } as const;
  for (const { id } of [ferry, quay])
    await call(permissionRoutes.recordPermission, {
      ...given,
      channels: [...given.channels],
      referenceId: id,
      subjects: ['name', 'text'],
      expiresOn: '2099-05-01',
    });
  await call(permissionRoutes.withdrawPermission, {
    referenceId: ferry.id,
    by: 'customer',
    reason: 'We do not give references',
  });
  return { ferry, quay, crane };
}

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

async function rowsOf(page: Page, title: string): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await row(page, title)
    .getByRole('button', { name: `Download ${title}` })
    .click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`${title}.csv`);
  return (await readFile(await file.path(), 'utf8')).split('\r\n');
}

test('chosen references become a table in the chosen language, in the order of the list', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Seafront');
  await workspace.call(organizationRoutes.saveSettings, { languages: ['fi'] });
  await withHarbor(workspace);
  await page.goto('/app/references?sort=-title&view=table');
  for (const title of ['The crane that sleeps', 'Quay 12'])
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await expectAccessible(page, 'references-selected');
  await page.getByRole('button', { name: 'Make document…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a document of 2 references' });
  await dialog.getByLabel('Title').fill('');
  await dialog.getByRole('button', { name: 'Make document' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await dialog.getByLabel('Title').fill('For Turku');
  await dialog.getByRole('radio', { name: 'CSV table' }).check();
  await dialog.getByLabel('Language').selectOption('fi');
  await expectAccessible(page, 'document-dialog', 'dialog');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'See documents' }).click();
  await expect(row(page, 'For Turku')).toContainText('CSV table · Finnish · 2 references');
  await expect(row(page, 'For Turku')).toContainText('Robin Example · ');
  const [head, ...lines] = await rowsOf(page, 'For Turku');
  expect(head).toMatch(/^\uFEFF?Kohde,Asiakas,/);
  expect(lines.map((line) => line.split(',')[0]).slice(0, 2)).toEqual(['The crane that sleeps', 'Quay 12']);
});

test('chosen references become pictures for posts in the chosen shape, as one archive', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Seafront');
  await withHarbor(workspace);
  await page.goto('/app/references?sort=-title&view=table');
  for (const title of ['The crane that sleeps', 'Quay 12'])
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'Make document…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a document of 2 references' });
  await dialog.getByRole('radio', { name: 'Pictures for posts' }).check();
  await dialog.getByRole('radio', { name: 'Upright' }).check();
  await expectAccessible(page, 'document-dialog-shapes', 'dialog');
  await dialog.getByRole('button', { name: 'Make document' }).click();
  await page.getByRole('button', { name: 'See documents' }).click();
  await expect(row(page, 'Seafront')).toContainText('Pictures for posts');
  await expect(row(page, 'Seafront')).toContainText('Upright');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Seafront' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Seafront.zip');
  const pictures = Object.entries(unzipSync(await readFile(await file.path())));
  expect(pictures.map(([name]) => name)).toEqual([
    '01 Harbour of Hanko – The crane that sleeps.png',
    '02 Harbour of Hanko – Quay 12.png',
  ]);
  for (const [, bytes] of pictures)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 });
});

test('the first page of a document is seen in the list, and larger on request', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Seafront');
  const { quay } = await withHarbor(workspace);
  const wanted = { title: 'Quay', format: 'pdf', look: 'voice', language: 'en' } as const;
  await workspace.call(documentRoutes.makeDocument, { ...wanted, referenceIds: [quay.id] });
  await page.goto('/app/documents');
  await expect(row(page, 'Quay')).toContainText('PDF · Voice · English');
  const open = page.getByRole('button', { name: 'Look at the first page of Quay' });
  await expect(open).toBeVisible();
  await expect.poll(() => widthOf(open.locator('img'))).toBe(160);
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'First page of Quay' });
  const large = dialog.getByRole('img', { name: 'First page of Quay' });
  await expect.poll(() => widthOf(large)).toBe(1000);
  await expectAccessible(page, 'document-preview', 'dialog');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.route('**/documents/**/*-small.webp*', (route) => route.fulfill({ body: 'no picture' }));
  await page.reload();
  await expect(row(page, 'Quay').getByText('pdf', { exact: true })).toBeVisible();
});

test('a Word document shows its pages, or says that they cannot be drawn', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Seafront');
  const { quay } = await withHarbor(workspace);
  const wanted = { title: 'Quay', format: 'docx', language: 'en' } as const;
  await workspace.call(documentRoutes.makeDocument, { ...wanted, referenceIds: [quay.id] });
  await page.goto('/app/documents');
  const open = page.getByRole('button', { name: 'Look at the pages of Quay' });
  const dialog = page.getByRole('dialog', { name: 'Pages of Quay' });
  const frame = dialog.locator('iframe[title="Pages of Quay"][sandbox="allow-same-origin"]');
  const sheet = frame.contentFrame().locator('section').first();
  const width = () => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().width));
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));

  await test.step('they fit on a phone from the start', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open.click();
    await expect.poll(width).toBeLessThan(350);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(thrown).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the keyboard opens, enters and closes them', async () => {
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toContainText('Quay 12');
    await expect(dialog).toContainText('Word decides where each line and page ends');
    expect(await width()).toBe(794);
    await expectAccessible(page, 'document-pages', 'dialog');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(width).toBeLessThan(350);
    await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Tab');
    await expect(frame).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });

  await test.step('what is no Word document is said in words', async () => {
    const headers = { 'access-control-allow-origin': '*' };
    await page.route('**/documents/**/*.docx*', (route) => route.fulfill({ body: 'no document', headers }));
    await open.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'The pages could not be drawn. The file itself can be downloaded.',
    );
    await expectAccessible(page, 'document-pages-failed', 'dialog');
    await page.unrouteAll();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toBe('Quay.docx');
  });
});

const widthOf = (picture: Locator) =>
  picture.evaluate((element) => (element as HTMLImageElement).naturalWidth);

test('the document of a collection says what is not allowed, is made again and deleted', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Seafront');
  const { ferry, quay, crane } = await withHarbor(workspace);
  const { id } = await workspace.call(collectionRoutes.createCollection, {
    name: 'Maritime',
    visibility: 'public',
    itemIds: [quay.id, ferry.id, crane.id],
  });
  await page.goto(`/app/collections/${id}`);
  await page.getByRole('button', { name: 'Make document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a document of “Maritime”' });
  await dialog.getByRole('radio', { name: 'CSV table' }).check();
  await dialog.getByRole('button', { name: 'Make document' }).click();
  await page.getByRole('button', { name: 'See documents' }).click();
  const lines = await rowsOf(page, 'Maritime');
  expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual(['Quay 12', 'The crane that sleeps']);

  const made = row(page, 'Maritime');
  await expect(made).toContainText('Its permissions hold until May 1, 2099');
  await made.getByText('1 reference left out, wholly or in part').click();
  await expect(made).toContainText('A ferry without smoke: left out entirely');
  await made.getByText('2 references with parts that nobody has allowed').click();
  await expect(made).toContainText('Quay 12: quote');
  await expect(made).toContainText('The crane that sleeps: name and text');

  await workspace.call(referenceRoutes.updateReference, {
    id: quay.id,
    name: 'Quay 13',
    attributes: quay.attributes,
  });
  await page.getByRole('button', { name: 'Actions for Maritime' }).click();
  const asked = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('menuitem', { name: 'Make again' }).click();
  await asked;
  expect((await rowsOf(page, 'Maritime')).join()).toContain('Quay 13');
  await page.getByRole('button', { name: 'Actions for Maritime' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted Maritime')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  expect((await workspace.call(documentRoutes.listDocuments, {})).documents).toEqual([]);
});

test('all published references become a document, and failures say why', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Seafront');
  await page.goto('/app/documents');
  await expect(page.getByRole('link', { name: 'Choose references' })).toBeVisible();
  await expectAccessible(page, 'documents-empty');
  await page.getByRole('link', { name: 'Make one of all published' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a document of all published references' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Seafront');
  const layout = dialog.getByLabel('Layout');
  await expect(layout.locator('option:checked')).toHaveText('Like your cards');
  await layout.selectOption('Outcome');
  await expect(dialog.getByText('The result and its figures first')).toBeVisible();
  await dialog.getByRole('radio', { name: 'CSV table' }).check();
  await expect(layout).toBeHidden();
  await dialog.getByRole('button', { name: 'Make document' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Seafront')).toContainText('There are no references for this document');
  await withHarbor(workspace);
  await page.getByRole('button', { name: 'Make again: Seafront' }).click();
  expect(await rowsOf(page, 'Seafront')).toHaveLength(3);
});

test('the list shows documents in every state, page by page', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Seafront');
  const { crane } = await withHarbor(workspace);
  const make = (title: string, referenceIds?: string[]) =>
    workspace.call(documentRoutes.makeDocument, { title, format: 'xlsx', language: 'en', referenceIds });
  for (const title of ['For Turku', 'Our newest work', 'A pitch for the harbour board'])
    await make(title, title.includes('Turku') ? [crane.id] : undefined);
  const all = async () => (await workspace.call(documentRoutes.listDocuments, {})).documents;
  await expect.poll(async () => (await all()).map(({ status }) => status)).not.toContain('pending');
  const [first, second, third] = await all();
  const pending = { ...first, status: 'pending', references: undefined, size: undefined } as Document;
  const failed = { ...second, status: 'failed', references: undefined, size: undefined } as Document;
  await page.route('**/api/document*', (route) =>
    route.fulfill({
      json: route.request().url().includes('cursor')
        ? { documents: [{ ...third, id: 'older', holdsUntil: '2020-02-01' }] }
        : {
            documents: [
              { ...pending, leftOut: undefined, notAllowed: undefined, holdsUntil: undefined },
              {
                ...failed,
                reason: 'There are no references for this document',
                leftOut: undefined,
                notAllowed: undefined,
                holdsUntil: undefined,
              },
              { ...first, id: 'again' },
              third,
            ],
            nextCursor: 'older',
          },
    }),
  );
  await page.goto('/app/documents');
  await expect(page.getByText('Being made. You can close this tab.')).toBeVisible();
  await expect(page.getByText('There are no references for this document')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText(/^A permission ended on/)).toBeVisible();
  await page.getByText('2 references with parts that nobody has allowed').first().click();
  await expectAccessible(page, 'documents');
});
