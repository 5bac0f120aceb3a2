import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';

/** Of JavaScript, gzipped, that one /app route may load before anybody touches it (kB of 1,000 bytes). */
export const routeBudget = 150;

/** The reference editor holds the largest form, and react-hook-form with it: it misses the budget by so much (decision 21). */
export const budgetOf = (name: string): number => routeBudget + (name === 'reference' ? 5 : 0);

/** Adds up, from here on, the JavaScript that a page loads: each file once, gzipped as CloudFront would send it. In kB, by file. */
export function weighScripts(page: Page): () => Promise<Weight> {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || files.has(response.url())) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length / 1_000);
    files.set(response.url(), size);
  });
  return async () => {
    const byFile: [string, number][] = [];
    for (const [url, size] of files) byFile.push([new URL(url).pathname, await size]);
    return { total: byFile.reduce((sum, [, size]) => sum + size, 0), byFile };
  };
}

export interface Weight {
  total: number;
  byFile: readonly (readonly [path: string, kB: number])[];
}

/** The page's data is there: its heading is, and nothing in it says that it is still loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

/** What a route loads before anybody touches it. A page of its own has nothing cached in memory, so every file is seen. */
export async function weighRoute(context: BrowserContext, path: string): Promise<Weight> {
  const page = await context.newPage();
  const weight = weighScripts(page);
  await page.goto(path);
  await settled(page);
  await page.waitForLoadState('networkidle');
  const loaded = await weight();
  await page.close();
  return loaded;
}
