import { invite } from './support/invite.ts';
import { expect, newAccount, test } from './support/test.ts';
import { addCustomer, addReference, makeWorkspace, openWorkspace } from './support/workspace.ts';

test('the dashboard lists incomplete drafts, cards without a picture and pending invitations', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Busy Studio');
  const customer = await addCustomer(workspace, 'Acme');
  await addCustomer(workspace, 'Nobody yet');
  await addReference(workspace, customer, 'Ready story', { status: 'Draft' });
  await addReference(workspace, customer, 'Half a story', {
    status: 'Draft',
    attributes: { customerId: customer.id },
  });
  await addReference(workspace, customer, 'Unlisted story', { visibility: 'unlisted' });
  const waiting = newAccount();
  await invite(page, workspace, waiting, { role: 'admin' });
  await invite(page, await makeWorkspace(page, 'Harbour Works'), workspace.account);

  await page.goto('/app/dashboard');
  const drafts = page.getByRole('region', { name: 'Drafts waiting' });
  await expect(drafts.getByRole('link', { name: /Half a story/ })).toContainText('Needs short description');
  await expect(drafts.getByRole('link', { name: /Ready story/ })).toContainText('Ready to publish');
  await expect(page.locator('main').getByRole('region').nth(1)).toHaveAccessibleName('Drafts waiting');
  await expect(page.getByRole('link', { name: /^Published/ })).toContainText('None on your page');
  await expect(page.getByRole('link', { name: /^Drafts/ })).toContainText('1 ready to publish');
  await expect(page.getByRole('link', { name: /^Customers/ }).last()).toContainText('1 without a reference');
  await expect(page.getByRole('region', { name: 'Needs a picture' }).getByRole('link')).toHaveCount(3);
  const sent = page.getByRole('region', { name: 'Invitations sent' });
  await expect(sent).toContainText(waiting.email);
  await expect(sent).toContainText('As an admin · expires in 6 days');
  await page.getByRole('link', { name: 'See invitation to Harbour Works' }).click();
  await expect(page.getByRole('heading', { name: 'You are invited to Harbour Works' })).toBeVisible();
});
