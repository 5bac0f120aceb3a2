import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { collectionRoutes } from '#contract/collection';
import { customerRoutes } from '#contract/customer';
import { referenceRoutes } from '#contract/reference';
import { embedScript } from '#contract/embed';
import { scriptSnippet } from '#web/shared/embed-snippet.ts';
import { referencePagePath, storyPath } from '#web/shared/public-address.ts';
import config from '../../playwright.config.ts';
import { hostSite } from '../journeys/support/host-site.ts';
import type { Workspace } from '../journeys/support/workspace.ts';
import { twelveCards } from '../support/twelve-cards.ts';

const cards = 12;

/** What a page and an embed may weigh, in kilobytes after gzip, and how they must stand; a time is not held to, because machines differ. */
const budget = {
  'document kB': 12,
  'script kB': 2,
  'JavaScript kB': 3,
  'embed.js kB': 3,
  // Half a kilobyte above the suite's, whose identifiers follow a rule: these are random, and nothing packs that.
  'with its data kB': 6.5,
  CLS: 0,
  'third-party requests': 0,
  score: 100,
  'LCP ms': 1_300,
};
const scores = new Set(['performance', 'accessibility', 'best practices', 'SEO']);

/** The rows with each budget beside its value, and what was missed. */
export function againstBudget(rows: readonly Record<string, string | number>[]) {
  const missed: string[] = [];
  const table = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const isScore = scores.has(name);
        const allowed = isScore ? budget.score : (budget as Record<string, number>)[name];
        if (allowed === undefined) return [name, value];
        const holds = isScore ? Number(value) >= allowed : Number(value) <= allowed;
        if (!holds && name !== 'LCP ms') missed.push(`${name}: ${value} of ${allowed}`);
        return [name, `${value} / ${allowed}${holds ? '' : ' (missed)'}`];
      }),
    ),
  );
  return { table, missed };
}

/**
 * The reference page with twelve cards, and the page of one: what they weigh, and what Lighthouse (mobile, simulated slow 4G) says of
 * them here, where the server is near.
 */
export async function benchPublicPage(
  workspace: Workspace,
  origin: string,
): Promise<Record<string, string | number>[]> {
  const storyId = await fill(workspace);
  const base = referencePagePath(workspace.organizationId);
  const rows = [];
  for (const path of [base, storyPath(workspace.organizationId, storyId)]) {
    console.log(`Measuring ${path}`);
    const address = origin + path;
    const html = await (await fetch(address)).text();
    const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    rows.push({
      page: path === base ? `${html.match(/<article/g)?.length} cards` : 'one reference',
      'document kB': kilobytes(html),
      'script kB': kilobytes(script),
      ...(await score(address)),
    });
  }
  return rows;
}

/**
 * A website of somebody else with the snippet as it is copied, for twelve typical cards of one template: what it loads of us, what it
 * moves, and whom else it asks.
 */
export async function benchEmbed(
  browser: Browser,
  workspace: Workspace,
  origin: string,
): Promise<Record<string, string | number>> {
  const { organizationId } = workspace;
  // The snippet names the address of the window that it is copied in.
  Object.assign(globalThis, { window: { location: { origin } } });
  const snippet = scriptSnippet({ organization: organizationId, collection: await twelveTypical(workspace) });
  Reflect.deleteProperty(globalThis, 'window');
  const site = await hostSite(`<h1>Customers</h1>${snippet}<h2>After</h2>`);
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  const texts: Record<'script' | 'data', Promise<string>> = {
    script: Promise.resolve(''),
    data: Promise.resolve(''),
  };
  const foreign: string[] = [];
  page.on('response', (response) => {
    const address = new URL(response.url());
    if (address.pathname === embedScript) texts.script = response.text();
    if (address.pathname.endsWith('/embed.json')) texts.data = response.text();
    if (address.protocol !== 'data:' && ![origin, site.origin].includes(address.origin))
      foreign.push(address.href);
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.origin);
  await page.locator('refdeck-references article').last().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  const shown = await page.locator('refdeck-references article').count();
  const [script, data] = [kilobytes(await texts.script), kilobytes(await texts.data)];
  await page.close();
  site.close();
  return {
    embed: `${shown} cards`,
    'embed.js kB': script,
    'with its data kB': Number((script + data).toFixed(2)),
    CLS: shifts.reduce((sum, shift) => sum + shift, 0),
    'third-party requests': foreign.length,
  };
}

/** A collection of the twelve cards that the budget is said for, with pictures of the demo organisation. */
async function twelveTypical({ call }: Workspace): Promise<string> {
  const { references } = await call(referenceRoutes.listReferences, {});
  const pictures = references.flatMap(({ custom }) => custom?.mainImage ?? []);
  const itemIds: string[] = [];
  for (const [index, card] of twelveCards.entries()) {
    const { title: name, company, templateId, tags, shortDescription, referenceType, referenceDate } = card;
    const customer = await call(customerRoutes.createCustomer, { name: company!, status: 'Active' });
    const { id } = await call(referenceRoutes.createReference, {
      name,
      status: 'Published',
      templateId,
      tags,
      attributes: { customerId: customer.id, description: shortDescription, referenceType, referenceDate },
      custom: { mainImage: pictures[index % pictures.length] },
    });
    itemIds.push(id);
  }
  const { id } = await call(collectionRoutes.createCollection, { name: 'Twelve', itemIds });
  return id;
}

const kilobytes = (text: string) => Number((gzipSync(text, { level: 9 }).length / 1_000).toFixed(2));

/** Copies of what the demo organisation shows, until there are enough; returns one that has a story. */
async function fill({ call }: Workspace): Promise<string> {
  const { references } = await call(referenceRoutes.listReferences, {});
  const shown = references.filter(
    ({ status, visibility }) => status === 'Published' && visibility === 'public',
  );
  for (const { name, templateId, tags, attributes, custom } of shown.slice(
    0,
    Math.max(0, cards - shown.length),
  )) {
    const { description, longDescription, referenceType, customerId } = attributes;
    await call(referenceRoutes.createReference, {
      name: `${name}, again`,
      status: 'Published',
      templateId,
      tags,
      attributes: { customerId, description, longDescription, referenceType, referenceDate: '2026-01' },
      custom,
    });
  }
  return shown.find(({ attributes }) => attributes.longDescription)!.id;
}

/** What Lighthouse says of a page on a phone. */
export async function score(address: string): Promise<Record<string, number>> {
  const { executablePath, args } = config.use?.launchOptions ?? {};
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...(args ?? [])],
  });
  try {
    const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
    const { categories, audits } = result!.lhr;
    const of = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const failed = Object.values(audits).filter(({ score: points }) => points !== null && points < 1);
    const { origin } = new URL(address);
    const details = audits['network-requests']?.details as { items: { url: string }[] } | undefined;
    const requests = details?.items ?? [];
    for (const { id, displayValue, score: points } of failed) console.log(id, points, displayValue ?? '');
    return {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best practices': of('best-practices'),
      SEO: of('seo'),
      'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      CLS: audits['cumulative-layout-shift']?.numericValue ?? 0,
      'third-party requests': requests.filter(
        ({ url }) => !/^(data|chrome)/.test(url) && new URL(url).origin !== origin,
      ).length,
    };
  } finally {
    chrome.kill();
  }
}
