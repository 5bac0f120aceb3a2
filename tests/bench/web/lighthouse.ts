import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { quantile } from '../section.ts';
import config from '../../../playwright.config.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface Scores extends Record<Category, number> {
  largestPaintMs: number;
  layoutShift: number;
  /** Audits that cost points, as Lighthouse names them. */
  failed: string[];
}

export interface Lighthouse {
  /** Medians of so many tries (mobile, simulated slow 4G): a machine that is busy with something else makes one of them slower. */
  medians: (address: string, tries: number) => Promise<Scores>;
  stop: () => void;
}

export async function startLighthouse(): Promise<Lighthouse> {
  const { executablePath, args } = config.use?.launchOptions ?? {};
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...(args ?? [])],
  });
  const score = async (address: string): Promise<Scores> => {
    const result = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      disableFullPageScreenshot: true,
      maxWaitForLoad: 30_000,
    });
    const { categories: found, audits } = result!.lhr;
    const costly = categories.flatMap((category) =>
      found[category]!.auditRefs.filter(({ weight }) => weight > 0),
    );
    return {
      ...(Object.fromEntries(
        categories.map((category) => [category, Math.round((found[category]!.score ?? 0) * 100)]),
      ) as Record<Category, number>),
      largestPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
      failed: costly.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
    };
  };
  return {
    medians: async (address, tries) => {
      const results: Scores[] = [];
      for (let made = 0; made < tries; made += 1) results.push(await score(address));
      const median = (of: (scores: Scores) => number) => quantile(results.map(of), 0.5);
      return {
        ...(Object.fromEntries(
          categories.map((category) => [category, median((scores) => scores[category])]),
        ) as Record<Category, number>),
        largestPaintMs: median((scores) => scores.largestPaintMs),
        layoutShift: median((scores) => scores.layoutShift),
        failed: [...new Set(results.flatMap(({ failed }) => failed))],
      };
    },
    stop: () => chrome.kill(),
  };
}
