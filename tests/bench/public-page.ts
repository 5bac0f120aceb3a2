import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { referenceRoutes } from '#contract/reference';
import { referencePagePath, storyPath } from '#web/lib/public-address.ts';
import config from '../../playwright.config.ts';
import type { Workspace } from '../journeys/support/workspace.ts';

const cards = 12;

/**
 * The reference page with twelve cards, and the page of one: what they weigh, and what Lighthouse (mobile, simulated slow 4G) says of
 * them here, where the server is near.
 */
export async function benchPublicPage(workspace: Workspace, origin: string): Promise<object[]> {
  const storyId = await fill(workspace);
  const base = referencePagePath(workspace.organizationId);
  const rows = [];
  for (const path of [base, storyPath(workspace.organizationId, storyId)]) {
    const address = origin + path;
    const html = await (await fetch(address)).text();
    const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    rows.push({
      page: path === base ? `${html.match(/<article/g)?.length} cards` : 'one reference',
      'document kB': kilobytes(html),
      'script kB': kilobytes(script),
      ...(await score(address)),
    });
  }
  return rows;
}

const kilobytes = (text: string) => Number((gzipSync(text, { level: 9 }).length / 1_000).toFixed(2));

/** Copies of what the demo organisation shows, until there are enough; answers one that has a story. */
async function fill({ call }: Workspace): Promise<string> {
  const { references } = await call(referenceRoutes.listReferences, {});
  const shown = references.filter(
    ({ status, visibility }) => status === 'Published' && visibility === 'public',
  );
  for (const { name, templateId, tags, attributes, custom } of shown.slice(
    0,
    Math.max(0, cards - shown.length),
  )) {
    const { description, longDescription, referenceType, customerId } = attributes;
    await call(referenceRoutes.createReference, {
      name: `${name}, again`,
      status: 'Published',
      templateId,
      tags,
      attributes: { customerId, description, longDescription, referenceType, referenceDate: '2026-01' },
      custom,
    });
  }
  return shown.find(({ attributes }) => attributes.longDescription)!.id;
}

async function score(address: string): Promise<Record<string, number>> {
  const { executablePath, args } = config.use?.launchOptions ?? {};
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...(args ?? [])],
  });
  try {
    const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
    const { categories, audits } = result!.lhr;
    const of = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const failed = Object.values(audits).filter(({ score: points }) => points !== null && points < 1);
    for (const { id, displayValue, score: points } of failed) console.log(id, points, displayValue ?? '');
    return {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best practices': of('best-practices'),
      SEO: of('seo'),
      'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      CLS: audits['cumulative-layout-shift']?.numericValue ?? 0,
    };
  } finally {
    chrome.kill();
  }
}
