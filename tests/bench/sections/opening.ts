import { existsSync } from 'node:fs';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { seedDemo } from '#tools/seed/seed';
import config from '../../../playwright.config.ts';
import { openDemo, workspaceScreens } from '../../journeys/support/screens.ts';
import { fileBudget, settled } from '../../journeys/support/weight.ts';
import { startTestCloud } from '../../support/cloud.ts';
import { quantile, withSpread, type Finding, type Goal, type Section } from '../section.ts';

const budget = { warmMs: 1_000, coldMs: 2_200, fastMs: 500, previewMs: 50 };
const rounds = 3;
const measured = ['dashboard', 'references', 'customers', 'analytics', 'reference'];
const typed = 'What we learned when the lift stopped once';

export const section: Section = {
  title: 'Opening the workspace',
  method: `Chromium opens a route of the built workspace (local cloud, demo organization) until its heading is there and nothing in it is
loading, by the page’s own clock from the navigation on, ${rounds} times, the routes in turn. _Cold:_ nothing stored but the sign-in.
_Warm:_ opened before by the same browser. Both with 150 ms for each request, 1.44 Mbit/s and a processor four times slower. _Fast:_ warm,
with the slow network and the processor as it is. _To typing:_ the same until no form is \`inert\` any more: one that is drawn with what was last seen
waits for the server before it takes a key. _Round trips:_ calls of a cold opening that waited for one another, the refresh of the
session included. _Preview:_ from the key to the frame in which the card has changed, with the slow processor.`,
  measure,
};

interface Opened {
  cold: number;
  warm: number;
  fast: number;
  toTyping: number;
  files: number;
  roundTrips: number;
}

async function measure(progress: (line: string) => void): Promise<Finding[]> {
  if (!existsSync('dist/web/app.html')) throw new Error('Measuring needs the built web: npm run build');
  const cloud = await startTestCloud({ webDir: 'dist/web' });
  let browser: Browser | undefined;
  try {
    process.env.REFDECK_USER_POOL = cloud.endpoints.cognito;
    progress('Seeding the demo');
    process.env.REFDECK_DEMO = JSON.stringify(await seedDemo(cloud, cloud.dataDir));
    browser = await chromium.launch(config.use?.launchOptions);
    const routes = await routesOf(browser, cloud.origin);
    const times = new Map<string, Opened[]>(routes.map(({ name }) => [name, []]));
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, path } of routes) {
        const opened = await open(browser, cloud.origin, path);
        times.get(name)!.push(opened);
        const [cold, warm, fast] = [opened.cold, opened.warm, opened.fast].map(Math.round);
        progress(`${path}, round ${round}: cold ${cold} ms, warm ${warm} ms, fast ${fast} ms`);
      }
    }
    progress('Typing in the editor');
    return [tableOf(times), await typing(browser, cloud.origin)];
  } finally {
    await browser?.close();
    await cloud.stop();
  }
}

async function routesOf(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL });
  const screens = await workspaceScreens(await openDemo(page));
  await page.context().close();
  return measured.map((name) => screens.find((screen) => screen.name === name)!);
}

/** Sets `dataVisible` to the time of the first frame with data in it, and `touchable` to that of the first in which all of it can be changed. As text: what runs this file gives functions names that no page knows. */
const watchData = `(() => {
  const look = () => {
    const isThere = document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]');
    if (isThere) window.dataVisible ??= performance.now();
    if (isThere && !document.querySelector('main [inert] form')) window.touchable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  // A refresh token that is used twice ends the session: each browser signs in by itself.
  const context = await browser.newContext({ baseURL, viewport: { width: 1350, height: 940 } });
  context.setDefaultTimeout(30_000);
  // A page whose requests are looked at, as to sign in, has no cache.
  const signingIn = await context.newPage();
  await openDemo(signingIn);
  await signingIn.close();
  const page = await context.newPage();
  await page.addInitScript({ content: watchData });
  return page;
}

async function open(browser: Browser, origin: string, path: string): Promise<Opened> {
  const page = await newPage(browser, origin);
  const session = await page.context().newCDPSession(page);
  const calls: Call[] = [];
  let files = 0;
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const { startTime, responseEnd } = request.timing();
    if (/^\/static\/.*\.js$/.test(pathname)) files += 1;
    if (pathname.startsWith('/api/')) calls.push({ start: startTime, end: startTime + responseEnd });
  });
  await throttle(session, 4);
  const cold = (await timeToData(page, path)).dataVisible;
  const counted = { files, roundTrips: wavesOf(calls) };
  // The first opening stores what it showed; with the second the browser stores the compiled code.
  await page.waitForTimeout(1_500);
  await timeToData(page, path);
  const warm = (await timeToData(page, path)).dataVisible;
  await throttle(session, 1);
  const { dataVisible: fast, touchable: toTyping } = await timeToData(page, path);
  await page.context().close();
  return { cold, warm, fast, toTyping, ...counted };
}

interface Shown {
  dataVisible: number;
  touchable: number;
}

async function timeToData(page: Page, path: string): Promise<Shown> {
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'commit' });
  await settled(page);
  const times = await page.waitForFunction(() => {
    const { dataVisible, touchable } = window as unknown as Partial<Shown>;
    return dataVisible && touchable ? { dataVisible, touchable } : undefined;
  });
  return (await times.jsonValue())!;
}

interface Call {
  start: number;
  end: number;
}

/** How many calls at the least wait for one another: each wave begins once something of the one before has ended. */
function wavesOf(calls: readonly Call[]): number {
  let waves = 0;
  let endOfWave = -Infinity;
  for (const { start, end } of calls.toSorted((one, other) => one.start - other.start)) {
    const isNext = start >= endOfWave;
    if (isNext) waves += 1;
    endOfWave = isNext ? end : Math.min(endOfWave, end);
  }
  return waves;
}

function tableOf(times: ReadonlyMap<string, readonly Opened[]>): Finding {
  const of = (key: keyof Opened, opened: readonly Opened[]) => opened.map((one) => one[key]);
  const within = (goal: string, key: keyof Opened, most: number, unit = ' ms'): Goal => {
    const worst = Math.max(...[...times.values()].map((opened) => quantile(of(key, opened), 0.5)));
    return {
      goal: `${goal} ≤ ${most}${unit}`,
      measured: `${Math.round(worst)}${unit}`,
      met: worst <= most,
    };
  };
  return {
    title: 'Time to data',
    rows: [...times].map(([route, opened]) => ({
      Route: route,
      'Cold, ms': withSpread(of('cold', opened), 0),
      'Warm, ms': withSpread(of('warm', opened), 0),
      'Fast, ms': withSpread(of('fast', opened), 0),
      'To typing, ms': withSpread(of('toTyping', opened), 0),
      'Files of code': quantile(of('files', opened), 0.5),
      'Round trips': quantile(of('roundTrips', opened), 0.5),
    })),
    goals: [
      within('Slowest route, warm', 'warm', budget.warmMs),
      within('Slowest route, cold', 'cold', budget.coldMs),
      within('Slowest route, fast', 'fast', budget.fastMs),
      within('Files of code', 'files', fileBudget, ''),
    ],
    remark:
      'The editor of a reference comes with the library that stories are written with, in files of its own, which the page does not wait for ' +
      '(decision 50). Cold, nearly all of the time is bytes: 160 kB of code, 13 of styles and the calls, at 180 kB a second.',
  };
}

/** Sets `previews` and `strokes`: from each key to the frame with the changed card, and to the next frame. */
const watchKeys = `(() => {
  const previews = [], strokes = [];
  Object.assign(window, { previews, strokes });
  let pressed;
  addEventListener('keydown', (event) => { pressed ??= event.timeStamp; }, true);
  const onChange = () => {
    if (pressed === undefined) return;
    const since = pressed;
    pressed = undefined;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => previews.push(performance.now() - since);
      painted.port2.postMessage(0);
    });
  };
  const card = document.querySelector('aside .rd-card').closest('aside');
  new MutationObserver(onChange).observe(card, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') strokes.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

async function typing(browser: Browser, origin: string): Promise<Finding> {
  const page = await newPage(browser, origin);
  await page.goto('/app/references/new');
  await settled(page);
  await page.waitForLoadState('networkidle');
  await page.locator('aside .rd-card').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const title = page.getByLabel(/^Title/).first();
  await title.pressSequentially('Before', { delay: 150 });
  await page.evaluate(watchKeys);
  await title.pressSequentially(typed, { delay: 150 });
  await page.waitForTimeout(500);
  const { previews, strokes } = await page.evaluate(() => {
    const found = window as unknown as Record<'previews' | 'strokes', number[]>;
    return { previews: found.previews, strokes: found.strokes };
  });
  await page.context().close();
  const preview = quantile(previews, 0.5);
  return {
    title: 'Typing in the editor',
    rows: [
      {
        Keys: typed.length,
        'Key to preview, ms': withSpread(previews, 0),
        '95 % within, ms': Math.round(quantile(previews, 0.95)),
        'Key to next frame, ms': withSpread(strokes, 0),
      },
    ],
    goals: [
      {
        goal: `Key to preview ≤ ${budget.previewMs} ms`,
        measured: `${Math.round(preview)} ms`,
        met: preview <= budget.previewMs,
      },
    ],
  };
}

async function throttle(session: CDPSession, processor: number): Promise<void> {
  const throughput = (1.6 * 0.9 * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}
