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
import { openDemo } from '../../journeys/support/screens.ts';
import type { Workspace } from '../../journeys/support/workspace.ts';
import type { Finding, Goal, Progress, Section } from '../section.ts';
import { withDemo } from '../web/demo.ts';
import { startLighthouse, type Scores } from '../web/lighthouse.ts';

const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

export const section: Section = {
  title: 'Public pages in Lighthouse',
  method: `The built web on the local cloud with the demo organization, as Lighthouse rates it on a phone over a simulated slow 4G. Performance,
largest paint and layout shift are medians of three tries. Search engines are asked to leave the confirmation out, which costs it points for search.
Bytes are not here: \`npm test\` holds those (\`tests/support/budgets.ts\`).`,
  measure: (progress) =>
    withDemo(progress, async ({ newContext, origin }) => {
      const context = await newContext();
      const workspace = await openDemo(await context.newPage());
      return [await rate(await pagesOf(workspace), origin, progress)];
    }),
};

/** The confirmation asks search engines to leave it out, which Lighthouse reports as a mistake. */
const unlisted = 'Confirmation';

async function pagesOf({ organizationId, slug, call }: Workspace): Promise<Record<string, string>> {
  const { references } = await call(referenceRoutes.listReferences, {});
  const { collections } = await call(collectionRoutes.listCollections, {});
  // The seed has its customer confirm this reference.
  const confirmed = references.find(({ name }) => name === 'A booking desk that survives Monday mornings')!;
  const collection = collections.find(({ visibility }) => visibility === 'public')!;
  return {
    Landing: '/',
    Pricing: '/pricing',
    Platform: '/platform/security',
    Article: `${articleFolders.blog}/a-reference-that-sells`,
    'Reference page': referencePagePath(slug),
    Story: storyPath(slug, storyNameOf(confirmed)),
    Collection: collectionPagePath(slug, collection.id),
    [unlisted]: proofPath(organizationId, confirmed.id),
  };
}

async function rate(pages: Record<string, string>, origin: string, progress: Progress): Promise<Finding> {
  const rows: Finding['rows'] = [];
  const missed: Goal[] = [];
  const lighthouse = await startLighthouse();
  try {
    for (const [name, path] of Object.entries(pages)) {
      progress(`${name}: ${path}`);
      const scores = await lighthouse.medians(origin + path);
      rows.push({
        Page: name,
        Performance: scores.performance,
        Accessibility: scores.accessibility,
        'Best practices': scores['best-practices'],
        SEO: scores.seo,
        'Largest paint ms': scores.largestPaintMs,
        'Layout shift': scores.layoutShift.toFixed(3),
      });
      missed.push(...missedScores(name, scores));
    }
  } finally {
    lighthouse.stop();
  }
  const goal = `Performance at least ${least.performance}, all else 100`;
  return {
    rows,
    goals: missed.length > 0 ? missed : [{ goal, measured: `${rows.length} pages`, met: true }],
  };
}

function missedScores(name: string, scores: Scores): Goal[] {
  return (Object.keys(least) as (keyof typeof least)[])
    .filter((category) => scores[category] < least[category])
    .filter(
      (category) => !(category === 'seo' && name === unlisted && scores.failed.join() === 'is-crawlable'),
    )
    .map((category) => ({
      goal: `${name}: ${category} at least ${least[category]}`,
      measured: `${scores[category]} (${scores.failed.join(', ')})`,
      met: false,
    }));
}
