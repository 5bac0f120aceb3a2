import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

async function stylesOfChosen(page: Page): Promise<string[]> {
  const chosen = page.locator('[type=radio]:checked, [aria-pressed=true]');
  await expect(chosen.first(), page.url()).toBeAttached();
  return chosen.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const framed = (one: Element): Element =>
          getComputedStyle(one).borderLeftWidth === '0px' || one.matches('input')
            ? framed(one.parentElement!)
            : one;
        const { backgroundColor, borderLeftColor } = getComputedStyle(framed(element));
        return `${backgroundColor} in ${borderLeftColor}`;
      }),
  );
}

const screens: [path: string, open?: string][] = [
  ['/app/references/new'],
  ['/app/references'],
  ['/app/references/templates'],
  ['/app/references/templates?configure=standard'],
  ['/app/organization/branding'],
  ['/app/organization/billing'],
  ['/app/integrations'],
  ['/app/organization/team', 'Invite people'],
  ['/app/collections/new'],
];

test('a chosen option looks the same on every screen and differs from the others', async ({ page }) => {
  const workspace = await openWorkspace(page);
  await addReference(workspace, await addCustomer(workspace, 'Acme'), 'Shore power');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const styles = new Set<string>();
  for (const [path, open] of screens) {
    await page.goto(path);
    if (open) await page.getByRole('button', { name: open }).click();
    for (const style of await stylesOfChosen(page)) styles.add(style);
  }
  expect([...styles]).toHaveLength(1);
  await page.goto('/app/references/new');
  const other = page.locator('label').filter({ hasText: 'Private' });
  const background = await other.evaluate((label) => getComputedStyle(label).backgroundColor);
  expect([...styles][0]).not.toContain(background);
});
