import type { Page } from '@playwright/test';
import { organizationRoutes } from '#contract/resources/organization';
import { referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { pairings } from '#web/shared/typefaces/pairings.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, makeWorkspace } from './support/workspace.ts';

/** The clock stands still, so that no font of a slow machine is late. */
async function openCold(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node?: Element }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push(`${value} ${sources.map(({ node }) => node?.outerHTML.slice(0, 120)).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
}

/** How far each shift moved what. */
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** A page whose fonts are late replaces their stack with the fallback alone. */
const fallsBack = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--rd-display') !== '');

const loaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );

for (const chosen of ['poster', 'chambers'] as const)
  test(`a first visit shows the letters of ${chosen} without a shift`, async ({ page, browser, baseURL }) => {
    const workspace = await makeWorkspace(page, 'Letters');
    const customer = await addCustomer(workspace, 'Acme');
    const { slug } = await addReference(workspace, customer, 'Eighteen months of quiet mornings');
    await workspace.call(organizationRoutes.saveBranding, {
      brandColors: { primary: '#1d4e89', secondary: '#0f766e', text: '#0f1f33', background: '#ffffff' },
      layout: 'grid',
      template: { id: 'default' },
      typefaces: chosen,
    });
    const references = referencePagePath(workspace.slug);
    for (const path of [references, storyPath(workspace.slug, slug!), `${references}?embed`]) {
      const context = await browser.newContext({ baseURL });
      const visit = await context.newPage();
      await openCold(visit, path);
      const title = visit
        .getByRole('article')
        .or(visit.getByRole('heading', { level: 1 }))
        .first();
      await expect(title).toBeVisible();
      expect(await loaded(visit), path).toContain(pairings[chosen].display.family);
      await expect(visit.locator('h1, .rd-card-title').last()).toHaveCSS(
        'font-weight',
        String(pairings[chosen].weight),
      );
      expect(await fallsBack(visit), path).toBe(false);
      expect(await shiftsOf(visit), path).toEqual([]);
      await context.close();
    }
  });

test('no page, story, collection or frame of the demo shifts on a first visit', async ({
  browser,
  baseURL,
}) => {
  const demo = JSON.parse(process.env.REFDECK_DEMO!) as {
    slug: string;
    gallery: Record<string, string>;
  };
  const found = await browser.newPage({ baseURL });
  await found.goto(referencePagePath(demo.slug));
  const linked = (selector: string) => found.locator(selector).first().getAttribute('href');
  const addresses = [
    ...[demo.slug, ...Object.values(demo.gallery)].map((slug) => referencePagePath(slug)),
    `${referencePagePath(demo.slug)}?embed`,
    (await linked('.rd-card-link'))!,
    (await linked('a[href*="/collection/"]'))!,
  ];
  await found.close();
  for (const width of [1440, 390])
    for (const address of addresses) {
      const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
      const visit = await context.newPage();
      await openCold(visit, address);
      await expect(visit.getByRole('heading').first()).toBeVisible();
      await visit.waitForLoadState('networkidle');
      expect(await fallsBack(visit), address).toBe(false);
      expect(await shiftsOf(visit), `${address} at ${width}`).toEqual([]);
      await context.close();
    }
});
