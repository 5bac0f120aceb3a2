import type { Locator, Page } from '@playwright/test';
import { publish } from './publish.ts';
import { expect } from './test.ts';
import { addCustomer, openWorkspace, type Workspace } from './workspace.ts';

/** Stored data is `inert` until the server has responded: a person cannot type into it, but Playwright's `fill` could. */
const touchable = (page: Page) => page.locator(':not([inert] *)');
export const titleOf = (page: Page) => page.getByLabel(/^Title/).and(touchable(page));
export const storyOf = (page: Page) => page.getByLabel(/^Short description/).and(touchable(page));
export const customerOf = (page: Page) =>
  page.getByRole('combobox', { name: /^Customer/ }).and(touchable(page));
export const stateOf = (page: Page, state: 'Saved' | 'Unsaved changes') =>
  page.locator('[data-reference-editor]').getByText(state, { exact: true });

export async function openEditor(page: Page, title = 'Our story'): Promise<Workspace> {
  const workspace = await openWorkspace(page, 'Editors');
  const customer = await addCustomer(workspace, 'Acme');
  await page.goto(`/app/references/new?customerId=${customer.id}`);
  await titleOf(page).fill(title);
  return workspace;
}

export const save = (page: Page) => page.getByRole('button', { name: /^Save (draft|changes)$/ }).click();

export async function chooseTemplate(page: Page, name: string): Promise<void> {
  const section = page.getByRole('button', { name: /^Template/ });
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
  // The radio button is invisible, so its label is clicked.
  await page.getByRole('radio', { name, exact: true }).locator('..').click();
}

export async function saveDraft(page: Page): Promise<string> {
  await save(page);
  await expect(page).toHaveURL(/\/app\/references\/[0-9A-Z]{26}/);
  await expect(stateOf(page, 'Saved')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

export async function publishFirst(page: Page): Promise<void> {
  await publish(page);
  const success = page.getByRole('dialog', { name: 'Your first card is on your page' });
  await success.getByRole('button', { name: 'Close' }).click();
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}
