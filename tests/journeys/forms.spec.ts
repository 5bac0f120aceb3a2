import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { readText } from '../support/document-texts.ts';
import { excelFile, formSample, paragraph, wordFile } from '../support/forms.ts';
import { shape, slideFile } from '../support/slide-forms.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

test('a form with mistakes is mended with our words alone, filled and downloaded', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Muster Architects');
  const customer = await addCustomer(workspace, 'Town of Hanko');
  for (const title of ['Kivelä school', 'Harju school']) await addReference(workspace, customer, title);
  await page.goto('/app/documents');
  await page.getByRole('link', { name: 'Forms' }).click();
  await expect(page.getByRole('heading', { name: 'No forms yet' })).toBeVisible();
  await expectAccessible(page, 'forms-empty');

  await test.step('the placeholders are listed in the three languages', async () => {
    await page.getByRole('button', { name: 'Show the placeholders' }).click();
    const list = page.getByRole('dialog', { name: 'Placeholders' });
    await expect(list).toContainText('{customer}Town of Example');
    await list.getByLabel('Language of the placeholders').selectOption('fi');
    await expect(list).toContainText('{asiakas}');
    await expectAccessible(page, 'form-placeholders', 'dialog');
    await page.keyboard.press('Escape');
  });

  const dialog = page.getByRole('dialog');
  await test.step('a file of another kind is refused in words', async () => {
    await page.getByRole('button', { name: 'Upload a form' }).click();
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog.getByText('Choose a file', { exact: true })).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(fileOf('Annex 4.docx', Buffer.from('No')));
    await expect(dialog.getByLabel('Name')).toHaveValue('Annex 4');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This is not a Word, Excel or PowerPoint file');
    await expectAccessible(page, 'form-upload', 'dialog');
    expectOnly(complaints, '422');
  });

  await test.step('every mistake is told with its place', async () => {
    await dialog.locator('input[type=file]').setInputFiles(fileOf('Annex 4.docx', formSample('errors')));
    await dialog.getByLabel('Buyer').fill('Town of Kuusilahti');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog).toBeHidden();
    const form = row(page, 'Annex 4');
    await expect(form).toContainText('Of Town of Kuusilahti');
    await form.getByText('12 mistakes').click();
    await expect(form).toContainText(
      '{titel} is no placeholder. Did you mean {title}?Table 1, row 1, column 2',
    );
    await form.getByRole('button', { name: 'Leave as it is: {erikseen}' }).click();
    await expect(form.getByText('11 mistakes')).toBeVisible();
    await expectAccessible(page, 'form-mistakes');
  });

  await test.step('a newer file mends them', async () => {
    await page.getByRole('button', { name: 'Actions for Annex 4' }).click();
    await page.getByRole('menuitem', { name: 'Upload a newer file…' }).click();
    const body = ['{#references}', '{number}. {otsikko} / {kund}', '{/references}'].map((text) =>
      paragraph(text),
    );
    await dialog.locator('input[type=file]').setInputFiles(fileOf('mended.docx', wordFile(body.join(''))));
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(row(page, 'Annex 4')).toContainText('Ready to be filled');
    await expectAccessible(page, 'forms');
  });

  await test.step('a document is made with it', async () => {
    await page.goto('/app/references?sort=-title&view=table');
    for (const title of ['Kivelä school', 'Harju school'])
      await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await page.getByRole('button', { name: 'Make document…' }).click();
    await dialog.getByLabel('Title').fill('For Kuusilahti');
    await dialog.getByRole('radio', { name: 'A form' }).check();
    await expect(dialog.getByRole('button', { name: 'Make document' })).toBeDisabled();
    await dialog.getByLabel('Form', { exact: true }).selectOption({ label: 'Annex 4 · Town of Kuusilahti' });
    await expectAccessible(page, 'document-dialog-form', 'dialog');
    await dialog.getByRole('button', { name: 'Make document' }).click();
    await page.getByRole('button', { name: 'See documents' }).click();
    await expect(row(page, 'For Kuusilahti')).toContainText('Filled form · English · 2 references');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download For Kuusilahti' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('For Kuusilahti.docx');
    const text = await readText('docx', await readFile(await file.path()));
    expect(text.trim().split('\n')).toEqual([
      '1. Kivelä school / Town of Hanko',
      '2. Harju school / Town of Hanko',
    ]);
  });

  await test.step('a blank form gets the placeholders that its labels ask for', async () => {
    await page.goto('/app/documents/forms');
    await page.getByRole('button', { name: 'Upload a form' }).click();
    await dialog.locator('input[type=file]').setInputFiles(fileOf('Blank.docx', formSample('blank')));
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog).toBeHidden();
    const form = row(page, 'Blank');
    await form.getByText('27 empty cells that we can fill').click();
    await form.getByRole('textbox').first().fill('');
    await expectAccessible(page, 'form-cells');
    await form.getByRole('button', { name: 'Type into 26 cells' }).click();
    await expect(form).toContainText('Ready to be filled');
    await expect(form).toContainText('3 fixed places');
  });

  await test.step('a form is tried before a tender needs it, and its pages are looked at', async () => {
    await page.getByRole('button', { name: 'Try it with two references: Blank' }).click();
    await expect(dialog).toHaveAccessibleName('Make a document of 2 references');
    const chosen = dialog.getByLabel('Form', { exact: true }).locator('option:checked');
    await expect(chosen).toHaveText('Blank');
    await expectAccessible(page, 'form-tried', 'dialog');
    await dialog.getByRole('button', { name: 'Make document' }).click();
    await page.getByRole('button', { name: 'See documents' }).click();
    const made = row(page, 'Blank');
    await expect(made).toContainText('Filled form · For a tender · English · 2 references');
    await expect(made).toContainText(/Without a value: \{contactName\}, .*\{picture\} \(references 1, 2\)/);
    await page.getByRole('button', { name: 'Look at the pages of Blank' }).click();
    await expect(dialog.locator('iframe').contentFrame().locator('body')).toContainText('Harju school');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'form-made');
    await page.goto('/app/documents/forms');
  });

  await test.step('a blank Excel form has its cells named as Excel names them', async () => {
    await page.getByRole('button', { name: 'Upload a form' }).click();
    const blank = excelFile([
      ['Tilaaja', ''],
      ['Arvo', ''],
    ]);
    await dialog.locator('input[type=file]').setInputFiles(fileOf('Empty.xlsx', blank));
    await dialog.getByRole('button', { name: 'Upload' }).click();
    const form = row(page, 'Empty');
    await form.getByText('2 empty cells that we can fill').click();
    await expect(form).toContainText('Sheet Form, cell B2');
    await form.getByRole('button', { name: 'Type into 2 cells' }).click();
    await expect(form).toContainText('Ready to be filled');
  });

  await test.step('an Excel form is filled as an Excel file', async () => {
    await page.getByRole('button', { name: 'Upload a form' }).click();
    const list = excelFile([['{#references}{title}', '{number}{/references}']]);
    await dialog.locator('input[type=file]').setInputFiles(fileOf('List.xlsx', list));
    await expect(dialog.getByLabel('Name')).toHaveValue('List');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(row(page, 'List')).toContainText('Own form · Excel file · 4 placeholders');
    await page.goto('/app/documents');
    await page.getByRole('link', { name: 'Make a document' }).click();
    await dialog.getByLabel('Title').fill('As a table');
    await dialog.getByRole('radio', { name: 'A form' }).check();
    await dialog.getByLabel('Form', { exact: true }).selectOption({ label: 'List' });
    await dialog.getByRole('button', { name: 'Make document' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download As a table' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('As a table.xlsx');
    expect((await readSheet(await file.path())).map(([, number]) => number)).toEqual([1, 2]);
  });

  await test.step('mistakes in slides are told with their slide and shape', async () => {
    await page.goto('/app/documents/forms');
    await page.getByRole('button', { name: 'Upload a form' }).click();
    const slides = slideFile([{ shapes: shape('Title 1', ['{#references}{titel}']) }]);
    await dialog.locator('input[type=file]').setInputFiles(fileOf('Slides.pptx', slides));
    await dialog.getByRole('button', { name: 'Upload' }).click();
    const form = row(page, 'Slides');
    await form.getByText('One mistake').click();
    await expect(form).toContainText('Did you mean {title}?Slide 1, shape Title 1');
  });

  await test.step('a form is deleted', async () => {
    await page.goto('/app/documents/forms');
    await page.getByRole('button', { name: 'Actions for Annex 4' }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted Annex 4')).toBeVisible();
    await expect(row(page, 'Annex 4')).toBeHidden();
  });
});
