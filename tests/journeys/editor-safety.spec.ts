import type { Page } from '@playwright/test';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { customerOf, openEditor, save, saveDraft, stateOf, storyOf, titleOf } from './support/editor.ts';
import { makeMember } from './support/invite.ts';
import { expect, test, expectOnly } from './support/test.ts';
import { addCustomer, addReference } from './support/workspace.ts';

const draftsHold = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text);

/** The network banner shows the same words, so the alert is searched in the editor only. */
const failureOf = (page: Page) => page.locator('[data-reference-editor]').getByRole('alert');

test('unsaved text survives a closed tab and can be discarded and restored', async ({ page, context }) => {
  await openEditor(page);
  await storyOf(page).fill('Half a thou');
  await draftsHold(page, 'Half a thou');
  await page.close();
  const next = await context.newPage();
  await next.goto('/app/references/new');
  await expect(next.getByText('Restored unsaved changes')).toBeVisible();
  await expect(titleOf(next)).toHaveValue('Our story');
  await expect(storyOf(next)).toHaveValue('Half a thou');
  await next.getByRole('button', { name: 'Discard' }).click();
  await expect(titleOf(next)).toHaveValue('');
  await next.getByRole('button', { name: 'Undo' }).click();
  await expect(titleOf(next)).toHaveValue('Our story');
});

test('on a phone a toast appears above the bar with the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await draftsHold(page, 'Our story');
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  // A hovered toast does not disappear.
  await undo.hover();
  const above = async () => (await publish.boundingBox())!.y - (await undo.boundingBox())!.y;
  await expect.poll(above).toBeGreaterThan(40);
  // Any change of the document makes the toast measure its place again.
  await page.locator('body').evaluate((body) => body.append(document.createElement('span')));
  await undo.hover();
  await expect.poll(above).toBeGreaterThan(40);
  await publish.click({ trial: true });
});

test('two tabs keep a draft each, and a third tab offers a closed tab’s draft', async ({ page, context }) => {
  await openEditor(page, 'First tab');
  await draftsHold(page, 'First tab');
  const second = await context.newPage();
  await second.goto('/app/references/new');
  await expect(titleOf(second)).toHaveValue('');
  await titleOf(second).fill('Second tab');
  await draftsHold(second, 'Second tab');
  await page.reload();
  await second.reload();
  await expect(titleOf(page)).toHaveValue('First tab');
  await expect(titleOf(second)).toHaveValue('Second tab');

  await page.close();
  const third = await context.newPage();
  await third.goto('/app/references/new');
  await expect(titleOf(third)).toHaveValue('First tab');
});

test('leaving with unsaved changes shows a notice that leads back to them', async ({ page }) => {
  await openEditor(page, 'Not done yet');
  await page.getByRole('link', { name: 'All References' }).first().click();
  await expect(page.getByText('Unsaved changes are stored on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(titleOf(page)).toHaveValue('Not done yet');
});

test('a tab shows a notice when another tab has unsaved changes to the reference', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await saveDraft(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await titleOf(other).fill('Typed over there');
  const notice = page.getByText('Unsaved changes to this reference are in another tab.');
  await expect(notice).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Our story');
  await save(other);
  await expect(notice).toBeHidden();
});

async function disagree(page: Page, mine = 'My title'): Promise<void> {
  await saveDraft(page);
  await storyOf(page).fill('My words');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await titleOf(other).fill('Their title');
  await save(other);
  await expect(stateOf(other, 'Saved')).toBeVisible();
  await other.close();
  await page.bringToFront();
  await titleOf(page).fill(mine);
  await save(page);
}

const conflictOf = (page: Page) =>
  page.getByRole('dialog', { name: 'You changed this reference in another place' });

test('two tabs that save the same reference see the differences and can keep this one', async ({
  page,
  complaints,
}) => {
  await openEditor(page);
  await disagree(page);
  const dialog = conflictOf(page);
  await expect(dialog.getByRole('article').filter({ hasText: 'Their title' })).toBeVisible();
  await expect(dialog.getByRole('article').filter({ hasText: 'My title' })).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Keep this one' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(titleOf(page)).toHaveValue('My title');
  await expect(storyOf(page)).toHaveValue('My words');
  expectOnly(complaints, '409 (Conflict)');
});

test('the other version can be kept as a whole or by field, and undone', async ({ page, complaints }) => {
  await openEditor(page);
  await disagree(page);
  const dialog = conflictOf(page);
  await dialog.getByRole('button', { name: 'Keep the other' }).click();
  await expect(titleOf(page)).toHaveValue('Their title');
  await expect(storyOf(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(storyOf(page)).toHaveValue('My words');
  await save(page);
  await expect(stateOf(page, 'Saved')).toBeVisible();

  await disagree(page, 'My next title');
  await dialog.getByRole('radio', { name: 'Title: Other tab or device' }).check();
  await dialog.getByRole('button', { name: 'Keep what is chosen' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Their title');
  await expect(storyOf(page)).toHaveValue('My words');
  expectOnly(complaints, '409 (Conflict)');
});

test('a conflict with a colleague asks only about fields changed on both sides', async ({
  page,
  complaints,
}) => {
  const workspace = await openEditor(page);
  const id = await saveDraft(page);
  const colleague = await makeMember(page, workspace);
  await titleOf(page).fill('My title');
  const { attributes } = await workspace.call(referenceRoutes.getReference, { id });
  const theirs = { id, name: 'Their title', attributes: { ...attributes, description: 'Their words' } };
  await colleague.call(referenceRoutes.updateReference, theirs, workspace.organizationId);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this reference' });
  // The colleague's update had no date, which clears the date as well.
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: 'Title: Yours' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await expect(titleOf(page)).toHaveValue('My title');
  await expect(storyOf(page)).toHaveValue('Their words');
  expectOnly(complaints, '409 (Conflict)');
});

test('a save without a network keeps the text, and Retry sends it', async ({ page, context, complaints }) => {
  await openEditor(page);
  await saveDraft(page);
  await titleOf(page).fill('Written on a train');
  await context.setOffline(true);
  await save(page);
  const failure = failureOf(page);
  await expect(failure).toContainText('No response from server. Please check your network connection.');
  await expect(titleOf(page)).toHaveValue('Written on a train');
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(stateOf(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Written on a train');
  expectOnly(complaints, 'net::ERR_INTERNET_DISCONNECTED');
});

test('a save whose response was lost causes no conflict with itself', async ({ page, complaints }) => {
  await openEditor(page);
  await saveDraft(page);
  await titleOf(page).fill('Sent into a tunnel');
  await page.route(
    '**/api/reference',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save(page);
  await expect(failureOf(page)).toContainText('No response from server.');
  await titleOf(page).fill('Out of the tunnel');
  await save(page);
  await expect(stateOf(page, 'Saved')).toBeVisible();
  await expect(conflictOf(page)).toBeHidden();
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Out of the tunnel');
  complaints.length = 0;
});

test('a reference that was deleted meanwhile can be saved as a new one', async ({ page, complaints }) => {
  const workspace = await openEditor(page);
  const id = await saveDraft(page);
  await titleOf(page).fill('Outlives its record');
  await workspace.call(referenceRoutes.deleteReference, { id });
  await save(page);
  await expect(page.getByText(/was deleted while you were editing/)).toBeVisible();

  await draftsHold(page, 'Outlives its record');
  await page.reload();
  await expect(page.getByText(/This reference was deleted. Your unsaved changes/)).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Outlives its record');
  await save(page);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page).toHaveURL(/\/app\/references\/[0-9A-Z]{26}/);
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Outlives its record');
  expectOnly(complaints, '404 (Not Found)');
});

test('a customer that was deleted meanwhile must be chosen again', async ({ page, complaints }) => {
  const workspace = await openEditor(page);
  const customer = await addCustomer(workspace, 'Short-lived');
  await page.reload();
  await customerOf(page).selectOption('Short-lived');
  await workspace.call(customerRoutes.deleteCustomer, { id: customer.id });
  await save(page);
  await expect(page.getByText('A valid customer ID is required')).toBeVisible();
  await expect(page.getByText(/This customer was deleted while you were editing/)).toBeVisible();
  await expect(customerOf(page)).toBeFocused();
  await customerOf(page).selectOption('Acme');
  await saveDraft(page);
  // The permissions of the deleted customer may still be loading.
  expectOnly(complaints, /40[04] \(/);
});

test('a full plan shows the options and keeps the text', async ({ page, complaints }) => {
  const workspace = await openEditor(page, 'One too many');
  const customer = await addCustomer(workspace, 'Frequent');
  for (const name of ['1', '2', '3', '4', '5']) await addReference(workspace, customer, name);
  await save(page);
  await expect(page.getByText(/Your plan includes 5 reference cards/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to All References' }).click();
  await page.goto('/app/references/new');
  await expect(titleOf(page)).toHaveValue('One too many');
  expectOnly(complaints, '409 (Conflict)');
});
