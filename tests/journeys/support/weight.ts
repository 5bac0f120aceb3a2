import type { Language } from '#contract/words/languages';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { embedScript } from '#contract/cards/embed';

/** The budget of a workspace route in kB (1,000 bytes) of gzipped JavaScript before any input (decision 21). */
export const routeBudget = 160;
/** Includes the script in the head, which runs before the first paint. */
export const fileBudget = 8;

/** Forms for records load react-hook-form and schemas of the contract (decision 21). */
const recordForms = new Set([
  'reference',
  'reference-new',
  'facts',
  'customer-new',
  'customer-edit',
  'branding',
  'terms',
]);

/**
 * The form for branding shows the public page with every header beside it. The dashboard shows its deadlines after
 * the rest, because the calls for tenders share a file with their words.
 */
const moreOf: Partial<Record<string, { kB: number; files: number }>> = {
  branding: { kB: 3, files: 0 },
  dashboard: { kB: 8, files: 2 },
  // The strip of the year comes after the rest, and shares its words with the dialog of outcomes.
  tenders: { kB: 0, files: 1 },
  // Facts share their words with tenders and their schemas with imports, so these are two files.
  facts: { kB: 0, files: 1 },
};

export const budgetOf = (name: string): number =>
  routeBudget + (recordForms.has(name) ? 34 : 0) + (moreOf[name]?.kB ?? 0);

export const filesBudgetOf = (name: string): number => fileBudget + (moreOf[name]?.files ?? 0);

/** Finnish and Swedish words are some 2 kB longer than English ones on the longest route. */
export const budgetIn = (language: Language, name: string): number =>
  budgetOf(name) + (language === 'en' ? 0 : 2);

/** The rich text library and its parser, which the reference editor loads after the page (decision 50). */
const editorLibrary = /^\/static\/(rich-text|markdown)-[^/]+\.js$/;
export const libraryBudget = { kB: 104, files: 2, routes: new Set(['reference', 'reference-new']) };

/** Organizations with several languages, such as the demo organization, load these besides (decision 73). */
const ofLanguages = /^\/static\/(language-tabs|translations|other-languages)-[\w-]{8}\.js$/;
export const languagesBudget = { kB: 2, files: 2 };

export function partsOf(weight: Weight): Record<'page' | 'library' | 'languages', Weight> {
  const partOf = (path: string) =>
    editorLibrary.test(path) ? 'library' : ofLanguages.test(path) ? 'languages' : 'page';
  const part = (name: ReturnType<typeof partOf>): Weight => {
    const byFile = weight.byFile.filter(([path]) => partOf(path) === name);
    return { total: byFile.reduce((sum, [, size]) => sum + size, 0), byFile };
  };
  return { page: part('page'), library: part('library'), languages: part('languages') };
}

/** Adds up the JavaScript that a page loads from now on, in kB by file, each file once and gzipped as CloudFront would. */
export function weighScripts(page: Page): () => Promise<Weight> {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The preview of an embed is weighed with the public pages.
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

/** The frame of the rich text editor has this child until the editor has loaded. It is not busy, because text can be typed in it. */
const richTextLoads = 'main .rich-text-frame > [aria-hidden]';

/** Waits until the page shows its heading and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(
    (loads) => !document.querySelector(loads),
    `main [aria-busy="true"], ${richTextLoads}`,
  );
}

/** Weighs a route before any input. A new page has no files in memory, so every file is seen. */
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

export interface SiteWeight {
  html: number;
  css: number;
  /** Without a live embed, which is weighed with the public pages. */
  js: number;
  scripts: string;
}

/** Weighs the files that a page names and those that its scripts import at their start. */
export async function weighPage(address: string): Promise<SiteWeight> {
  const html = await textOf(address);
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path]) => path!);
  const styles = named(/<link rel="stylesheet" href="([^"]+)"/g);
  const scripts = named(/<script[^>]* src="([^"]+)"/g).filter((path) => path !== embedScript);
  const css = await Promise.all(styles.map((path) => textOf(new URL(path, address).href)));
  const sources = await withImports(scripts.map((path) => new URL(path, address).href));
  return { html: kilobytes(html), css: sum(css), js: sum(sources), scripts: sources.join('\n') };
}

async function withImports(addresses: readonly string[]): Promise<string[]> {
  const seen = new Map<string, string>();
  const read = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.set(address, '');
    const source = await textOf(address);
    seen.set(address, source);
    // `import("…")` loads on input, but `import"…"` and `from"…"` at once.
    const imported = [...source.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g)];
    await Promise.all(imported.map(([, path]) => read(new URL(path!, address).href)));
  };
  await Promise.all(addresses.map(read));
  return [...seen.values()];
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return await response.text();
}

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1_000;
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + kilobytes(text), 0);
