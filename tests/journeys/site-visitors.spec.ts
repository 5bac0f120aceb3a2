import { findings, wear } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the landing page begins with cards of six brands and is short', async ({ page }) => {
    await page.goto('/');
    const wall = page.getByRole('list', { name: 'Cards of six brands' });
    await expect(wall.getByRole('article')).toHaveCount(6);
    for (const picture of await wall.getByRole('img', { includeHidden: true }).all())
      await expect(picture).toHaveJSProperty('complete', true);
    await page.locator('#live').scrollIntoViewIfNeeded();
    await expect(page.locator('refdeck-references').getByRole('article').first()).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme);
      expect(await findings(page), theme).toEqual([]);
    }
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect(width).toBe(390);
    expect(height).toBeLessThan(9_000);
  });
});

test.describe('in a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('the site is dark until a visitor chooses light', async ({ page }) => {
    const dark = page.locator('html.dark');
    await page.goto('/pricing');
    await expect(dark).toHaveCount(1);
    await page.getByRole('button', { name: /dark|theme/i }).click();
    await expect(dark).toHaveCount(0);
    await page.goto('/demo');
    await expect(dark).toHaveCount(0);
    // The workspace is light until its person chooses.
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dark).toHaveCount(0);
  });
});

test('an address of a missing file gets 404, and others lead to the start page', async ({
  page,
  complaints,
}) => {
  const missing = await page.goto('/old/brochure.pdf');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const story = await page.goto('/reference-page/nobody/no-story');
  expect(story?.status()).toBe(404);
  await page.goto('/unknown');
  await expect(page).toHaveURL('/');
  expectOnly(complaints, '404');
});
