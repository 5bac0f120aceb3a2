import { documentRoutes } from '#contract/resources/document';
import { permissionRoutes } from '#contract/resources/permission';
import * as told from '#contract/words/en/document-proof';
import { usageTitle } from '#words/permissions';
import * as words from '#words/where-used';
import { codeIn } from '../support/document-texts.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

test('a file’s reader sees what was withdrawn, and the team where it is used', async ({ page, browser }) => {
  const workspace = await openWorkspace(page, 'Muster Architects');
  const { call } = workspace;
  const customer = await addCustomer(workspace, 'City of Muster');
  const references = [
    await addReference(workspace, customer, 'Kivelä school'),
    await addReference(workspace, customer, 'Church of Muster'),
  ];
  await call(permissionRoutes.recordPermission, {
    customerId: customer.id,
    subjects: ['name', 'text'],
    channels: ['document'],
    wording: 'You may name us in documents',
    method: 'contract',
  });
  const [withdrawn] = references;
  const address = await addressIn(
    workspace,
    references.map(({ id }) => id),
  );

  const reader = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await reader.goto(address);
  await expect(reader.locator('main')).toHaveAttribute('data-proof-state', 'holds');
  await expect(reader.getByText('Kivelä')).toHaveCount(0);
  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expectAccessible(visitor, 'document-proof');

  await call(permissionRoutes.withdrawPermission, { referenceId: withdrawn!.id, channels: ['document'] });
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByText(told.closed)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await expect(reader.getByRole('heading', { name: 'Kivelä school' })).toBeVisible();
  await expect(reader.getByText('Church of Muster')).toHaveCount(0);
  const width = await reader.locator('html').evaluate((html) => html.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await visitor.reload();
  await expectAccessible(visitor, 'document-proof-withdrawn');

  await page.goto(`/app/customers/${customer.id}`);
  await page.getByText(usageTitle).click();
  const file = page.getByText(words.file('For a pitch', 'DOCX'));
  await expect(file).toHaveCount(2);
  await expect(file.first()).toContainText(words.fileHere);
  await expectAccessible(page, 'where-used');
});

/** The reader scans the code in the file. */
async function addressIn({ call }: Workspace, referenceIds: string[]): Promise<string> {
  const wanted = { title: 'For a pitch', format: 'docx', language: 'en' } as const;
  const { id } = await call(documentRoutes.makeDocument, { ...wanted, referenceIds });
  const downloadOf = async () => (await call(documentRoutes.getDocument, { id })).downloadUrl;
  await expect.poll(downloadOf, { timeout: 30_000 }).toBeDefined();
  return await codeIn(new Uint8Array(await (await fetch((await downloadOf())!)).arrayBuffer()));
}
