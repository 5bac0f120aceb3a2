import type { Page } from '@playwright/test';
import { openEditor, save, saveDraft, stateOf, titleOf } from './support/editor.ts';
import { expect, test } from './support/test.ts';

/** Parts of the editor come when they are needed; what cannot be fetched is said, and loses nothing. */
const withhold = (page: Page, chunk: string) =>
  page.route(`**/static/${chunk}-*.js`, (route) => route.abort());

const expected = (complaints: string[]) => {
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
};

test('the form below the story is there when the page is scrolled to it, and for the keyboard', async ({
  page,
}) => {
  await openEditor(page);
  await saveDraft(page);
  const visibility = page.getByRole('radio', { name: /^Public/ });
  await page.reload();
  await expect(titleOf(page)).toBeVisible();
  await expect(visibility).toHaveCount(0);
  await page.mouse.wheel(0, 3_000);
  await expect(visibility).toBeInViewport();

  await page.reload();
  await expect(titleOf(page)).toBeVisible();
  await expect(visibility).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(visibility).toBeChecked();
});

test('a rest of the form that cannot be fetched says so, keeps what was typed, and comes with Retry', async ({
  page,
  complaints,
}) => {
  await openEditor(page);
  await saveDraft(page);
  await withhold(page, 'form-rest');
  await page.reload();
  await titleOf(page).fill('Typed meanwhile');
  await expect(page.getByText('The rest of the form could not be loaded')).toBeVisible();
  await page.unrouteAll();
  // Not scrolled to, as a click would: coming near fetches it, too.
  await page.getByRole('button', { name: 'Retry' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Who can see it' })).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Typed meanwhile');
  expected(complaints);
});

test('a save that cannot be checked for want of its code says so, and Retry saves', async ({
  page,
  complaints,
}) => {
  await openEditor(page);
  await saveDraft(page);
  await withhold(page, 'check-reference');
  await page.reload();
  await titleOf(page).fill('Typed meanwhile');
  await save(page);
  const header = page.locator('[data-reference-editor]');
  await expect(header).toContainText('No response from server. Please check your network connection.');
  await expect(titleOf(page)).toHaveValue('Typed meanwhile');
  await page.unrouteAll();
  await header.getByRole('button', { name: 'Retry' }).click();
  await expect(stateOf(page, 'Saved')).toBeVisible();
  expected(complaints);
});
