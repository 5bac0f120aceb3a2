import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { documentRoutes } from '#contract/resources/document';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import * as words from '#words/tender-proof';
import * as told from '#contract/words/en/buyer-proof';
import { codeIn } from '../support/document-texts.ts';
import { expectAccessible } from './support/axe.ts';
import { approve, linkFor, openAsContact } from './support/contact.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

test('a buyer reads what the customer confirmed, and later that it was withdrawn', async ({
  page,
  browser,
  context,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Muster Architects');
  const { call } = workspace;
  const customer = await addCustomer(workspace, 'City of Muster');
  const reference = await addReference(workspace, customer, 'Kivelä school');
  const referenceId = reference.id;
  const email = `contact-${Date.now()}@muster.example`;
  const contact = { id: customer.id, name: 'Sirpa Soitto', email };
  const { id: contactId } = await call(customerRoutes.createContact, contact);
  await call(referenceRoutes.saveFacts, {
    id: referenceId,
    version: 0,
    values: {
      contractValue: { amount: 380_000, currency: 'EUR', vat: 'excluded' },
      sizes: [{ amount: 3_100, unit: 'brm²' }],
      role: 'lead',
      startedOn: '2026-03',
      endedOn: '2029-06',
      ourPart: 'All of the architecture and the interiors.',
    },
  });
  const other = await addReference(
    workspace,
    await addCustomer(workspace, 'Parish of Muster'),
    'Church of Muster',
  );
  const deadline = '2030-01-31T10:00:00Z';
  const buyer = { name: 'City of Kuusilahti' };
  const title = 'Design of the school of Kuusilahti';
  const tender = await call(tenderRoutes.createTender, { title, deadline, buyer });
  const add = [referenceId, other.id].map((id) => ({ referenceId: id, needIds: [] }));
  await call(tenderRoutes.changePicks, { id: tender.id, add });
  await call(approvalRoutes.askApproval, {
    referenceId,
    contactId,
    subjects: ['name', 'text', 'value'],
    channels: ['tender'],
    tender: { id: tender.id },
  });

  await approve(await openAsContact(browser), await linkFor(page, email));
  const ledger = async () => (await call(permissionRoutes.getPermission, { referenceId })).entries.length;
  await expect.poll(ledger, { timeout: 30_000 }).toBe(1);

  await page.goto(`/app/tenders/${tender.id}`);
  const section = page.getByRole('region', { name: words.title });
  await page.getByRole('button', { name: words.title }).click();
  await section.getByRole('button', { name: words.make }).click();
  await expect(section.getByRole('alert')).toContainText(words.refused('Church of Muster'));
  expectOnly(complaints, '409');
  await section.getByRole('button', { name: words.leaveOut }).click();
  await expect(section).toContainText(words.states.confirmed, { timeout: 20_000 });
  await expect(section.getByRole('checkbox', { name: 'Church of Muster' })).not.toBeChecked();
  await call(permissionRoutes.recordPermission, {
    customerId: other.attributes.customerId,
    subjects: ['name', 'text'],
    channels: ['tender'],
    wording: 'You may name us in tenders',
    method: 'contract',
  });
  await section.getByRole('checkbox', { name: 'Church of Muster' }).check();
  await section.getByRole('button', { name: words.refresh }).click();
  await expect(section).toContainText(words.states.held);
  await expect(section).toContainText(words.opens(0));
  await expectAccessible(page, 'tender-proof');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await section.getByRole('button', { name: words.copy }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: words.download }).click();
  expect((await download).suggestedFilename()).toBe('proof-qr.svg');

  const address = await codeIn(await fileFor(workspace, tender.id, referenceId));
  expect(address).toBe(copied);
  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(address);
  await expect(reader.locator('main')).toHaveAttribute('data-proof-state', 'partial');
  await expect(reader.getByRole('region', { name: 'Kivelä school' })).toContainText(
    'Confirmed by the customer on',
  );
  await expect(reader.getByRole('region', { name: 'Kivelä school' })).toContainText('€380,000');
  await expect(reader.getByRole('region', { name: 'Church of Muster' })).toContainText(
    told.held('Muster Architects'),
  );
  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expectAccessible(visitor, 'buyer-proof');

  await call(permissionRoutes.withdrawPermission, { referenceId, channels: ['tender'] });
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByText('Withdrawn on')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await expect(reader.getByText('Kivelä')).toHaveCount(0);
  await visitor.reload();
  await expectAccessible(visitor, 'buyer-proof-withdrawn');

  await section.getByRole('button', { name: words.end }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.end }).click();
  await expect(section.getByRole('button', { name: words.make })).toBeVisible();
  const response = await reader.reload();
  expect(response?.status()).toBe(410);
  await expect(reader.getByRole('heading', { name: told.over })).toBeVisible();
  await expect(reader.getByText('Muster')).toHaveCount(0);
});

/** The buyer reads the code in it. */
async function fileFor({ call }: Workspace, tenderId: string, referenceId: string): Promise<Uint8Array> {
  const wanted = { title: 'References', format: 'docx', language: 'en', channel: 'tender' } as const;
  const { id } = await call(documentRoutes.makeDocument, {
    ...wanted,
    tenderId,
    referenceIds: [referenceId],
  });
  const addressOf = async () => (await call(documentRoutes.getDocument, { id })).downloadUrl;
  await expect.poll(addressOf, { timeout: 30_000 }).toBeDefined();
  return new Uint8Array(await (await fetch((await addressOf())!)).arrayBuffer());
}
