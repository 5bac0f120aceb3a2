import type { Page } from '@playwright/test';
import { findings, wear } from './support/axe.ts';
import {
  emptyScreens,
  openDemo,
  signedOutScreens,
  sitePages,
  workspaceScreens,
  type Screen,
} from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { enter, makePerson, openWorkspace } from './support/workspace.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/**
 * Checks one screen on desktop and phone in both themes: it fits and axe finds nothing. `npm run screenshots` keeps its pictures.
 * The window changes its size without a reload, because opening a screen takes longer than checking it.
 */
async function checkScreen(page: Page, { name, path, heading, perSize }: Screen): Promise<void> {
  await page.setViewportSize(sizes.desktop);
  await page.goto(path);
  for (const [device, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    if (perSize) await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    // Some parts of a page load with the first key or touch.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await checkBothThemes(page, name, device);
  }
}

async function checkBothThemes(page: Page, name: string, device: string, part = 'html'): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} scrolls sideways on a ${device}`).toBeLessThanOrEqual(0);
    // Pictures would take half of the time.
    if (process.env.REFDECK_PICTURES) {
      await page.screenshot({ path: `test-results/screens/${name}-${device}-${theme}.png`, fullPage: true });
    }
    // The themes differ only in colors.
    const rules = theme === 'light' ? undefined : ['color-contrast'];
    expect(await findings(page, rules, part), `${name}, ${device}, ${theme}`).toEqual([]);
  }
}

test('every screen for signed-out people is accessible and fits', async ({ page }) => {
  for (const screen of signedOutScreens) await checkScreen(page, screen);
});

// Two parts can run in parallel.
for (const part of [0, 1]) {
  test(`every page of the site is accessible and fits, part ${part + 1}`, async ({ page }) => {
    for (const path of sitePages.filter((_, index) => index % 2 === part)) {
      await page.setViewportSize(sizes.desktop);
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe(path);
      for (const [device, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        // Header and footer are the same on every page and are checked once.
        const within = path === '/' ? 'html' : 'main';
        await checkBothThemes(page, `site${path.replaceAll('/', '-')}`, device, within);
      }
    }
  });

  test(`every screen of the workspace is accessible and fits, part ${part + 1}`, async ({ page }) => {
    const screens = await workspaceScreens(await openDemo(page));
    for (const screen of screens.filter((_, index) => index % 2 === part)) await checkScreen(page, screen);
  });
}

test('every screen of a new organization is accessible and fits', async ({ page }) => {
  await enter(page, (await makePerson(page)).tokens);
  await checkScreen(page, { name: 'first-organization', path: '/app', heading: 'Create your organization' });
  await openWorkspace(page, 'Looked at');
  for (const screen of emptyScreens) await checkScreen(page, screen);
});

test('the dialog that asks for the password is accessible and fits', async ({ page, complaints }) => {
  await openWorkspace(page, 'Confirming');
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  for (const [device, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    await checkBothThemes(page, 'confirm-identity', device);
  }
  expect(complaints).toEqual([]);
});
