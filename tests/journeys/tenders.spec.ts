import { readFileSync } from 'node:fs';
import { documentRoutes } from '#contract/resources/document';
import { referenceRoutes } from '#contract/resources/reference';
import type { FactValues } from '#contract/reference/facts';
import { permissionRoutes } from '#contract/resources/permission';
import { tenderRoutes } from '#contract/resources/tender';
import { pdfOfText } from '../support/printed.ts';
import { expectAccessible } from './support/axe.ts';
import { openDemo } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const schools: Record<string, FactValues> = {
  'Kivelä school': { endedOn: '2028-06', sizes: [{ amount: 3_100, unit: 'brm²' }], role: 'lead' },
  'Harju school': { endedOn: '2027-01', sizes: [{ amount: 2_700, unit: 'brm²' }] },
  'Old mill': { endedOn: '2011-05', sizes: [{ amount: 9_000, unit: 'brm²' }] },
};

async function addSchools(workspace: Workspace): Promise<void> {
  const customer = await addCustomer(workspace, 'City of Muster');
  for (const [title, values] of Object.entries(schools)) {
    const { id } = await addReference(workspace, customer, title);
    await workspace.call(referenceRoutes.saveFacts, { id, version: 0, values });
    if (title !== 'Kivelä school') continue;
    await workspace.call(permissionRoutes.recordPermission, {
      customerId: customer.id,
      subjects: ['name', 'text'],
      channels: ['tender'],
      method: 'contract',
      wording: 'City of Muster allows its name and the text in tenders.',
      referenceId: id,
    });
  }
}

test('a requirement ranks the references, and a proposal chooses those that fit', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Muster Architects');
  await addSchools(workspace);

  await page.goto('/app/tenders');
  await page.getByRole('link', { name: 'New tender' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('School design');
  await dialog.getByLabel('Buyer', { exact: true }).fill('City of Muster');
  await dialog.getByLabel('Deadline').fill('2030-01-31T12:00');
  await dialog.getByRole('button', { name: 'Create tender' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'School design' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByText('More about this tender').click();
  await dialog.getByLabel('Kind of buyer').selectOption('Municipality');
  await dialog.getByLabel('Country of the buyer').fill('Finland');
  await dialog.getByLabel('Number in TED').fill('123456-2029');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByLabel('Country of the buyer')).toBeFocused();
  await dialog.getByLabel('Country of the buyer').fill('fi');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Kind of buyer')).toHaveValue('municipality');
  await expect(dialog.getByLabel('Country of the buyer')).toHaveValue('FI');
  await expect(dialog.getByLabel('Number in TED')).toHaveValue('123456-2029');
  await expectAccessible(page, 'tender-edit');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Add requirement' }).click();
  const form = page.getByRole('form', { name: 'New requirement' });
  await form.getByLabel('The buyer’s words').fill('Two schools of at least 2,500 brm² within five years');
  await form.getByLabel('How many references').fill('2');
  await form.getByRole('button', { name: 'Add condition' }).click();
  const ranked = page.getByRole('region', { name: 'References', exact: true }).getByRole('listitem');
  // The list is ranked before anything is saved.
  await expect(ranked.filter({ hasText: 'Old mill' })).toContainText('Does not fit');
  await form.getByRole('button', { name: 'Add condition' }).click();
  const size = form.getByRole('group', { name: 'Condition 2' });
  await size.getByRole('combobox', { name: 'Condition 2' }).selectOption('Size');
  await size.getByLabel('At least').fill('2 500');
  await size.getByLabel('Unit').selectOption('brm²');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(ranked).toContainText([
    /Kivelä school.*Allowed.*Fits/,
    /Harju school.*Not asked.*Fits/,
    /Old mill/,
  ]);

  await page.getByRole('button', { name: 'Propose a selection' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 references answer 1 of 1 requirements.');
  await page.getByRole('dialog').getByRole('button', { name: 'Use these' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('2 of 2 references chosen')).toBeAttached();
  const chosen = page.getByRole('region', { name: 'Chosen references' });
  await expect(chosen).toContainText('1 allowed, 1 not asked');
  const gaps = page.getByRole('region', { name: 'What is missing' });
  await expect(gaps).toContainText('The customer’s permission: Harju school');

  await chosen.getByRole('button', { name: 'Move “Harju school” up' }).click();
  await expect(chosen.getByRole('listitem')).toContainText(['Harju school', 'Kivelä school']);
  await page.reload();
  await expect(chosen.getByRole('listitem')).toContainText(['Harju school', 'Kivelä school']);
  await expectAccessible(page, 'tender-chosen');

  await chosen.getByRole('button', { name: 'Copy for ESPD: “Kivelä school”' }).click();
  await expect(dialog).toContainText('Description: Kivelä school');
  await expectAccessible(page, 'tender-espd');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').slice(-2)).toEqual(['Period: 6/2028', 'Recipient: City of Muster']);
  await page.keyboard.press('Escape');

  await chosen.getByRole('button', { name: 'What the buyer reads of “Harju school”' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Do not name the customer' })).toBeDisabled();
  await expectAccessible(page, 'tender-sheet');
  await dialog.getByLabel('Title for tenders').fill('A school for 300 pupils');
  await dialog.getByRole('checkbox', { name: 'Size' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(chosen.getByRole('listitem').first()).toContainText(
    'In this tender: words of its own and without 1 fact',
  );

  await chosen.getByRole('button', { name: 'Make a document' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: /^PDF/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Make document' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const { documents } = await workspace.call(documentRoutes.listDocuments, {});
  expect(documents).toMatchObject([{ title: 'School design', channel: 'tender', format: 'pdf' }]);
});

test('a sent tender can be looked at and not changed', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Muster Architects');
  await addSchools(workspace);
  const deadline = '2030-01-31T12:00:00.000Z';
  const { id } = await workspace.call(tenderRoutes.createTender, { title: 'School design', deadline });
  await workspace.call(tenderRoutes.createNeed, { id, text: 'A school', conditions: [] });
  await page.goto(`/app/tenders/${id}`);
  const harju = page.getByRole('checkbox', { name: 'Choose “Harju school” for this requirement' });
  await harju.click();
  await expect(harju).toBeChecked();
  await expect(page.getByText('1 of 1 references chosen')).toBeAttached();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Requirements and references stay as they were')).toBeVisible();
  await expect(harju).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add requirement' })).toBeHidden();
});

test('tenders of the demo are listed with days left and what is answered', async ({ page }) => {
  await openDemo(page);
  await page.goto('/app/tenders');
  const row = page.getByRole('listitem').filter({ hasText: 'Digital services of the city library' });
  await expect(row).toContainText(/\d+ days left/);
  await expectAccessible(page, 'tenders');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: /^Why “A catalog/ }).click();
  await expectAccessible(page, 'tender');
});

test('a notice becomes a tender with the requirements that were read from it', async ({ page }) => {
  await openWorkspace(page, 'Muster Architects');
  await page.goto('/app/tenders');
  await page.getByRole('button', { name: 'From a notice' }).click();
  const dialog = page.getByRole('dialog');
  const files = dialog.locator('input[type=file]');
  const text = readFileSync('../shared/samples/notice-text.txt', 'utf8');
  await files.setInputFiles({
    name: 'tarjouspyynto.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfOfText(text)),
  });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Back to the text' }).click();
  await dialog.getByLabel('What the buyer asks').fill('https://ted.europa.eu/en/notice/-/detail/123456-2026');
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog.getByLabel('Number in TED')).toHaveValue('00123456-2026');
  await dialog.getByRole('button', { name: 'Back to the text' }).click();
  await files.setInputFiles('../shared/samples/notice-eforms-1.13.xml');
  await expect(dialog.getByLabel('Buyer', { exact: true })).toHaveValue('Kuusilahden kaupunki');
  await expect(dialog.getByLabel('Deadline')).toHaveValue(/^2026-12-18T\d\d:00$/);
  await expect(dialog.getByRole('group', { name: 'Requirements that were found' })).toContainText(
    /3 references.*2 references/,
  );
  await expect(dialog).toContainText('Estimated value €640,000');
  await dialog.getByRole('checkbox', { name: 'CPV 71327000 (wish)' }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Region FI1B1 (wish)' })).not.toBeChecked();
  await expect(dialog.getByLabel('Number in TED')).toHaveValue('00000000-2026');
  await expect(dialog.getByLabel('Lot')).toHaveValue('Osa 1: Rakennesuunnittelu');
  await expectAccessible(page, 'tender-notice');
  await dialog.getByRole('checkbox', { name: /Projektipäälliköllä/ }).uncheck();
  await dialog.getByRole('button', { name: 'Use these' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('koulukampuksen peruskorjauksen');
  await expect(page.getByText('Ended within 5 years before the deadline')).toBeVisible();
  await expect(page.getByText('At least 2,500 brm²')).toBeVisible();
  await expect(page.getByText('CPV 71327000 (wish)')).toBeVisible();
  await expect(page.getByText('0 of 3 references chosen')).toBeAttached();
});
