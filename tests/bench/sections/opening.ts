import type { CDPSession, Page } from '@playwright/test';
import { openDemo, workspaceScreens } from '../../journeys/support/screens.ts';
import { fileBudget, settled } from '../../journeys/support/weight.ts';
import { quantile, withSpread, type Finding, type Goal, type Progress, type Section } from '../section.ts';
import { withDemo, type Demo } from '../web/demo.ts';

const budget = { warmMs: 1_000, coldMs: 2_200, fastMs: 500, previewMs: 50 };
const rounds = 3;
const measured = ['dashboard', 'references', 'customers', 'analytics', 'reference'];
const typed = 'What we learned when the lift stopped once';

export const section: Section = {
  title: 'Opening the workspace',
  method: `Chromium opens a route of the built workspace (local cloud, demo organization) until its heading is there and nothing in it is
loading, by the page’s own clock from the navigation on, ${rounds} times, the routes in turn. _Cold:_ nothing stored but the sign-in.
_Warm:_ opened before by the same browser. Both with 150 ms for each request, 1.44 Mbit/s and a processor four times slower. _Fast:_ warm,
with the slow network and the full processor. _To typing:_ the same until no form is \`inert\`: one that was drawn from stored data
waits for the server before it accepts keys. _Round trips:_ calls of a cold opening that waited for one another, including the refresh of the
session. _Preview:_ from the key to the frame in which the card has changed, with the slow processor.`,
  measure: (progress) => withDemo(progress, (demo) => measure(demo, progress)),
};

interface Opened {
  cold: number;
  warm: number;
  fast: number;
  toTyping: number;
  files: number;
  roundTrips: number;
}

async function measure(demo: Demo, progress: Progress): Promise<Finding[]> {
  const routes = await routesOf(demo);
  const times = new Map<string, Opened[]>(routes.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, path } of routes) {
      const opened = await open(demo, path);
      times.get(name)!.push(opened);
      const [cold, warm, fast] = [opened.cold, opened.warm, opened.fast].map(Math.round);
      progress(`${path}, round ${round}: cold ${cold} ms, warm ${warm} ms, fast ${fast} ms`);
    }
  }
  progress('Typing in the editor');
  return [tableOf(times), await typing(demo)];
}

async function routesOf({ newContext }: Demo) {
  const context = await newContext();
  const screens = await workspaceScreens(await openDemo(await context.newPage()));
  await context.close();
  return measured.map((name) => screens.find((screen) => screen.name === name)!);
}

/**
 * Sets `dataVisible` to the time of the first frame with data, and `touchable` to that of the first in which all of it can be changed.
 * It is text because tsx wraps functions in a helper that the page does not have.
 */
const watchData = `(() => {
  const look = () => {
    const isThere = document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]');
    if (isThere) window.dataVisible ??= performance.now();
    if (isThere && !document.querySelector('main [inert] form')) window.touchable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** A page of a new browser context, because a refresh token that two contexts use ends the session. */
async function newPage({ newContext }: Demo): Promise<Page> {
  const context = await newContext();
  // Signing in intercepts requests, and a page with intercepted requests has no cache.
  const signingIn = await context.newPage();
  await openDemo(signingIn);
  await signingIn.close();
  const page = await context.newPage();
  await page.addInitScript({ content: watchData });
  return page;
}

async function open(demo: Demo, path: string): Promise<Opened> {
  const page = await newPage(demo);
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
  // The first opening stores the data, and after the second one the browser stores the compiled code.
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

/** Counts the calls that waited for one another: a wave begins after a call of the previous wave has ended. */
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
  };
}

/** Sets `previews` and `strokes`: milliseconds from each key to the frame with the changed card, and to the next frame. */
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

async function typing(demo: Demo): Promise<Finding> {
  const page = await newPage(demo);
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
