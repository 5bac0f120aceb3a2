import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runNode, unlessBuilt } from '#tools/build/build-step';

const folder = join('dist', 'pseudo');

/** Builds the workspace in the language for tests, unless it is there already. */
const buildPseudo = () =>
  unlessBuilt({ outDir: folder, sources: ['web', 'contract', 'package-lock.json'] }, () =>
    runNode(
      [
        join('node_modules', 'vite', 'bin', 'vite.js'),
        'build',
        'web',
        '--mode',
        'pseudo',
        '--logLevel',
        'warn',
      ],
      { NODE_ENV: 'production' },
    ),
  );

/** Serves the workspace of this page from that build, from left to right or mirrored. */
export async function speakPseudo(page: Page, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await buildPseudo();
  const document = readFileSync(join(folder, 'app.html'), 'utf8').replace(
    '<html ',
    `<html dir="${direction}" `,
  );
  await page.route(
    ({ pathname }) => pathname.startsWith('/app') || pathname.startsWith('/static/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(folder, pathname);
      if (pathname.startsWith('/static/') && existsSync(file)) await route.fulfill({ path: file });
      else if (route.request().resourceType() === 'document')
        await route.fulfill({ contentType: 'text/html', body: document });
      else await route.continue();
    },
  );
}

/** Returns the texts with letters that a person reads or hears on the page and that are in no brackets. */
export async function unspoken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (
        !parent.closest('script, style, noscript, svg, .rd-card, [lang]:not(html), code, time') &&
        isShown(parent)
      )
        found.push(node.textContent!.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (isShown(element) && !element.closest('.rd-card, [lang]:not(html)'))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          found.push(element.getAttribute(name)?.trim() ?? '');
    return [...new Set(found)].filter((text) => /\p{L}{2}/u.test(text) && !text.includes('⟦'));
  });
}
