import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { type EmbedResponse, reservedHeight } from '#contract/cards/embed';
import { eventRoutes } from '#contract/resources/event';
import { contrast } from '#contract/cards/contrast';
import { reactComponent } from '#web/shared/embed-snippet.ts';
import { hostSite, type HostSite } from './support/host-site.ts';
import { expect, test } from './support/test.ts';

const { organizationId: demo } = JSON.parse(process.env.REFDECK_DEMO ?? '{}') as { organizationId: string };
const embedOf = (attributes: string) =>
  `<refdeck-references organization="${demo}" ${attributes}></refdeck-references>`;
const scriptOf = (origin: string | undefined) => `<script async src="${origin}/embed.js"></script>`;

let site: HostSite;
test.afterEach(() => site.close());

const change = (page: Page, by: (embed: EmbedResponse, address: URL) => EmbedResponse) =>
  page.route('**/embed.json?*', async (route) => {
    const response = await route.fetch();
    const embed = (await response.json()) as EmbedResponse;
    await route.fulfill({ response, json: by(embed, new URL(route.request().url())) });
  });

test('an embed without cards takes no space and sends no events', async ({ page, baseURL }) => {
  await change(page, (embed) => ({ ...embed, cards: [] }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(eventRoutes.sendEvents.path)) sent.push(request.url());
  });
  site = await hostSite(scriptOf(baseURL) + embedOf(''));
  await page.goto(site.origin);
  const embed = page.locator('refdeck-references');
  await expect(embed).toBeHidden();
  await embed.evaluate(async (element) => {
    const handled: Promise<Event>[] = [];
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(): void {
        handled.push(new Promise((resolve) => this.addEventListener('loadend', resolve)));
        super.send();
      }
    };
    element.setAttribute('layout', 'list');
    document.body.append(element);
    element.setAttribute('layout', 'carousel');
    if (handled.length === 0) throw new Error('The embed asked for no cards.');
    await Promise.all(handled);
    dispatchEvent(new Event('pagehide'));
  });
  await expect(embed).toBeHidden();
  expect(sent).toEqual([]);
});

test('text is readable on and in every accent color of the website', async ({ page, baseURL }) => {
  site = await hostSite(
    scriptOf(baseURL) + embedOf('theme="light" layout="list"') + embedOf('theme="dark" layout="list"'),
  );
  await page.goto(site.origin);
  for (const embed of await page.locator('refdeck-references').all())
    await expect(embed.locator('.rd-card-button').first()).toBeAttached();
  // The corners of the color cube, steps between them, and one orange in addition.
  const steps = ['00', '55', 'aa', 'ff'];
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  const found = await page.evaluate(
    (accents) => {
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      const hex = (color: string) => {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b] = pen.getImageData(0, 0, 1, 1).data;
        return `#${[r, g, b].map((one) => one!.toString(16).padStart(2, '0')).join('')}`;
      };
      return accents.flatMap((accent) =>
        [...document.querySelectorAll<HTMLElement>('refdeck-references')].flatMap((element) => {
          element.style.setProperty('--refdeck-accent', accent);
          const button = element.shadowRoot!.querySelector('.rd-card-button')!;
          const { color, backgroundColor } = getComputedStyle(button);
          const card = button.closest('.rd-card')!;
          const words = card.appendChild(document.createElement('b'));
          words.style.color = 'var(--rd-accent)';
          words.style.backgroundColor = 'var(--rd-surface)';
          const own = getComputedStyle(words);
          const pairs = [
            [accent, hex(color), hex(backgroundColor)],
            [accent, hex(own.color), hex(own.backgroundColor)],
          ];
          words.remove();
          return pairs as [string, string, string][];
        }),
      );
    },
    [...colors, '#f05123'],
  );
  expect(found).toHaveLength(65 * 4);
  for (const [index, [accent, , background]] of found.entries())
    if (index % 2 === 0) expect(background).toBe(accent);
  expect(found.filter(([, color, background]) => contrast(color, background) < 4.5)).toEqual([]);
});

test('an embed without a theme follows the organization’s colors, and print shows all cards', async ({
  page,
  baseURL,
}) => {
  // The browser prefers the opposite of the demo's colors.
  await page.emulateMedia({ colorScheme: 'dark' });
  site = await hostSite(scriptOf(baseURL) + embedOf('layout="carousel"') + embedOf('theme="auto" limit="1"'));
  await page.goto(site.origin);
  const embeds = page.locator('refdeck-references');
  await expect(embeds.nth(1).getByRole('article')).toHaveCount(1);
  await expect(embeds.first().locator('.embed')).toHaveCSS('color-scheme', 'light');
  await expect(embeds.nth(1).locator('.embed')).toHaveCSS('color-scheme', 'light dark');
  const next = embeds.first().getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  await expect(next).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'print' });
  await expect(next).toBeHidden();
  expect((await embeds.first().boundingBox())!.height).toBeGreaterThan(reservedHeight);
});

test('a row higher than the reserved space is whole, and a button shows the rest', async ({
  page,
  baseURL,
}) => {
  site = await hostSite(scriptOf(baseURL) + embedOf('limit="2" layout="list"'));
  await page.goto(site.origin);
  const embed = page.locator('refdeck-references');
  await expect(embed.getByRole('article').first()).toBeVisible();
  await embed.evaluate(({ shadowRoot }) => {
    shadowRoot!.querySelector<HTMLElement>('.rd-card')!.style.height = '900px';
  });
  await expect.poll(async () => (await embed.boundingBox())!.height).toBeGreaterThan(900);
  await expect(embed.getByRole('article')).toHaveCount(1);
  await embed.getByRole('button', { name: 'Show all 2 references' }).click();
  await expect(embed.getByRole('article')).toHaveCount(2);
});

test('the current cards remain usable while other cards load', async ({ page, baseURL }) => {
  site = await hostSite(scriptOf(baseURL) + embedOf('layout="list"'));
  await page.goto(site.origin);
  const embed = page.locator('refdeck-references');
  const all = embed.getByRole('button', { name: /^Show all/ });
  await expect(all).toBeVisible();
  await page.route('**/embed.json?*', () => undefined);
  await embed.evaluate((element) => element.setAttribute('limit', '2'));
  await all.click();
  await expect(all).toBeHidden();
  expect((await embed.boundingBox())!.height).toBeGreaterThan(reservedHeight);
});

test('an embed ignores every message that the page posts to it', async ({ page, baseURL }) => {
  site = await hostSite(
    `${scriptOf(baseURL)}${embedOf('layout="list"')}
     <iframe src="${baseURL}/reference-page/${demo}?embed" title="References" width="900" height="640"></iframe>`,
  );
  await page.goto(site.origin);
  await expect(page.locator('refdeck-references').getByRole('article').first()).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('article').first()).toBeVisible();
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('refdeck-references, iframe')].map(
        (element) => element.getBoundingClientRect().height,
      ),
    );
  const before = await heights();
  await page.evaluate(async () => {
    const targets = [window, document.querySelector('iframe')!.contentWindow!];
    for (const height of [1e9, -1, Number.NaN, '99999px', null])
      for (const type of ['resize', 'refdeck:resize', 'height'])
        for (const data of [{ type, height }, JSON.stringify({ type, height }), height, [type, height]])
          for (const target of targets) target.postMessage(data, '*');
    // A sandboxed frame has an origin that differs from ours.
    const stranger = document.createElement('iframe');
    stranger.srcdoc = `<script>parent.postMessage({ type: 'resize', height: 1e9 }, '*')</script>`;
    stranger.sandbox.add('allow-scripts');
    const received = new Promise((done) =>
      addEventListener('message', ({ origin }) => origin === 'null' && done(origin)),
    );
    document.body.append(stranger);
    await received;
    stranger.remove();
  });
  expect(await heights()).toEqual(before);
});

test('the React wrapper shows the cards and keeps them when its properties change', async ({
  page,
  baseURL,
}) => {
  Object.assign(globalThis, { window: { location: { origin: baseURL } } });
  const wrapper = reactComponent();
  Reflect.deleteProperty(globalThis, 'window');
  const { outputFiles } = await build({
    stdin: {
      contents: `${wrapper}
        import { StrictMode, useState } from 'react';
        import { createRoot } from 'react-dom/client';
        function App() {
          const [limit, setLimit] = useState(1);
          return <>
            <button onClick={() => setLimit(2)}>More</button>
            <RefdeckReferences organization="${demo}" limit={limit} heading={3} style={{ '--refdeck-accent': '#0A7D55' }} />
            <RefdeckReferences organization="${demo}" limit={1} />
          </>;
        }
        createRoot(document.getElementById('app')!).render(<StrictMode><App /></StrictMode>);`,
      loader: 'tsx',
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  site = await hostSite(
    `<div id="app"></div><script>${outputFiles[0]!.text.replaceAll('</script', '<\\/script')}</script>`,
  );
  await page.goto(site.origin);
  const first = page.locator('refdeck-references').first();
  await expect(first.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(page.locator('refdeck-references').nth(1).getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(first.getByRole('article')).toHaveCount(2);
  expect(await page.locator('script[src$="/embed.js"]').count()).toBe(1);
});

test('a snippet that a script writes into the page shows the cards', async ({ page, baseURL }) => {
  const snippet = (scriptOf(baseURL).replace(' async', '') + embedOf('limit="1"')).replaceAll('/', '\\/');
  site = await hostSite(`<script>document.write('${snippet}')</script>`);
  await page.goto(site.origin);
  await expect(page.locator('refdeck-references').getByRole('article')).toHaveCount(1);
});
