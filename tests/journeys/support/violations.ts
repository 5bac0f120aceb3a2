import type { Browser, BrowserContext } from '@playwright/test';

const refused = /violates the following .*Content Security Policy/i;

/**
 * What the browser has refused because of the content security policy of one of our own pages, in any window that a journey
 * opens. Websites that show our embeds have policies of their own.
 */
export function watchViolations(browser: Browser, first: BrowserContext, origin: string) {
  const violations: string[] = [];
  const watch = (context: BrowserContext): BrowserContext =>
    context.on('console', (message) => {
      // What a script has put into the page has no place of its own.
      const where = message.location().url || (message.page()?.url() ?? '');
      if (refused.test(message.text()) && where.startsWith(origin))
        violations.push(`${message.text()} (${where})`);
    });
  watch(first);
  const newContext = browser.newContext.bind(browser);
  // Pages that are opened without a context come through here as well.
  browser.newContext = async (options) => watch(await newContext(options));
  return { violations, stop: () => void (browser.newContext = newContext) };
}
