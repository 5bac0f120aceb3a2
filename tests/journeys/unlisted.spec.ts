import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

test('the link of an unlisted reference is copied in its menu, and shows it to whoever has it', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workspace = await openWorkspace(page, 'Quiet Studio');
  const customer = await addCustomer(workspace, 'Acme');
  await addReference(workspace, customer, 'Only by its link', { visibility: 'unlisted' });
  await page.goto('/app/references');
  await page.getByRole('button', { name: 'Actions for Only by its link' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Only by its link').first()).toBeVisible();
  await visitor.goto(address.replace(/\/[^/]+$/, ''));
  await expect(visitor.getByRole('heading', { name: 'Quiet Studio' }).first()).toBeVisible();
  await expect(visitor.getByText('Only by its link')).toHaveCount(0);
  await visitor.close();
});
