import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands, or in a part of it, against WCAG A and AA, or against these rules alone. */
export async function findings(page: Page, rules = wcag, within = 'html'): Promise<string[]> {
  await withoutTransitions(page);
  // Evaluated rather than added as a script, which our own content security policy would refuse.
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

/** One transition can begin when another ends, so they are turned off rather than waited for. */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
