import type { Visitor } from '../tenancy/visitor.ts';

// Those that say so and run scripts, and tools that nobody looks at. A bot that pretends to be a browser cannot be told
// from one by its name, however long the list; one that runs no script never gets here.
const bots =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|headless|lighthouse|pagespeed|pingdom|uptime|phantomjs|puppeteer|playwright|selenium|curl\/|wget\/|python|java\/|okhttp|go-http|axios|node-fetch|^node$/i;

/** A person who has not asked to be left out. */
export function isCounted({ userAgent, optedOut, prefetch }: Visitor): boolean {
  return !optedOut && !prefetch && userAgent !== '' && !bots.test(userAgent);
}

export type Device = 'mobile' | 'tablet' | 'desktop';

/** What kind of screen: an Android without "Mobile" is a tablet, as its makers agreed. An iPad of today calls itself a Mac. */
export function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|playbook|silk(?!.*mobile)|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod|android/i.test(userAgent) ? 'mobile' : 'desktop';
}
