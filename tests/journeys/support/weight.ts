import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { embedScript } from '#contract/embed';

/** Of JavaScript, gzipped, that a route of the workspace may load before anybody touches it (kB of 1,000 bytes; decision 21). */
export const routeBudget = 160;
/** In so many files of the build; two more, of 0.7 kB, run before the first paint. */
export const fileBudget = 8;

/** A form that edits a record brings react-hook-form and the contract's schemas along (decision 21). */
const recordForms = new Set(['reference', 'reference-new', 'customer-new', 'customer-edit', 'branding']);

export const budgetOf = (name: string): number => routeBudget + (recordForms.has(name) ? 22 : 0);

/** Adds up, from here on, the JavaScript that a page loads: each file once, gzipped as CloudFront would send it. In kB, by file. */
export function weighScripts(page: Page): () => Promise<Weight> {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // A preview of an embed is the product at work, and weighed with the public pages.
    if (
      response.request().resourceType() !== 'script' ||
      pathname === embedScript ||
      files.has(response.url())
    )
      return;
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

export const filesOf = ({ byFile }: Weight): number =>
  byFile.filter(([path]) => path.startsWith('/static/')).length;

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
