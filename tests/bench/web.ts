/**
 * `npm run bench:web`: what each route of the workspace, pages of the site, a public page and an embed weigh and how long they take,
 * against the budget.
 * It fails where what is public misses a weight, a score, or shifts. Times are medians under throttling (150 ms per request,
 * 1.44 Mbit/s, a processor four times slower) on this machine, for comparing one version with another on the same one; nothing fails
 * because of them.
 */
import { articleFolders } from '#contract/site';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { seedDemo } from '#tools/seed/seed';
import config from '../../playwright.config.ts';
import { openDemo, workspaceScreens } from '../journeys/support/screens.ts';
import {
  fileBudget,
  filesOf,
  routeBudget,
  settled,
  weighPage,
  weighRoute,
} from '../journeys/support/weight.ts';
import { startTestCloud } from '../support/cloud.ts';
import { againstBudget, benchEmbed, benchPublicPage, score } from './public-page.ts';

const budget = { warmMs: 1_000, coldMs: 2_200, typingMs: 100 };
const rounds = 3;
const typed = 'What we learned when the lift stopped once';

async function main(): Promise<void> {
  const cloud = await startTestCloud({ webDir: 'dist/web' });
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    process.env.REFDECK_USER_POOL = cloud.endpoints.cognito;
    process.env.REFDECK_DEMO = JSON.stringify(await seedDemo(cloud, cloud.dataDir));
    const screens = (await workspaceScreens((await signIn(browser, cloud.origin)).workspace)).filter(
      ({ path, opened }) => path.startsWith('/app') && !opened,
    );

    const rows = [];
    for (const { name, path } of screens) {
      console.log(`Measuring ${path}`);
      const { storageState, leave } = await signIn(browser, cloud.origin);
      await leave();
      const context = () => newContext(browser, cloud.origin, storageState);
      rows.push({ route: name, ...(await weigh(await context(), path)), ...(await time(context, path)) });
    }
    console.table(rows);
    console.log('Measuring key strokes');
    const { workspace, storageState } = await signIn(browser, cloud.origin);
    const context = await newContext(browser, cloud.origin, storageState);
    console.table([
      { typing: 'editor, title', ...(await typing(context, '/app/references/new', /^Title/)) },
      { typing: 'references, search', ...(await typing(context, '/app/references', 'Search references')) },
    ]);
    const outside = [
      againstBudget(await benchSite(cloud.origin)),
      againstBudget(await benchPublicPage(workspace, cloud.origin)),
      againstBudget([await benchEmbed(browser, workspace, cloud.origin)]),
    ];
    for (const { table } of outside) console.table(table);
    const missed = outside.flatMap((one) => one.missed);
    if (missed.length > 0) {
      console.error(`Over budget: ${missed.join('; ')}`);
      process.exitCode = 1;
    }
    console.log(
      `Budget: ${routeBudget} kB of JavaScript (gzip) in ${fileBudget} files before anything is touched; data visible ${budget.warmMs} ms warm, ` +
        `${budget.coldMs} ms cold; no key stroke over ${budget.typingMs} ms.`,
    );
  } finally {
    await browser.close();
    await cloud.stop();
  }
}

/** Anew for each route: all of them together take longer than a token lasts, and a refresh token that is used twice ends the session. */
async function signIn(browser: Browser, origin: string) {
  const context = await newContext(browser, origin);
  const workspace = await openDemo(await context.newPage());
  const storageState = await context.storageState();
  return { workspace, storageState, leave: () => context.close() };
}

function newContext(
  browser: Browser,
  baseURL: string,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<BrowserContext> {
  return browser.newContext({ baseURL, storageState, viewport: { width: 1350, height: 940 } });
}

async function weigh(context: BrowserContext, path: string) {
  const weight = await weighRoute(context, path);
  await context.close();
  return { 'JS kB': Number(weight.total.toFixed(1)), files: filesOf(weight) };
}

async function time(open: () => Promise<BrowserContext>, path: string) {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await open();
    const page = await context.newPage();
    await throttle(await context.newCDPSession(page));
    cold.push(await timeToData(page, path));
    await page.goto('about:blank');
    warm.push(await timeToData(page, path));
    await context.close();
  }
  return { 'warm ms': median(warm), 'cold ms': median(cold) };
}

async function timeToData(page: Page, path: string): Promise<number> {
  const started = Date.now();
  await page.goto(path, { waitUntil: 'commit' });
  await settled(page);
  return Date.now() - started;
}

/** How long the browser took over each key stroke, from the key to the next frame. */
async function typing(context: BrowserContext, path: string, label: string | RegExp) {
  const page = await context.newPage();
  await page.goto(path);
  await settled(page);
  await throttle(await context.newCDPSession(page));
  await page.evaluate(() => {
    const strokes: number[] = [];
    Object.assign(window, { strokes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name.startsWith('key')) strokes.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByLabel(label).first().pressSequentially(typed, { delay: 60 });
  await page.waitForTimeout(500);
  const strokes = await page.evaluate(() => (window as unknown as { strokes: number[] }).strokes);
  await page.close();
  return { keys: typed.length, 'median ms': median(strokes), 'longest ms': Math.max(0, ...strokes) };
}

async function throttle(session: CDPSession): Promise<void> {
  const throughput = (1.6 * 0.9 * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const median = (values: readonly number[]): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

await main();

const paths = ['/', '/pricing', '/platform/security', `${articleFolders.blog}/a-reference-that-sells`];

/** Pages of the site: what they weigh before anybody touches them, and what Lighthouse (mobile, simulated slow 4G) says of them here. */
export async function benchSite(origin: string): Promise<Record<string, string | number>[]> {
  const rows = [];
  for (const path of paths) {
    console.log(`Measuring ${path}`);
    const { html, css, js } = await weighPage(origin + path);
    rows.push({
      page: path,
      'HTML kB': round(html),
      'CSS kB': round(css),
      'JavaScript kB': round(js),
      ...(await bestScore(origin + path)),
    });
  }
  return rows;
}

/** A machine that is busy with something else only makes a page look slower: of three tries, the first that is perfect or the best. */
async function bestScore(address: string): Promise<Record<string, number>> {
  let best = await score(address);
  for (let tries = 1; tries < 3 && best.performance! < 100; tries += 1) {
    const next = await score(address);
    if (next.performance! > best.performance!) best = next;
  }
  return best;
}

const round = (kB: number) => Number(kB.toFixed(2));
