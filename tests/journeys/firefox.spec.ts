import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { organizationRoutes } from '#contract/resources/organization';
import { proofPath, referencePagePath } from '#web/shared/public-address.ts';
import { ensureFirefox } from '../../tools/start/preflight.mjs';
import { openFirefox, openTab, overflowOf, type Scheme } from './support/firefox.ts';
import { hostSite } from './support/host-site.ts';
import { addCustomer, addReference, makeWorkspace } from './support/workspace.ts';

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
  const { story, collection, sealed } = await page.evaluate(() => ({
    story: document.querySelector<HTMLAnchorElement>('.rd-card-link')!.href,
    collection: document.querySelector<HTMLAnchorElement>('a[href*="/collection/"]')!.href,
    sealed: document
      .querySelector('article:has(.rd-card-seal)')!
      .closest('[data-reference]')!
      .getAttribute('data-reference')!,
  }));
  const walls = Object.entries(demo.gallery).map(([name, slug]) => [name, origin + referencePagePath(slug)]);
  return {
    ...Object.fromEntries(walls),
    story,
    collection,
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

/** Remembers where things stand when a document shows itself, because Firefox reports no layout shifts. */
const rememberPositions = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const positions = () =>
      [...document.querySelectorAll('h1, h2, h3, .rd-card')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.textContent}: ${[x, y, width, height].map(Math.round).join(' ')}`;
      });
    let first: string[] | undefined;
    Object.assign(window, { moved: () => positions().filter((now, index) => now !== first?.[index]) });
    const remember = () => {
      if (document.readyState !== 'loading' && document.documentElement.style.visibility !== 'hidden')
        first ??= positions();
    };
    // The parser replaces the element that this script sees.
    new MutationObserver(remember).observe(document, { attributeFilter: ['style'], subtree: true });
    document.addEventListener('readystatechange', remember);
  });

const movedOn = (page: Page) => page.evaluate(() => (window as unknown as { moved: () => string[] }).moved());

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
      const shown = await surfaces(page, baseURL!);
      await rememberPositions(page);
      for (const [name, address] of Object.entries(shown)) {
        await page.setViewport({ width: 1440, height: 900 });
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await settled(page);
        const letters = (await lettersOf(page)).map(({ status }) => status);
        if (name !== 'approval') expect(letters, name).toContain('loaded');
        // The others do not wait for their letters.
        if (!['approval', 'proof'].includes(name)) expect(await movedOn(page), name).toEqual([]);
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

for (const scheme of ['light', 'dark'] satisfies Scheme[])
  test(`Firefox shows embeds on a foreign page when ${scheme}, and a story in one`, async ({ baseURL }) => {
    const firefox = await openFirefox(scheme);
    const site = await hostSite(
      `<meta name="color-scheme" content="light dark"><h1>Host</h1><script async src="${baseURL}/embed.js"></script>
       ${['grid', 'list', 'quotes']
         .map(
           (layout) =>
             `<refdeck-references organization="${demo.organizationId}" layout="${layout}"></refdeck-references>`,
         )
         .join('')}`,
    );
    try {
      const { page, complaints } = await openTab(firefox);
      for (const width of [1440, 390]) {
        await page.setViewport({ width, height: 3_000 });
        await page.goto(site.origin);
        await inEmbed(page, '.rd-card-link');
        await page.waitForNetworkIdle();
        expect(await overflowOf(page), `${width}`).toBe(0);
        await page.screenshot({ path: `${pictures}/embed-${width}-${scheme}.png` });
      }
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

test('Firefox signs in, opens a draft and publishes it', async ({ page: chromium, baseURL }) => {
  const workspace = await makeWorkspace(chromium, 'By Firefox');
  const customer = await addCustomer(workspace, 'Acme');
  const { id } = await addReference(workspace, customer, 'A quay at night', { status: 'Draft' });
  await workspace.call(organizationRoutes.saveSettings, { permissionPolicy: 'off' });
  const firefox = await openFirefox('light');
  try {
    const { page, complaints } = await openTab(firefox);
    const { email, password } = workspace.account;
    await page.goto(`${baseURL}/login`);
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[type="password"]').fill(password);
    await page.locator('button[type="submit"]').click();
    // The form has a heading too, so only the address tells that the session has begun.
    await page.waitForFunction(() => location.pathname.startsWith('/app'));
    await page.waitForNetworkIdle();
    await page.goto(`${baseURL}/app/references`);
    await (await page.waitForSelector(`main a[href="/app/references/${id}"]`))!.click();
    await page.locator('::-p-aria([name="Publish"][role="button"])').click();
    await page.waitForSelector('::-p-aria([name="View on your page"][role="link"])');
    await page.goto(baseURL + referencePagePath(workspace.slug));
    await page.waitForSelector('.rd-card-title ::-p-text(A quay at night)');
    expect(complaints).toEqual([]);
  } finally {
    await firefox.close();
  }
});
