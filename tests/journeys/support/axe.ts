import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns what axe finds on the page or in a part of it, by WCAG A and AA or by the given rules. */
export async function findings(page: Page, rules = wcag, within = 'html'): Promise<string[]> {
  await withoutTransitions(page);
  // Axe waits for timers, which such a page never runs.
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches))
    throw new Error('Axe needs a page with JavaScript');
  // Our content security policy refuses a script element, so axe is evaluated.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([part, runOnly]) =>
      (window as unknown as { axe: { run(part: string, options: object): Promise<AxeResults> } }).axe.run(
        part,
        { runOnly },
      ),
    [within, rules] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

export async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await withoutTransitions(page);
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
}

/** On a phone and a desktop, light and dark, nothing overflows and axe finds nothing. `picture` names the screenshots. */
export async function expectAccessible(page: Page, picture: string, part?: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width}`).toBeLessThanOrEqual(0);
      expect(await findings(page, undefined, part), `${width}, ${theme}`).toEqual([]);
      await page.screenshot({ path: `test-results/${picture}-${width}-${theme}.png` });
    }
  }
}

/** One transition may start another, so they are turned off instead of awaited. */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
