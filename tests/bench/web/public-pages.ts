import { gzipSync } from 'node:zlib';
import { collectionRoutes } from '#contract/resources/collection';
import { referenceRoutes } from '#contract/resources/reference';
import { articleFolders } from '#contract/site/pages';
import {
  collectionPagePath,
  proofPath,
  referencePagePath,
  storyNameOf,
  storyPath,
} from '#web/shared/public-address.ts';
import { weighPage } from '../../journeys/support/weight.ts';
import type { Workspace } from '../../journeys/support/workspace.ts';
import { budgets } from '../../support/budgets.ts';
import { within } from '../patience.ts';
import type { Finding, Goal } from '../section.ts';
import { startLighthouse, type Scores } from './lighthouse.ts';

/** On the reference page, as its budget is said for. */
const cards = 12;
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** What a visitor can open: what it weighs before anybody touches it, and what Lighthouse says of it. */
export async function measurePublicPages(
  workspace: Workspace,
  origin: string,
  progress: (line: string) => void,
): Promise<Finding> {
  const pages = { ...sitePages, ...(await publicPages(workspace)) };
  const rows: Finding['rows'] = [];
  const goals: Goal[] = [];
  const lighthouse = await startLighthouse();
  try {
    for (const [name, { path, budget, unlisted }] of Object.entries(pages)) {
      const address = origin + path;
      const weight = await weigh(address);
      const scores = await within(120, `${name}: ${path}`, progress, () => lighthouse.medians(address));
      rows.push(rowOf(name, weight, scores));
      for (const [part, allowed] of Object.entries(budget)) {
        const kB = weight[part as keyof Weight];
        if (kB * 1_000 > allowed)
          goals.push({
            goal: `${name}: at most ${allowed / 1_000} kB of ${part}`,
            measured: kB.toFixed(2),
            met: false,
          });
      }
      goals.push(...missedScores(name, scores, unlisted));
    }
  } finally {
    lighthouse.stop();
  }
  const goal = `Lighthouse: performance at least ${least.performance}, all else 100; every budget of weight`;
  return {
    title: 'Public pages',
    rows,
    goals: goals.length > 0 ? goals : [{ goal, measured: `${rows.length} pages`, met: true }],
    remark:
      'A script within a page is part of its HTML too. Lighthouse: a phone over a simulated slow 4G; performance, largest paint and shift are medians ' +
      'of three tries. Search engines are asked to leave the confirmation out, which costs it points for search.',
  };
}

interface Page {
  path: string;
  /** In bytes after gzip. */
  budget: Partial<Record<keyof Weight, number>>;
  /** Search engines are asked to leave it out, which Lighthouse takes for a mistake. */
  unlisted?: true;
}

const site = { JavaScript: budgets.siteScripts };
const publicPage = {
  HTML: budgets.publicPageHtml + budgets.publicPageScript,
  JavaScript: budgets.publicPageScript,
};

const sitePages: Record<string, Page> = {
  Landing: { path: '/', budget: site },
  Pricing: { path: '/pricing', budget: site },
  Platform: { path: '/platform/security', budget: site },
  Article: { path: `${articleFolders.blog}/a-reference-that-sells`, budget: site },
};

/** Of the demo organization. */
async function publicPages(workspace: Workspace): Promise<Record<string, Page>> {
  const { organizationId, slug, call } = workspace;
  await fill(workspace);
  const { references } = await call(referenceRoutes.listReferences, {});
  const { collections } = await call(collectionRoutes.listCollections, {});
  // The seed has its customer confirm it.
  const confirmed = references.find(({ name }) => name === 'A booking desk that survives Monday mornings')!;
  const collection = collections.find(({ visibility }) => visibility === 'public')!;
  return {
    'Reference page': { path: referencePagePath(slug), budget: publicPage },
    Story: { path: storyPath(slug, storyNameOf(confirmed)), budget: publicPage },
    Collection: { path: collectionPagePath(slug, collection.id), budget: publicPage },
    Confirmation: { path: proofPath(organizationId, confirmed.id), budget: publicPage, unlisted: true },
  };
}

/** Copies of what the organization shows, until there are enough. */
async function fill({ call }: Workspace): Promise<void> {
  const { references } = await call(referenceRoutes.listReferences, {});
  const shown = references.filter(
    ({ status, visibility }) => status === 'Published' && visibility === 'public',
  );
  for (const one of shown.slice(0, Math.max(0, cards - shown.length))) {
    const { description, longDescription, referenceType, customerId } = one.attributes;
    await call(referenceRoutes.createReference, {
      name: `${one.name}, again`,
      status: 'Published',
      templateId: one.templateId,
      tags: one.tags,
      attributes: { customerId, description, longDescription, referenceType, referenceDate: '2026-01' },
      custom: one.custom,
    });
  }
}

type Weight = Record<'HTML' | 'CSS' | 'JavaScript', number>;

/** Files and what stands in the page itself, which is part of its HTML as well. */
async function weigh(address: string): Promise<Weight> {
  const { html, css, js } = await weighPage(address);
  const text = await (await fetch(address)).text();
  const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!).join('\n');
  return {
    HTML: html,
    CSS: css,
    JavaScript: js + (inline === '' ? 0 : gzipSync(inline, { level: 9 }).length / 1_000),
  };
}

const rowOf = (name: string, weight: Weight, scores: Scores) => ({
  Page: name,
  'HTML kB': weight.HTML.toFixed(1),
  'CSS kB': weight.CSS.toFixed(1),
  'JavaScript kB': weight.JavaScript.toFixed(2),
  Performance: scores.performance,
  Accessibility: scores.accessibility,
  'Best practices': scores['best-practices'],
  SEO: scores.seo,
  'Largest paint ms': scores.largestPaintMs,
  'Layout shift': scores.layoutShift.toFixed(3),
});

function missedScores(name: string, scores: Scores, unlisted: true | undefined): Goal[] {
  return Object.entries(least)
    .map(([category, score]) => ({ category: category as keyof typeof least, score }))
    .filter(({ category, score }) => scores[category] < score)
    .filter(({ category }) => !(category === 'seo' && unlisted && scores.failed.join() === 'is-crawlable'))
    .map(({ category, score }) => ({
      goal: `${name}: ${category} at least ${score}`,
      measured: `${scores[category]} (${scores.failed.join(', ')})`,
      met: false,
    }));
}
