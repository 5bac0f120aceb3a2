import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { createFirstOrganization, expect, newAccount, signUp, test } from './support/test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, against WCAG A and AA. */
async function findings(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script, which our own content security policy would refuse.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const theme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries(sizes)) {
    test(`every screen is accessible and fits, ${theme} on a ${device}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);

      const look = async (name: string, path: string, ready: string | RegExp) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
        await page.screenshot({
          path: `test-results/screens/${name}-${device}-${theme}.png`,
          fullPage: true,
        });
        expect(await findings(page), name).toEqual([]);
      };

      await look('landing', '/', /./);
      await look('newsletter', '/newsletter/confirm#token', 'Confirm your subscription');
      await look('login', '/login', 'Sign in');
      await look('forgot-password', '/forgot-password', /password/i);
      await look('signup', '/signup', 'Create your account');
      await signUp(page, newAccount());
      expect(await findings(page), 'first organisation').toEqual([]);
      await createFirstOrganization(page, 'Looked at');
      await look('dashboard', '/app', /Good|Welcome|Hello/);
      await look('customers-empty', '/app/customers', 'All Customers');
      await look('references-empty', '/app/references', 'All References');
      await look('customer-new', '/app/customers/new', 'Add New Customer');
      await look('reference-new', '/app/references/new', 'Create New Reference');
      await look('join', '/app/profile/join/01HZX0000000000000000000ZZ', 'Join an organization');
      await look('settings', '/app/profile', 'Settings');
    });
  }
}
