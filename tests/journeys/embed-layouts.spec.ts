import type { Locator, Page } from '@playwright/test';
import { lowerHeights, reservedHeight } from '#contract/cards/embed';
import { findings } from './support/axe.ts';
import { hostSite, type HostSite } from './support/host-site.ts';
import { expect, test } from './support/test.ts';

const { organizationId: demo } = JSON.parse(process.env.REFDECK_DEMO ?? '{}') as { organizationId: string };

let site: HostSite;
test.afterEach(() => site.close());

async function visit(page: Page, origin: string, attributes: string, headers?: Record<string, string>) {
  site = await hostSite(
    `<h1>Host</h1><script async src="${origin}/embed.js"></script>
     <refdeck-references organization="${demo}" ${attributes}></refdeck-references>${'<p>After</p>'.repeat(60)}`,
    headers,
  );
  await page.goto(site.origin);
  return page.locator('refdeck-references');
}

const cardsOf = (embed: Locator) =>
  embed.evaluate((host) => {
    const { top } = host.getBoundingClientRect();
    return [...host.shadowRoot!.querySelectorAll('.cards > li')].map((item) => {
      const box = item.firstElementChild!.getBoundingClientRect();
      return {
        top: Math.round(box.top - top),
        bottom: Math.round(box.bottom - top),
        seen: getComputedStyle(item).visibility === 'visible',
      };
    });
  });

for (const width of [1120, 358])
  for (const layout of ['grid', 'list'])
    test(`a ${layout} of ${width} px shows whole rows only, and a button shows the rest`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: width + 16, height: 900 });
      const embed = await visit(page, baseURL!, `layout="${layout}"`);
      const all = embed.getByRole('button', { name: /^Show all \d+ references$/ });
      await expect(all).toBeVisible();
      const cards = await cardsOf(embed);
      const seen = cards.filter((card) => card.seen);
      // The legend below the cards has styles of its own, which must not reach the lines of the cards.
      const cut = await embed
        .locator('.rd-card-about > span, .rd-card-caption')
        .evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth).length);
      expect(cut).toBe(0);
      const button = (await all.boundingBox())!;
      const top = (await embed.boundingBox())!.y;
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.length).toBeLessThan(cards.length);
      for (const card of seen) expect(card.bottom).toBeLessThanOrEqual(button.y - top + 1);
      expect(await embed.locator('.cards').evaluate((list) => getComputedStyle(list).maskImage)).toBe('none');
      expect(cards.map((card) => card.seen)).toEqual(cards.map((_, index) => index < seen.length));
      await all.focus();
      await page.keyboard.press('Enter');
      await expect(all).toBeHidden();
      expect((await cardsOf(embed)).every((card) => card.seen)).toBe(true);
      // The focus moves to the first card that was hidden before.
      const focused = await embed.evaluate(({ shadowRoot }) => {
        const item = shadowRoot!.activeElement!.closest('li')!;
        return [...item.parentElement!.children].indexOf(item);
      });
      expect(focused).toBe(seen.length);
      expect((await embed.boundingBox())!.height).toBeGreaterThan(reservedHeight);
    });

test('quotes, logos and the badge take the space that their snippet reserves', async ({ page, baseURL }) => {
  for (const [layout, height] of Object.entries(lowerHeights)) {
    const embed = await visit(page, baseURL!, `layout="${layout}"`);
    await expect(embed.locator('.cards > li, a').first()).toBeVisible();
    for (const width of [1120, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await embed.boundingBox())!.height, `${layout} at ${width}`).toBe(height);
    }
    site.close();
  }
});

test('a single card higher than the reserved space is shown whole and does not move', async ({
  page,
  baseURL,
}) => {
  const embed = await visit(page, baseURL!, 'limit="1" tag="Operations"');
  await expect(embed.getByRole('article')).toHaveCount(1);
  await embed.evaluate(({ shadowRoot }) => {
    shadowRoot!.querySelector<HTMLElement>('.rd-card-frame')!.style.minHeight = '900px';
  });
  await expect.poll(async () => (await embed.boundingBox())!.height).toBeGreaterThan(899);
  const heights = await embed.evaluate(async (element) => {
    const seen: number[] = [];
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.push(element.getBoundingClientRect().height);
    }
    return seen;
  });
  expect(new Set(heights.slice(2)).size).toBe(1);
});

test('cards of many heights stand in columns in reading order without overlap', async ({ page, baseURL }) => {
  const embed = await visit(page, baseURL!, '');
  await embed.getByRole('button', { name: /^Show all/ }).click();
  const boxes = await embed.evaluate(({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll('article')].map((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  expect(new Set(boxes.map(({ left }) => left)).size).toBeGreaterThan(1);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top,
      ).toBe(true);
  const first = boxes.filter(({ top }) => top === boxes[0]!.top);
  expect(first).toEqual(boxes.slice(0, first.length));
});

test('a card in a list has its picture to the left of its text', async ({ page, baseURL }) => {
  const embed = await visit(page, baseURL!, 'layout="list"');
  const pictured = embed.getByRole('article').filter({ has: page.locator('.rd-card-media') });
  const card = pictured.first();
  const media = (await card.locator('.rd-card-media').boundingBox())!;
  const body = (await card.locator('.rd-card-body').boundingBox())!;
  expect(media.x + media.width).toBeLessThanOrEqual(body.x + 1);
  expect((await card.boundingBox())!.width).toBeGreaterThan(1000);
});

test('one reference is shown by its id', async ({ page, baseURL }) => {
  const embed = await visit(page, baseURL!, '');
  await expect.poll(() => embed.getByRole('article').count()).toBeGreaterThan(1);
  const last = embed.locator('[data-reference]').last();
  const id = (await last.getAttribute('data-reference'))!;
  await embed.evaluate((element, name) => element.setAttribute('reference', name), id);
  await expect(embed.getByRole('article')).toHaveCount(1);
  await expect(embed.locator('[data-reference]').first()).toHaveAttribute('data-reference', id);
});

test('the featured layout shows one reference, and customer logos open their stories', async ({
  page,
  baseURL,
}) => {
  const embed = await visit(page, baseURL!, 'layout="featured"');
  await expect(embed.getByRole('article')).toHaveCount(1);
  await embed.evaluate((element) => element.setAttribute('layout', 'logos'));
  const logos = embed.locator('.logo');
  await expect.poll(() => logos.count()).toBeGreaterThan(1);
  const names = await logos.evaluateAll((all) => all.map((one) => one.ariaLabel!.split(':')[0]));
  expect(new Set(names).size).toBe(names.length);
  expect((await embed.boundingBox())!.height).toBe(96);
  await embed.evaluate((element) => element.setAttribute('logos', 'mono'));
  const picture = logos.locator('img').first();
  await expect(picture).toHaveCSS('filter', /^grayscale\(1\)/);
  await picture.hover();
  await expect(picture).toHaveCSS('filter', 'none');
  await logos.first().click();
  await expect(embed.getByRole('dialog')).toBeVisible();
});

test('quotes rotate until paused, and stand still when reduced motion is preferred', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const embed = await visit(page, baseURL!, 'layout="quotes"');
  await expect(embed.getByRole('blockquote').first()).toBeVisible();
  // Hidden quotes have no role, so they are found by their element.
  const quotes = await embed.locator('article').all();
  expect(quotes.length).toBeGreaterThan(1);
  for (const quote of quotes) await expect(quote.locator('blockquote')).toHaveCount(1);
  const running = () =>
    embed.evaluate(({ shadowRoot }) => shadowRoot!.getAnimations().map((animation) => animation.playState));
  expect(new Set(await running())).toEqual(new Set(['running']));
  await embed.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { name: 'Host' }).click();
  expect(new Set(await running())).toEqual(new Set(['paused']));
  await expect(embed.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await running()).toEqual([]);
  await expect(embed.getByRole('button', { name: 'Next' })).toBeVisible();
});

const strict = (origin: string) =>
  `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src ${origin} data:; require-trusted-types-for 'script'; trusted-types 'none'`;

test('a story opens under a strict policy and closes by back, Escape and button', async ({
  page,
  baseURL,
  complaints,
}) => {
  const embed = await visit(page, baseURL!, '', { 'content-security-policy': strict(baseURL!) });
  const address = page.url();
  const link = embed.locator('.rd-card-link').first();
  const title = await link.innerText();
  const dialog = embed.getByRole('dialog', { name: title });
  await link.waitFor();
  await page.evaluate(() => scrollTo(0, 60));
  const opens = async () => {
    await link.click();
    await expect(dialog.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  const closed = async () => {
    await expect(dialog).toHaveCount(0);
    expect(await embed.evaluate(({ shadowRoot }) => shadowRoot!.activeElement?.textContent)).toBe(title);
    expect(await page.evaluate(() => scrollY)).toBe(60);
    expect(page.url()).toBe(address);
  };
  await opens();
  expect(await findings(page)).toEqual([]);
  for (let times = 0; times < 8; times += 1) {
    await page.keyboard.press('Tab');
    expect(
      await embed.evaluate(
        ({ shadowRoot }) =>
          !shadowRoot!.activeElement || shadowRoot!.activeElement.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.mouse.wheel(0, 5000);
  await page.goBack();
  await closed();
  await opens();
  await page.keyboard.press('Escape');
  await closed();
  await opens();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await closed();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  expect(complaints).toEqual([]);
});

test('a click with a modifier key or an unreadable story opens the link itself', async ({
  page,
  baseURL,
  complaints,
}) => {
  const embed = await visit(page, baseURL!, '');
  const link = embed.locator('.rd-card-link').first();
  const opensPage = async (press: () => Promise<void>) => {
    const popup = page.waitForEvent('popup');
    await press();
    await expect(await popup).toHaveURL(/\/reference-page\//);
    await (await popup).close();
    await expect(embed.getByRole('dialog')).toHaveCount(0);
  };
  await link.waitFor();
  // Returns whether the embed leaves the click to the browser. Headless Chromium opens no window for a modifier key, so the page
  // cancels it.
  const left = (modifiers: ('Alt' | 'Control' | 'Meta' | 'Shift')[]) =>
    page
      .evaluate(() => {
        document.addEventListener(
          'click',
          (event) => {
            document.title = String(!event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        );
      })
      .then(() => link.click({ modifiers }))
      .then(() => page.title());
  for (const key of ['Alt', 'Control', 'Meta', 'Shift'] as const) expect(await left([key]), key).toBe('true');
  await expect(embed.getByRole('dialog')).toHaveCount(0);
  await page.route('**/embed.json?*story=*', (route) => route.abort());
  await opensPage(() => link.click());
  await embed.evaluate((element) => element.setAttribute('target', 'page'));
  await opensPage(() => link.click());
  expect(complaints.every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  complaints.length = 0;
});

test('an embed on a Swedish page has Swedish controls, also when nothing loads', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/embed.json?*', (route) => route.abort());
  const embed = await visit(page, baseURL!, 'lang="sv" layout="quotes"');
  const retry = embed.getByRole('button', { name: 'Ladda om' });
  await expect(retry).toBeVisible();
  await page.unroute('**/embed.json?*');
  await retry.click();
  await expect(embed.getByRole('list', { name: 'Kundreferenser' })).toBeVisible();
  await embed.getByRole('button', { name: 'Pausa' }).click();
  await expect(embed.getByRole('button', { name: 'Fortsätt' })).toBeVisible();
  expect(complaints.every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  complaints.length = 0;
});
