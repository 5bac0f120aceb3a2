import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { seedDemo } from '#tools/seed/seed';
import config from '../../../playwright.config.ts';
import { openDemo, workspaceScreens, type Screen } from '../../journeys/support/screens.ts';
import {
  budgetOf,
  fileBudget,
  filesOf,
  libraryBudget,
  partsOf,
  weighRoute,
} from '../../journeys/support/weight.ts';
import { startTestCloud } from '../../support/cloud.ts';
import { within } from '../patience.ts';
import type { Finding, Goal, Section } from '../section.ts';
import { measureEmbeds } from '../web/embeds.ts';
import { measurePublicPages } from '../web/public-pages.ts';

export const section: Section = {
  title: 'Web',
  method: `The built web on the local cloud with the demo organization, in Chromium. Bytes are after gzip, each file counted once, before anybody
touches the page.`,
  measure,
};

async function measure(progress: (line: string) => void): Promise<Finding[]> {
  if (!existsSync('dist/web/app.html')) throw new Error('Measuring needs the built web: npm run build');
  const cloud = await within(120, 'Starting the local cloud', progress, () =>
    startTestCloud({ webDir: 'dist/web' }),
  );
  let browser: Browser | undefined;
  try {
    process.env.REFDECK_USER_POOL = cloud.endpoints.cognito;
    const demo = await within(180, 'Seeding the demo', progress, () => seedDemo(cloud, cloud.dataDir));
    process.env.REFDECK_DEMO = JSON.stringify(demo);
    browser = await chromium.launch(config.use?.launchOptions);
    const context = await browser.newContext({
      baseURL: cloud.origin,
      viewport: { width: 1350, height: 940 },
    });
    // What does not come ends the section instead of keeping it waiting.
    context.setDefaultTimeout(30_000);
    const workspace = await openDemo(await context.newPage());
    const routes = (await workspaceScreens(workspace)).filter(
      ({ path, opened }) => path.startsWith('/app') && !opened,
    );
    const weighed: Finding = { title: 'Routes of the workspace', rows: [], goals: [] };
    for (const screen of routes) {
      const { row, missed } = await within(60, `Weighing ${screen.path}`, progress, () =>
        weigh(context, screen),
      );
      weighed.rows.push(row);
      weighed.goals!.push(...missed);
    }
    if (weighed.goals!.length === 0)
      weighed.goals!.push({
        goal: 'Every route within its budget',
        measured: `${routes.length} routes`,
        met: true,
      });
    const pages = await measurePublicPages(workspace, cloud.origin, progress);
    const embeds = await measureEmbeds(browser, workspace, cloud.origin, progress);
    return [pages, embeds, weighed];
  } finally {
    await browser?.close();
    await cloud.stop();
  }
}

async function weigh(context: BrowserContext, { name, path }: Screen) {
  const { page, library } = partsOf(await weighRoute(context, path));
  const allowed = libraryBudget.routes.has(name) ? libraryBudget.kB : 0;
  const missed: Goal[] = [];
  const hold = (what: string, measured: number, most: number) => {
    if (measured > most)
      missed.push({
        goal: `${name}: at most ${most} ${what}`,
        measured: measured.toFixed(1),
        met: false,
      });
  };
  hold('kB of code', page.total, budgetOf(name));
  hold('files', filesOf(page), fileBudget);
  hold('kB of the library of the editor', library.total, allowed);
  const row = {
    Route: name,
    'Code kB': page.total.toFixed(1),
    'Budget kB': budgetOf(name),
    Files: filesOf(page),
    'Library of the editor kB': library.total.toFixed(1),
  };
  return { row, missed };
}
