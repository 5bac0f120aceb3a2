import type { Page } from '@playwright/test';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import type { Subject } from '#contract/rules/choices';
import { storyPath } from '#web/shared/public-address.ts';
import { findings, wear } from './support/axe.ts';
import { approve, linkFor, openAsContact } from './support/contact.ts';
import { expect, newAccount, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

const given = { wording: 'Yes', method: 'email', channels: ['reference-page', 'website'] } as const;
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const warning = (page: Page) =>
  page.getByRole('dialog', { name: 'Sample Ferries does not allow all of this' });
const option = (page: Page, name: string) => warning(page).getByRole('radio', { name });

/** A draft with a quote by a named person, of which the customer allows the given parts. */
async function openDraft(page: Page, allowed: readonly Subject[]) {
  const workspace = await openWorkspace(page, 'Warned');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const { id } = await addReference(workspace, customer, 'The quay', {
    status: 'Draft',
    custom: { quote: 'We never missed a ferry again.', quotePerson: 'Maija Meri' },
  });
  const about = { customerId: customer.id, referenceId: id };
  const record = (parts: readonly Subject[], expiresOn?: string) =>
    workspace.call(permissionRoutes.recordPermission, {
      ...given,
      ...about,
      subjects: [...parts],
      channels: [...given.channels],
      expiresOn,
    });
  if (allowed.length > 0) await record(allowed);
  const read = () => workspace.call(referenceRoutes.getReference, { id });
  return { workspace, customer, id, record, read };
}

test('under off, publishing what nobody allowed asks nothing', async ({ page }) => {
  const { workspace, id, read } = await openDraft(page, []);
  await workspace.call(organizationRoutes.saveSettings, { permissionPolicy: 'off' });
  await page.goto(`/app/references/${id}`);
  await publish(page);
  await expect(page.getByRole('dialog', { name: 'Your first card is on your page' })).toBeVisible();
  expect((await read()).override).toBeUndefined();
});

test('a part without permission is left out, and a refused one whatever is chosen', async ({ page }) => {
  const { workspace, id, record, read } = await openDraft(page, ['name', 'text', 'person']);
  await record(['quote'], '2020-01-31');
  await workspace.call(permissionRoutes.withdrawPermission, {
    referenceId: id,
    channels: ['website'],
    by: 'customer',
    reason: 'Not on other sites',
  });
  await page.goto(`/app/references/${id}`);
  await publish(page);
  const part = (name: string) => warning(page).getByRole('region', { name });
  await expect(part('Not allowed yet').getByRole('listitem')).toHaveText([/Quote.*Ended on 31 Jan 2020/]);
  await expect(part('Refused Stays out, whatever you choose')).toContainText('“Not on other sites”');
  await expect(option(page, 'Publish without these parts')).toBeChecked();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme);
      for (const choice of ['Publish without these parts', 'Publish all the same']) {
        await option(page, choice).check();
        expect(await findings(page, undefined, 'dialog'), `${width}, ${theme}`).toEqual([]);
        await page.screenshot({
          path: `test-results/publish-warning/${choice.slice(8, 11)}-${width}-${theme}.png`,
        });
      }
    }
  }
  await option(page, 'Publish without these parts').check();
  await warning(page).getByRole('button', { name: 'Publish without these parts' }).click();
  await expect(page.getByRole('region', { name: 'Published' })).toContainText('Left out');
  expect(await read()).toMatchObject({ status: 'Published', leaveOut: ['quote'] });
});

test('publishing all the same needs a reason, which the audit trail keeps', async ({ page }) => {
  const { id, read } = await openDraft(page, ['name', 'text']);
  await page.goto(`/app/references/${id}`);
  await publish(page);
  await option(page, 'Publish all the same').check();
  const go = warning(page).getByRole('button', { name: 'Publish all the same' });
  await go.click();
  await expect(warning(page)).toContainText('Say why, in at least 10 characters');
  await warning(page)
    .getByLabel(/^Reason/)
    .fill('They agreed on the phone.');
  await go.click();
  await expect(warning(page)).toBeHidden();
  await expect.poll(read).toMatchObject({
    status: 'Published',
    override: { reason: 'They agreed on the phone.' },
  });
  // Nobody is asked again about parts that are public already.
  await page.reload();
  await page.getByLabel(/^Short description/).fill('Another text.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await read()).attributes.description).toBe('Another text.');
});

test('asking first leaves a draft, which a yes publishes', async ({ page, browser }) => {
  const { workspace, customer, id, read } = await openDraft(page, []);
  const email = newAccount().email.replace('@example.com', '@ferries.example');
  await workspace.call(customerRoutes.createContact, { id: customer.id, name: 'Maija Meri', email });
  await page.goto(`/app/references/${id}`);
  await publish(page);
  // Without its name and text nothing is left of a card.
  await expect(option(page, 'Publish without these parts')).toHaveCount(0);
  await expect(option(page, 'Ask first')).toBeChecked();
  await expect(warning(page)).toContainText('Stays a draft. Maija Meri gets a mail.');
  const byItself = warning(page).getByRole('checkbox', {
    name: 'Publish it by itself when Maija Meri says yes',
  });
  await expect(byItself).toBeChecked();
  for (const [width, theme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await wear(page, theme);
    expect(await findings(page, undefined, 'dialog'), `${width}, ${theme}`).toEqual([]);
    await page.screenshot({ path: `test-results/publish-warning/ask-${width}-${theme}.png` });
  }
  await option(page, 'Publish all the same').check();
  await expect(byItself).toHaveCount(0);
  await warning(page).getByRole('button', { name: 'Cancel' }).click();
  expect((await read()).status).toBe('Draft');
  await publish(page);
  await warning(page).getByRole('button', { name: 'Ask first' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask for approval' });
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking).toBeHidden();
  expect((await read()).status).toBe('Draft');
  await page.goto(`/app/customers/${customer.id}`);
  await expect(page.getByText('A yes publishes it.')).toBeVisible();

  const contact = await openAsContact(browser);
  await approve(contact, await linkFor(page, email));
  await expect.poll(read).toMatchObject({ status: 'Published' });
  expect((await read()).override).toBeUndefined();
  await contact.goto(storyPath(workspace.slug, (await read()).slug!));
  await expect(contact.getByText('We never missed a ferry again.')).toBeVisible();
  await expect(contact.getByText('Confirmed by the customer').first()).toBeVisible();
});
