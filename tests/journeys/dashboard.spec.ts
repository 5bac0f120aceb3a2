import { captchaRoutes } from '#contract/captcha';
import { teamRoutes } from '#contract/team';
import { tokenFor } from '../support/captcha-token.ts';
import { expect, test } from './support/test.ts';
import {
  addCustomer,
  addReference,
  makeWorkspace,
  openWorkspace,
  type Workspace,
} from './support/workspace.ts';

async function invite({ call }: Workspace, email: string): Promise<void> {
  const challenge = await call(captchaRoutes.getCaptcha, { purpose: 'invite' });
  const captchaToken = await tokenFor(challenge);
  await call(teamRoutes.invitePerson, { email, role: 'admin', captchaToken });
}

test('the first steps tick themselves off as they are done, and are put away at the end', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Beginners');
  await page.goto('/app/dashboard');
  const steps = page.getByRole('region', { name: 'Your first published reference' });
  await expect(steps.getByText('0 of 3 done')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Add customer' })).toBeVisible();
  const customer = await addCustomer(workspace, 'Acme');
  await page.reload();
  await expect(steps.getByText('1 of 3 done')).toBeVisible();
  await addReference(workspace, customer, 'First story', { status: 'Draft' });
  await page.reload();
  await expect(steps.getByText('2 of 3 done')).toBeVisible();
  await steps.getByRole('link', { name: 'Open draft' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View on your page' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const done = page.getByRole('region', { name: 'You are all set' });
  await expect(done.getByText('3 of 3 done')).toBeVisible();
  await done.getByRole('button', { name: 'Dismiss first steps' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Latest published' })).toBeVisible();
  await expect(done).toBeHidden();
});

test('drafts say what they lack, cards without a picture and unanswered invitations are listed', async ({
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
  await invite(workspace, 'waiting@example.com');
  const other = await makeWorkspace(page, 'Harbour Works');
  await invite(other, workspace.account.email);

  await page.goto('/app/dashboard');
  const drafts = page.getByRole('region', { name: 'Drafts waiting' });
  await expect(drafts.getByRole('link', { name: /Half a story/ })).toContainText('Needs short description');
  await expect(drafts.getByRole('link', { name: /Ready story/ })).toContainText('Ready to publish');
  await expect(page.getByRole('link', { name: /^Published/ })).toContainText('None on your page');
  await expect(page.getByRole('link', { name: /^Drafts/ })).toContainText('1 ready to publish');
  await expect(page.getByRole('link', { name: /^Customers/ }).last()).toContainText('1 without a reference');
  await expect(page.getByRole('region', { name: 'Needs a picture' }).getByRole('link')).toHaveCount(3);
  const sent = page.getByRole('region', { name: 'Invitations sent' });
  await expect(sent).toContainText('waiting@example.com');
  await expect(sent).toContainText('As an admin · expires in 6 days');
  await page.getByRole('link', { name: 'See invitation to Harbour Works' }).click();
  await expect(page.getByRole('heading', { name: 'You are invited to Harbour Works' })).toBeVisible();
});
