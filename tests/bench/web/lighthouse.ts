import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { quantile } from '../section.ts';
import config from '../../../playwright.config.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface Scores extends Record<Category, number> {
  largestPaintMs: number;
  layoutShift: number;
  failed: string[];
}

/**
 * `medians` rates an address on a phone over a simulated slow 4G. The performance is the median of three tries, because a busy machine
 * makes one of them slower; a third try is left out when the first two agree. The other scores are the same each time.
 */
export interface Lighthouse {
  medians: (address: string) => Promise<Scores>;
  stop: () => void;
}

export async function startLighthouse(): Promise<Lighthouse> {
  const { executablePath, args } = config.use?.launchOptions ?? {};
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...(args ?? [])],
  });
  const score = async (address: string, onlyCategories: Category[]): Promise<Scores> => {
    const result = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories,
      disableFullPageScreenshot: true,
      maxWaitForLoad: 30_000,
    });
    const { categories: found, audits } = result!.lhr;
    const costly = onlyCategories
      .flatMap((category) => found[category]!.auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
    return {
      ...(Object.fromEntries(
        categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
      ) as Record<Category, number>),
      largestPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
      failed: costly.map(({ id }) => id),
    };
  };
  return {
    medians: async (address) => {
      const first = await score(address, [...categories]);
      const tries = [first, await score(address, ['performance'])];
      if (tries[0]!.performance !== tries[1]!.performance) tries.push(await score(address, ['performance']));
      const median = (of: (scores: Scores) => number) => quantile(tries.map(of), 0.5);
      return {
        ...first,
        performance: median(({ performance }) => performance),
        largestPaintMs: median(({ largestPaintMs }) => largestPaintMs),
        layoutShift: median(({ layoutShift }) => layoutShift),
      };
    },
    stop: () => chrome.kill(),
  };
}
