import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands, or in a part of it, against WCAG A and AA, or against these rules alone. */
export async function findings(page: Page, rules = wcag, within = 'html'): Promise<string[]> {
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

/** Without the transitions between their colours, one of which can begin when another ends: what is judged is what they come to. */
export async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((dark) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    document.documentElement.classList.toggle('dark', dark);
  }, theme === 'dark');
}
