import type { Page } from '@playwright/test';
import { organizationRoutes } from '#contract/resources/organization';
import { reservedHeight } from '#contract/cards/embed';
import { eventBatch, type EventBatch } from '#contract/resources/event';
import { findings } from './support/axe.ts';
import { hostSite } from './support/host-site.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, makeWorkspace } from './support/workspace.ts';

const { organizationId: demo } = JSON.parse(process.env.REFDECK_DEMO ?? '{}') as { organizationId: string };
const snippet = (attributes: string, origin: string) =>
  `<script async src="${origin}/embed.js"></script>
   <refdeck-references ${attributes} style="display:block;min-height:${reservedHeight}px"></refdeck-references>`;

/** Records the beacons of a page, including one in a background tab. */
const keepBatches = (page: Page) =>
  page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      sent[sent.length] = body as string;
      return send(address, body);
    };
  });

async function batchesOf(page: Page): Promise<EventBatch[]> {
  // The embed sends its events when the page is left.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const sent = await page.evaluate(() => (window as unknown as { sent: string[] }).sent.join('\n'));
  return sent
    .split('\n')
    .filter(Boolean)
    .map((body) => eventBatch.parse(JSON.parse(body)));
}

const visibleOn = async (page: Page) =>
  (await batchesOf(page))
    .flatMap(({ events }) => events)
    .flatMap(({ type, referenceId }) => (type === 'visible' ? [referenceId] : []));

/** The styles of the second card, because the page enlarges its first. */
const cardStyleOf = (page: Page) =>
  page
    .getByRole('article')
    .nth(1)
    .evaluate((card) =>
      [card, ...card.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        const names = [
          'color',
          'backgroundColor',
          'fontSize',
          'fontWeight',
          'padding',
          'borderRadius',
        ] as const;
        return [element.className, element.textContent, ...names.map((name) => style[name])].join('|');
      }),
    );

test('an embedded card looks as on the page, shifts no layout and counts its website', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/reference-page/${demo}`);
  const onPage = await cardStyleOf(page);
  const site = await hostSite(
    `<h1>Customers</h1>${snippet(`organization="${demo}" layout="list"`, baseURL!)}<h2 id="after">After</h2>
     ${snippet(`organization="${demo}" limit="2" theme="dark" heading="3"`, baseURL!)}`,
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await keepBatches(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A late response would reveal a layout shift.
  await page.route('**/embed.json?*', async (route) => {
    await page.waitForTimeout(600);
    await route.continue();
  });
  await page.goto(site.origin);

  const [first, second] = [
    page.locator('refdeck-references').first(),
    page.locator('refdeck-references').nth(1),
  ];
  await expect(first.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await second.scrollIntoViewIfNeeded();
  await expect(second.getByRole('heading', { level: 3 })).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  expect(await page.evaluate(() => document.cookie + localStorage.length + sessionStorage.length)).toBe('00');
  expect(requests.filter((path) => path.endsWith('embed.json'))).toHaveLength(2);
  // The host gives cards the page's weight and column, which it otherwise sets itself.
  await first.evaluate((element) => {
    element.style.setProperty('--refdeck-weight', '500');
    element.style.setProperty('--refdeck-card-width', '400px');
    element.removeAttribute('layout');
  });
  await expect(first.locator('.rd-card-layout-card').first()).toBeVisible();
  expect(await cardStyleOf(page)).toEqual(onPage);

  await second.evaluate((element) => element.setAttribute('limit', '1'));
  await expect(second.getByRole('article')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await first.getByRole('button', { name: /^Show all \d+ references$/ }).click();
  await expect(first.getByRole('button')).toBeHidden();
  await first.evaluate((element) => element.setAttribute('target', 'page'));
  const opened = page.waitForEvent('popup');
  await first
    .getByRole('link', { name: 'A booking desk that survives Monday mornings', exact: true })
    .click();
  await (await opened).close();
  await page.bringToFront();
  await expect.poll(async () => (await visibleOn(page)).length).toBeGreaterThan(2);
  const batches = await batchesOf(page);
  const events = batches.flatMap((batch) => batch.events);
  expect(batches[0]).toMatchObject({ organizationId: demo, source: 'embed', referrer: '127.0.0.1' });
  expect(events.filter(({ type }) => type === 'view')).toHaveLength(1);
  expect(events.filter(({ type }) => type === 'open')).toHaveLength(1);
  const visible = await visibleOn(page);
  expect(new Set(visible).size).toBe(visible.length);
  site.close();
});

const strict = (origin: string) =>
  `default-src 'none'; script-src ${origin} 'nonce-host'; connect-src ${origin}; img-src ${origin} data:; style-src 'nonce-host'; require-trusted-types-for 'script'; trusted-types 'none'`;

test('the embed works on a hostile page under a strict policy without console errors', async ({
  page,
  baseURL,
}) => {
  const hostile = `
    <style nonce="host">
      * { all: unset !important; color: red !important; text-transform: uppercase !important; }
      ul, li, article, refdeck-references { display: none !important; }
    </style>
    <script nonce="host">
      const broken = () => { throw new Error('broken by the page'); };
      for (const name of ['map', 'forEach', 'push', 'filter', 'includes', 'toJSON']) Array.prototype[name] = broken;
      Array.prototype.junk = Object.prototype.junk = 'junk';
      window.fetch = Element.prototype.remove = window.postMessage = broken;
      const define = customElements.define;
      customElements.define = function (...all) { return define.apply(this, all); };
      const before = Object.keys(window).length;
      addEventListener('load', () => { document.documentElement.dataset.globals = Object.keys(window).length - before; });
    </script>
    <h1>Host</h1><div id="shade"></div>
    <script src="${baseURL}/embed.js"></script><script src="${baseURL}/embed.js"></script>
    <refdeck-references organization="${demo}" layout="carousel" theme="light"></refdeck-references>
    <script nonce="host">
      document.getElementById('shade').attachShadow({ mode: 'open' })
        .append(Object.assign(document.createElement('refdeck-references'), { id: 'inner' }));
      const inner = document.getElementById('shade').shadowRoot.firstChild;
      inner.setAttribute('organization', '${demo}');
      inner.setAttribute('limit', '1');
    </script>`;
  const site = await hostSite(hostile, { 'content-security-policy': strict(baseURL!) });
  await keepBatches(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== baseURL && origin !== site.origin) foreign.push(request.url());
  });
  await page.goto(site.origin);
  const embed = page.locator('refdeck-references:not(#inner)');
  const title = embed.getByRole('heading').first();
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('text-transform', 'none');
  await expect(title).toHaveCSS('color', 'rgb(26, 26, 24)');
  await expect(page.locator('#inner').getByRole('article')).toHaveCount(1);
  expect((await embed.boundingBox())?.height).toBe(reservedHeight);

  const list = embed.getByRole('list', { name: 'Customer references' });
  // Arrow keys scroll the list that contains the focus.
  await list.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await embed.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(400);
  await expect.poll(async () => (await visibleOn(page)).length).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset.globals)).toBe('0');
  site.close();
});

test('only listed websites may embed, and an embed without cards takes no space', async ({
  page,
  baseURL,
  complaints,
}) => {
  const workspace = await makeWorkspace(page, 'Choosy');
  const customer = await addCustomer(workspace, 'Harbour');
  const payload = `"><img src=x onerror="document.title='ran'"><svg/onload=document.title='ran'>`;
  await addReference(workspace, customer, payload, { tags: ['"><script>bad()</script>'] });
  const { organizationId } = workspace;
  const read = async (origin?: string) => {
    const response = await page.request.get(`/reference-page/${organizationId}/embed.json`, {
      headers: origin ? { origin } : {},
    });
    return [response.status(), response.headers()['access-control-allow-origin']];
  };
  expect(await read('https://any.example')).toEqual([200, '*']);
  const site = await hostSite(snippet(`organization="${organizationId}"`, baseURL!));
  await page.goto(site.origin);
  const embed = page.locator('refdeck-references');
  await expect(embed.getByRole('heading', { name: payload })).toBeVisible();
  expect(await page.title()).toBe('Customer');
  const settings = await workspace.call(organizationRoutes.getSettings, {});
  await workspace.call(organizationRoutes.saveSettings, {
    ...settings,
    embedOrigins: ['https://www.example.com', 'https://*.example.org'],
  });
  await expect.poll(() => read('https://any.example')).toEqual([403, '*']);
  expect(await read('https://www.example.com')).toEqual([200, 'https://www.example.com']);
  expect(await read('https://shop.example.org')).toEqual([200, 'https://shop.example.org']);
  for (const other of ['https://example.org', 'https://evilexample.org', 'http://www.example.com', 'null'])
    expect((await read(other))[0], other).toBe(403);
  expect((await read())[0]).toBe(200);
  expect((await read(baseURL))[0]).toBe(200);

  // The edge keeps what each website received for itself, so this one may learn of the change later.
  await expect(async () => {
    await page.reload();
    await expect(embed).toBeHidden({ timeout: 5_000 });
  }).toPass();
  expect(complaints.join()).toContain('403');
  complaints.length = 0;
  site.close();
});

test('the embed builds only allowed elements and attributes, whatever the response holds', async ({
  page,
  baseURL,
}) => {
  const bad = 'https://canary.example/x';
  const evil = [
    'article',
    {
      class: 'rd-card',
      onclick: 'bad()',
      style: `--rd-surface:url(${bad});background:url(${bad});--rd-ink:#123456`,
    },
    ['script', {}, 'bad()'],
    ['iframe', { src: bad, srcdoc: '<script>bad()</script>' }],
    ['style', {}, `*{background:url(${bad})}`],
    ['svg', { onload: 'bad()' }, ['script', {}, 'bad()'], ['foreignObject', {}], ['use', { href: bad }]],
    ['img', { src: 'javascript:bad()', onerror: 'bad()', srcset: bad }],
    ['a', { href: 'javascript:bad()', formaction: bad, ping: bad }, '<img src=x onerror=bad()>'],
    ['a', { href: ' java\nscript:bad()' }, 'two'],
    ['a', { href: '/reference-page/x' }, 'ours'],
  ];
  await page.route('**/embed.json?*', (route) =>
    route.fulfill({
      json: { css: '', shapes: [evil], cards: [[0]], list: ['ul', {}] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const canary: string[] = [];
  page.on('request', (request) => request.url().includes('canary') && canary.push(request.url()));
  const site = await hostSite(
    `<script>window.bad = () => { document.title = 'ran' }</script>${snippet(`organization="${demo}"`, baseURL!)}`,
  );
  await page.goto(site.origin);
  const card = page.locator('article.rd-card');
  await expect(card).toContainText('<img src=x onerror=bad()>');
  await card.click();
  const html = await card.evaluate((element) => element.outerHTML);
  expect(html).toBe(
    '<article class="rd-card" style="--rd-ink: #123456;"><svg></svg><img><a>&lt;img src=x onerror=bad()&gt;</a>' +
      `<a>two</a><a href="${baseURL}/reference-page/x">ours</a></article>`,
  );
  expect(await page.title()).toBe('Customer');
  expect(canary).toEqual([]);
  site.close();
});

test('a website that allows only frames shows the cards in a frame', async ({ page, baseURL }) => {
  const site = await hostSite(
    `<h1>Host</h1><iframe src="${baseURL}/reference-page/${demo}?embed" title="References" width="900" height="640"></iframe>`,
    { 'content-security-policy': `default-src 'none'; frame-src ${baseURL}; img-src data:` },
  );
  await page.goto(site.origin);
  await expect(page.frameLocator('iframe').getByRole('article').first()).toBeVisible();
  site.close();
});
