import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { proofPath, referencePagePath } from '#web/shared/public-address.ts';
import { ensureFirefox } from '../../tools/start/preflight.mjs';
import { openFirefox, openTab, overflowOf, type Scheme } from './support/firefox.ts';
import { hostSite } from './support/host-site.ts';

const demo = JSON.parse(process.env.REFDECK_DEMO ?? '{}') as {
  email: string;
  password: string;
  organizationId: string;
  slug: string;
  gallery: Record<string, string>;
  approvalToken: string;
};
// One worker runs them all, so that Firefox is installed once.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => ensureFirefox());

const pictures = 'test-results/firefox';

/** The addresses of a story and of a proof are read from the page, as a visitor finds them. */
async function surfaces(page: Page, origin: string): Promise<Record<string, string>> {
  await page.goto(origin + referencePagePath(demo.slug));
  const { story, sealed } = await page.evaluate(() => ({
    story: document.querySelector<HTMLAnchorElement>('.rd-card-link')!.href,
    sealed: document
      .querySelector('article:has(.rd-card-seal)')!
      .closest('[data-reference]')!
      .getAttribute('data-reference')!,
  }));
  const walls = Object.entries(demo.gallery).map(([name, slug]) => [name, origin + referencePagePath(slug)]);
  return {
    ...Object.fromEntries(walls),
    story,
    proof: origin + proofPath(demo.organizationId, sealed),
    approval: `${origin}/approve/${demo.approvalToken}`,
  };
}

/** Without the fallbacks of the same measure, which are fonts that this machine may not have. */
const lettersOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('Fallback'))
      .map(({ family, status }) => ({ family, status })),
  );

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
}

/** Puppeteer's own waiting sees no change inside a shadow root. */
const inEmbed = (page: Page, selector: string, shown = true) =>
  page.waitForFunction(
    (wanted, isShown) => {
      const root = document.querySelector('refdeck-references')?.shadowRoot;
      return Boolean(root) && (root!.querySelector(wanted) !== null) === isShown;
    },
    {},
    selector,
    shown,
  );

for (const scheme of ['light', 'dark'] satisfies Scheme[])
  test(`Firefox shows every public surface whole and in the brand's letters when ${scheme}`, async ({
    baseURL,
  }) => {
    mkdirSync(pictures, { recursive: true });
    const firefox = await openFirefox(scheme);
    try {
      const { page, complaints } = await openTab(firefox);
      for (const [name, address] of Object.entries(await surfaces(page, baseURL!))) {
        await page.setViewport({ width: 1440, height: 900 });
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await settled(page);
        const letters = (await lettersOf(page)).map(({ status }) => status);
        if (name !== 'approval') expect(letters, name).toContain('loaded');
        expect(letters, name).not.toContain('error');
        expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(
          scheme === 'dark',
        );
        for (const width of [1440, 390, 320]) {
          await page.setViewport({ width, height: 900 });
          await settled(page);
          expect(await overflowOf(page), `${name} at ${width}`).toBe(0);
          if (width > 320)
            await page.screenshot({ path: `${pictures}/${name}-${width}-${scheme}.png`, fullPage: true });
        }
      }
      expect(complaints).toEqual([]);
    } finally {
      await firefox.close();
    }
  });

test('Firefox shows an embed on a foreign page, and a story in it', async ({ baseURL }) => {
  const firefox = await openFirefox('light');
  const site = await hostSite(
    `<h1>Host</h1><script async src="${baseURL}/embed.js"></script>
     <refdeck-references organization="${demo.organizationId}" layout="grid"></refdeck-references>`,
  );
  try {
    const { page, complaints } = await openTab(firefox);
    await page.setViewport({ width: 390, height: 900 });
    await page.goto(site.origin);
    await inEmbed(page, '.rd-card-link');
    expect(await overflowOf(page)).toBe(0);
    await (await page.$('>>> .rd-card-link'))!.click();
    await inEmbed(page, 'dialog h1');
    await page.keyboard.press('Escape');
    await inEmbed(page, 'dialog', false);
    expect(complaints).toEqual([]);
  } finally {
    site.close();
    await firefox.close();
  }
});

test('Firefox signs in and opens the list of references', async ({ baseURL }) => {
  const firefox = await openFirefox('light');
  try {
    const { page, complaints } = await openTab(firefox);
    await page.goto(`${baseURL}/login`);
    await page.locator('input[type="email"]').fill(demo.email);
    await page.locator('input[type="password"]').fill(demo.password);
    await page.locator('button[type="submit"]').click();
    // The form has a heading too, so only the address tells that the session has begun.
    await page.waitForFunction(() => location.pathname.startsWith('/app'));
    await page.waitForNetworkIdle();
    await page.goto(`${baseURL}/app/references`);
    await page.waitForSelector('main a[href^="/app/references/"]');
    expect(complaints).toEqual([]);
  } finally {
    await firefox.close();
  }
});
