import { documentRoutes } from '#contract/resources/document';
import { permissionRoutes } from '#contract/resources/permission';
import { tenderRoutes } from '#contract/resources/tender';
import * as dashboardWords from '#words/dashboard';
import * as outcomes from '#words/tender-outcome';
import * as words from '#words/tender-sent';
import * as tenderWords from '#words/tenders';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const tenderTitle = 'School of Kuusilahti';

/** A tender with one reference and a finished document about it. */
async function addTender(workspace: Workspace) {
  const { call } = workspace;
  const customer = await addCustomer(workspace, 'City of Muster');
  const reference = await addReference(workspace, customer, 'Kivelä school');
  const deadline = '2030-01-31T12:00:00.000Z';
  const tender = await call(tenderRoutes.createTender, { title: tenderTitle, deadline });
  await call(tenderRoutes.changePicks, { id: tender.id, add: [{ referenceId: reference.id, needIds: [] }] });
  const wanted = { title: 'Annex 4', format: 'docx', language: 'en', channel: 'tender' } as const;
  const referenceIds = [reference.id];
  const { id } = await call(documentRoutes.makeDocument, { ...wanted, referenceIds });
  await expect
    .poll(async () => (await call(documentRoutes.getDocument, { id })).status, { timeout: 30_000 })
    .toBe('ready');
  return { tenderId: tender.id, referenceId: reference.id };
}

test('a dispatch needs a reason, and a withdrawal says what to tell the buyer', async ({
  page,
  context,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Muster Architects');
  const { tenderId, referenceId } = await addTender(workspace);
  await page.goto(`/app/tenders/${tenderId}`);
  await page.getByRole('button', { name: tenderWords.pageSend }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: words.save })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /Annex 4/ }).check();
  await dialog.getByLabel(words.receivers).fill('kirjaamo@kuusilahti.example\nMaija Meri');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kivelä school');
  expectOnly(complaints, '409');
  await dialog.getByLabel(words.reason).fill('The city said so on the phone');
  await expectAccessible(page, 'tender-send');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toBeHidden();

  const sent = page.getByRole('region', { name: words.title });
  await expect(sent).toContainText('kirjaamo@kuusilahti.example, Maija Meri');
  await expect(sent).toContainText(words.despite('The city said so on the phone'));
  await expect(sent).toContainText('Not asked: name and text');
  const download = page.waitForEvent('download');
  await sent.getByRole('button', { name: words.downloadOf('Annex 4') }).click();
  expect((await download).suggestedFilename()).toBe('Annex 4.docx');

  await workspace.call(permissionRoutes.withdrawPermission, { referenceId, channels: ['tender'] });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: words.recalls(1) })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  const recall = page.getByRole('region', { name: words.recalls(1) });
  await expect(recall).toContainText('“Kivelä school”: name and text no longer allowed');
  await expectAccessible(page, 'tender-recall');
  await page.goto('/app');
  await page
    .getByRole('region', { name: dashboardWords.tendersTitle })
    .getByRole('link', { name: dashboardWords.tenderRecalls(1) })
    .click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recall.getByRole('button', { name: words.copy }).click();
  await expect(recall.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Annex 4, reference 1');
  expect(copied).toContain('Muster Architects');

  await recall.getByRole('button', { name: words.told }).click();
  await page.getByRole('dialog').getByLabel(words.recallNote).fill('Maija Meri, by mail');
  await page.getByRole('dialog').getByRole('button', { name: words.recallSave }).click();
  const closed = page.getByRole('region', { name: words.recallsClosed });
  await expect(closed).toContainText('Maija Meri, by mail');
  await expect(recall).toBeHidden();
});

test('an outcome has reasons, and the list says what a year brought', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Muster Architects');
  const { tenderId } = await addTender(workspace);
  await workspace.call(tenderRoutes.updateTender, { id: tenderId, status: 'sent' });
  await page.goto(`/app/tenders/${tenderId}`);
  await page.getByRole('button', { name: outcomes.record }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(outcomes.decision).selectOption('Lost');
  await dialog.getByLabel(outcomes.ourPoints).fill('eighty');
  await dialog.getByRole('button', { name: outcomes.save }).click();
  await expect(dialog.getByLabel(outcomes.ourPoints)).toBeFocused();
  await dialog.getByLabel(outcomes.ourPoints).fill('82.5');
  await dialog.getByLabel(outcomes.ourPrice).fill('412 000');
  await dialog.getByRole('checkbox', { name: outcomes.reasonNames['too old'] }).check();
  await dialog.getByLabel(outcomes.verdictOf('Kivelä school')).selectOption('Refused');
  await dialog.getByLabel(outcomes.whyOf('Kivelä school')).fill('Completed seven years ago');
  await expectAccessible(page, 'tender-outcome');
  await dialog.getByRole('button', { name: outcomes.save }).click();
  await expect(dialog).toBeHidden();
  const section = page.getByRole('region', { name: outcomes.title });
  await expect(section).toContainText('“Kivelä school” was refused: Completed seven years ago');
  await expect(section).toContainText('€412,000');
  await page.getByRole('link', { name: 'Tenders' }).first().click();
  const year = page.getByRole('region', { name: outcomes.yearTitle });
  await expect(year).toContainText('0 of 1 won (0 %)');
  await expect(year).toContainText('references too old (1)');
  await expectAccessible(page, 'tenders-year');
  const download = page.waitForEvent('download');
  await year.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/tenders.*\.csv$/);
});
