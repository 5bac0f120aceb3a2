import { launch, type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../tools/start/preflight.mjs';

export type Scheme = 'light' | 'dark';

/** The color scheme is a preference of the browser, because Firefox ESR cannot change it for one page. */
export const openFirefox = (scheme: Scheme): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
    },
  });

/** A tab, and what its console complained about. */
export async function openTab(firefox: Browser): Promise<{ page: Page; complaints: string[] }> {
  const page = await firefox.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

/** How many pixels a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
