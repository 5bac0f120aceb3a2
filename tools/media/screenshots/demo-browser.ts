import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { askSampleApproval } from '#tools/seed/approvals';
import { seedDemo } from '#tools/seed/seed';
import { ensureChromium, ensureJava } from '../../start/preflight.mjs';
import { approvalPagePath } from '#contract/permission/approval-page';
import { openDemo } from '../../../tests/journeys/support/screens.ts';
import type { Workspace } from '../../../tests/journeys/support/workspace.ts';
import { startTestCloud } from '../../../tests/support/cloud.ts';

export interface DemoBrowser {
  workspace: Workspace;
  gallery: Readonly<Record<string, string>>;
  askApproval: () => Promise<string>;
  open: (options: BrowserContextOptions & { visitor?: boolean }) => Promise<BrowserContext>;
}

export async function inDemoBrowser(work: (demo: DemoBrowser) => Promise<void>): Promise<void> {
  ensureJava();
  ensureChromium();
  // Its configuration looks for the browser when it is loaded.
  const { default: config } = await import('../../../playwright.config.ts');
  const browser = await chromium.launch(config.use?.launchOptions);
  const cloud = await startTestCloud({ webDir: 'dist/web' });
  try {
    const demo = await seedDemo(cloud, cloud.dataDir);
    process.env.REFDECK_DEMO = JSON.stringify(demo);
    process.env.REFDECK_USER_POOL = cloud.endpoints.cognito;
    const shared = { ...clothes(), baseURL: cloud.origin };
    const workspace = await openDemo(await (await browser.newContext(shared)).newPage());
    const open: DemoBrowser['open'] = async ({ visitor, ...options }) => {
      const context = await browser.newContext({ ...shared, ...options });
      // A session that all share would end with the first token that one of them renews.
      if (!visitor) await enterDemo(context);
      return context;
    };
    const askApproval = async () => `${approvalPagePath}/${await askSampleApproval(cloud, workspace.call)}`;
    await work({ workspace, gallery: demo.gallery, askApproval, open });
  } finally {
    await browser.close();
    await cloud.stop();
  }
}

async function enterDemo(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await openDemo(page);
  await page.close();
}

export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  // Letters that are late would be photographed in the fallback typeface.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body *')].every((element) => {
      const { fontWeight, fontFamily } = getComputedStyle(element);
      const [family] = fontFamily.split(',');
      return document.fonts.check(`${fontWeight} 16px ${family}`);
    }),
  );
  await page.waitForTimeout(300);
}

/** Stops motion and sets the morning, so that pictures do not depend on the time. */
function clothes(): BrowserContextOptions {
  const hoursToNine = ((9 - new Date().getUTCHours() + 36) % 24) - 12;
  // These zones have inverted signs.
  const timezoneId = `Etc/GMT${hoursToNine > 0 ? '-' : '+'}${Math.abs(hoursToNine)}`;
  return { reducedMotion: 'reduce', locale: 'en-GB', timezoneId };
}

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
