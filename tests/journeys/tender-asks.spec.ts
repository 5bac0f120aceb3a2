import type { Page } from '@playwright/test';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import * as ask from '#words/ask-many';
import * as words from '#words/tenders';
import { approvalPage as own } from '#contract/words/en/approval-page';
import { expectAccessible } from './support/axe.ts';
import { linkFor, linksFor, openAsContact } from './support/contact.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

test('a contact allows one tender without the value, and its light follows', async ({ page, browser }) => {
  const workspace = await openWorkspace(page, 'Muster Architects');
  const { call } = workspace;
  const customer = await addCustomer(workspace, 'City of Muster');
  const reference = await addReference(workspace, customer, 'Kivelä school');
  const email = `contact-${Date.now()}@muster.example`;
  await call(customerRoutes.createContact, { id: customer.id, name: 'Sirpa Soitto', email });
  await call(referenceRoutes.saveFacts, {
    id: reference.id,
    version: 0,
    values: {
      contractValue: { amount: 380_000, currency: 'EUR', vat: 'excluded' },
      sizes: [{ amount: 3_100, unit: 'brm²' }],
      role: 'lead',
      endedOn: '2029-06',
      ourPart: 'All of the architecture and the interiors.',
    },
  });
  const deadline = '2030-01-31T10:00:00Z';
  const buyer = { name: 'City of Kuusilahti' };
  const tender = await call(tenderRoutes.createTender, { title: 'School of Kuusilahti', deadline, buyer });
  const need = { id: tender.id, text: 'One school', number: 1, conditions: [] };
  const { id: needId } = await call(tenderRoutes.createNeed, need);
  await call(tenderRoutes.changePicks, {
    id: tender.id,
    add: [{ referenceId: reference.id, needIds: [needId] }],
  });

  await page.goto(`/app/tenders/${tender.id}`);
  const gaps = page.getByRole('region', { name: 'What is missing' });
  const missing = gaps.getByRole('listitem').filter({ hasText: 'The customer’s permission: Kivelä school' });
  await missing.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(ask.descriptionTender)).toBeVisible();
  await expect(dialog.getByLabel(ask.tenderName)).toHaveValue('School of Kuusilahti');
  await expectAccessible(page, 'tender-ask');
  await dialog.getByRole('button', { name: ask.askFor('Sirpa Soitto', 1) }).click();
  await expect(dialog.getByText(ask.sentTo('Sirpa Soitto'))).toBeVisible();
  await dialog.getByRole('button', { name: ask.close }).last().click();
  const chosen = page.getByRole('region', { name: 'Chosen references' });
  await expect(chosen).toContainText('Waiting');

  const contact = await openAsContact(browser);
  await contact.setViewportSize({ width: 390, height: 844 });
  const link = await linkFor(page, email);
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expectAccessible(visitor, 'tender-question');
  await visitor.close();
  await contact.goto(link);
  await expect(contact.getByRole('heading', { level: 1, name: own.tender.title })).toBeVisible();
  const told = contact.getByRole('region', { name: own.tender.heading });
  for (const text of ['School of Kuusilahti', 'City of Kuusilahti', '€380,000', '3,100 brm²', 'interiors'])
    await expect(told).toContainText(text);
  await contact.getByRole('button', { name: own.tender.withoutValue }).click();
  await expect(contact.getByRole('heading', { name: own.check })).toBeVisible();
  await contact.getByRole('button', { name: own.approve, exact: true }).click();
  await expect(contact.getByRole('heading', { name: own.thanks })).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(chosen).toContainText('Refused: contract value', { timeout: 2_000 });
  }).toPass();
  await contact.context().close();
});

test('a contact is asked about three references in one mail and answers two', async ({ page, browser }) => {
  const workspace = await openWorkspace(page, 'Muster Architects');
  const { call } = workspace;
  const customer = await addCustomer(workspace, 'City of Muster');
  const titles = ['Kivelä school', 'Niittyranta library', 'Muster town hall'];
  const references = [];
  for (const title of titles) references.push(await addReference(workspace, customer, title));
  const email = `contact-${Date.now()}@muster.example`;
  await call(customerRoutes.createContact, { id: customer.id, name: 'Anna Virtanen', email });
  const tender = await call(tenderRoutes.createTender, {
    title: 'School of Kuusilahti',
    deadline: '2030-01-31T10:00:00Z',
  });
  const need = { id: tender.id, text: 'Three public buildings', number: 3, conditions: [] };
  const { id: needId } = await call(tenderRoutes.createNeed, need);
  await call(tenderRoutes.changePicks, {
    id: tender.id,
    add: references.map(({ id }) => ({ referenceId: id, needIds: [needId] })),
  });

  await page.goto(`/app/tenders/${tender.id}`);
  const askAll = page.getByRole('button', { name: words.picksAskOf('City of Muster', 3) });
  await showSizes(page, 'tender-several');
  await askAll.click();
  const dialog = page.getByRole('dialog');
  for (const title of titles) await expect(dialog.getByText(title, { exact: true })).toBeVisible();
  await expectAccessible(page, 'tender-ask-several');
  await showSizes(page, 'tender-ask-several');
  await dialog.getByRole('button', { name: ask.askFor('Anna Virtanen', 3) }).click();
  await expect(dialog.getByText(ask.sentTo('Anna Virtanen'))).toHaveCount(3);
  await dialog.getByRole('button', { name: ask.close }).last().click();
  await expect(askAll).toBeHidden();

  const contact = await openAsContact(browser);
  const links = await linksFor(page, email);
  expect(links).toHaveLength(3);
  await contact.goto(links[0]!);
  await expect(contact.getByText(titles[0]!).first()).toBeVisible();
  await expect(contact.getByText(titles[1]!)).toHaveCount(0);
  await contact.getByRole('link', { name: own.approveAll }).click();
  await contact.getByRole('button', { name: own.approve, exact: true }).click();
  await expect(contact.getByText(own.tender.others(2))).toBeVisible();
  await showSizes(contact, 'tender-answered');
  await contact.goto(links[1]!);
  await contact.getByRole('link', { name: own.no }).click();
  await contact.getByRole('button', { name: own.sendNo }).click();
  await expect(contact.getByRole('heading', { name: own.declined })).toBeVisible();

  const chosen = page.getByRole('region', { name: 'Chosen references' });
  await expect(async () => {
    await page.reload();
    await expect(chosen.getByText('Waiting')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await contact.context().close();
});

async function showSizes(page: Page, name: string): Promise<void> {
  if (!process.env.REFDECK_PICTURES) return;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.screenshot({ path: `test-results/asks/${name}-${width}.png`, fullPage: true });
  }
}
