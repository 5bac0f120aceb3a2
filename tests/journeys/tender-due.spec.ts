import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FactValues } from '#contract/reference/facts';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import * as documentWords from '#words/made-documents';
import * as proposalWords from '#words/tender-proposal';
import * as sentWords from '#words/tender-sent';
import * as words from '#words/tenders';
import { readText } from '../support/document-texts.ts';
import { formSample } from '../support/forms.ts';
import { expect, test } from './support/test.ts';
import { Work } from './support/work.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const most = { clicks: 60, minutes: 15 };
const fitting = ['Kivelä school', 'Harju school', 'Mäntylä daycare'];

const facts: FactValues = {
  workKind: 'renovation',
  endedOn: '2025-06',
  sizes: [{ amount: 3_100, unit: 'brm²' }],
  contractValue: { amount: 85_000, currency: 'EUR' },
  ourValue: { amount: 85_000, currency: 'EUR' },
};

/** Three references that fit and are allowed in tenders, and one that is too old. */
async function addReferences(workspace: Workspace): Promise<void> {
  const customer = await addCustomer(workspace, 'City of Muster');
  for (const title of [...fitting, 'Old mill']) {
    const { id } = await addReference(workspace, customer, title);
    const values = title === 'Old mill' ? { ...facts, endedOn: '2001-05' } : facts;
    await workspace.call(referenceRoutes.saveFacts, { id, version: 0, values });
  }
  await workspace.call(permissionRoutes.recordPermission, {
    customerId: customer.id,
    subjects: ['name', 'text', 'value'],
    channels: ['tender'],
    method: 'contract',
    wording: 'City of Muster allows its name, the text and the values in tenders.',
  });
}

test('a notice becomes a sent form with three references in at most sixty clicks', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Muster Architects');
  await addReferences(workspace);
  await page.goto('/app/tenders');
  const work = new Work();
  const dialog = page.getByRole('dialog');
  const click = (name: string | RegExp, role: 'button' | 'link' = 'button') =>
    work.click(page.getByRole(role, { name }).last());
  const open = async (file: Parameters<ReturnType<typeof dialog.locator>['setInputFiles']>[0]) => {
    work.clicks += 2;
    await dialog.locator('input[type=file]').setInputFiles(file);
  };

  await test.step('the notice becomes a tender with three references', async () => {
    await click('From a notice');
    await open('../shared/samples/notice-eforms-1.13.xml');
    await work.click(dialog.getByRole('checkbox', { name: /Projektipäälliköllä/ }));
    await work.click(dialog.getByRole('button', { name: 'Use these' }));
    await click(words.propose);
    await expect(dialog).toContainText('3 references answer 1 of 1 requirements.');
    await work.click(dialog.getByRole('button', { name: proposalWords.use }));
    await expect(page.getByText('3 of 3 references chosen')).toBeAttached();
    await expect(page.getByRole('region', { name: 'Chosen references' })).toContainText('3 allowed');
  });

  await test.step('the buyer’s blank form gets its placeholders', async () => {
    await click(words.makeDocument);
    await work.click(dialog.getByRole('radio', { name: 'A form' }));
    await click(documentWords.seeForms, 'link');
    await click('Upload a form');
    const buffer = Buffer.from(formSample('blank'));
    await open({ name: 'Annex 4.docx', mimeType: 'application/octet-stream', buffer });
    await work.click(dialog.getByRole('button', { name: 'Upload' }));
    await work.click(page.getByText('27 empty cells that we can fill'));
    await click('Type into 27 cells');
    await expect(page.getByText('3 fixed places')).toBeVisible();
  });

  await test.step('the form is filled with what the customers allow', async () => {
    await click('Tenders', 'link');
    await click(/koulukampuksen/i, 'link');
    await click(words.makeDocument);
    await work.click(dialog.getByRole('radio', { name: 'A form' }));
    work.clicks += 2;
    await dialog.getByLabel('Form', { exact: true }).selectOption({ label: 'Annex 4' });
    await work.click(dialog.getByRole('button', { name: 'Make document' }));
    await expect(dialog).toBeHidden();
  });

  await test.step('what was sent is recorded', async () => {
    await click(words.pageSend);
    // The file may still be made, and appears when it is ready.
    await work.click(dialog.getByRole('checkbox').first());
    work.typed += 1;
    await dialog.getByLabel(sentWords.receivers).fill('kirjaamo@kuusilahti.example');
    await work.click(dialog.getByRole('button', { name: sentWords.save }));
    await expect(dialog).toBeHidden();
    const sent = page.getByRole('region', { name: sentWords.title });
    const downloading = page.waitForEvent('download');
    await work.click(sent.getByRole('button', { name: /^Download/ }));
    const text = await readText('docx', await readFile(await (await downloading).path()));
    for (const title of fitting) expect(text).toContain(title);
    expect(text).not.toContain('Old mill');
    expect(text).toMatch(/85[\s,.]?000/);
  });

  const figures = work.figures();
  writeFileSync('test-results/tender-due.json', JSON.stringify(figures, undefined, 2));
  expect(figures.clicks).toBeLessThanOrEqual(most.clicks);
  expect(figures.minutes).toBeLessThanOrEqual(most.minutes);
});
