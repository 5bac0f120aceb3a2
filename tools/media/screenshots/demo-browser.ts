import {
  chromium,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { askSampleApproval } from '#tools/seed/approvals';
import { seedDemo } from '#tools/seed/seed';
import { approvalPagePath } from '#contract/permission/approval-page';
import { organizationRoutes } from '#contract/resources/organization';
import { referencePagePath } from '#web/shared/public-address.ts';
import config from '../../../playwright.config.ts';
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
  const browser = await chromium.launch(config.use?.launchOptions);
  const cloud = await startTestCloud({ webDir: 'dist/web' });
  try {
    const demo = await seedDemo(cloud, cloud.dataDir);
    process.env.REFDECK_DEMO = JSON.stringify(demo);
    process.env.REFDECK_USER_POOL = cloud.endpoints.cognito;
    const shared = { ...clothes(), baseURL: cloud.origin };
    const first = await browser.newContext(shared);
    const page = await first.newPage();
    const workspace = await openDemo(page);
    await page.goto('/app');
    const storageState = await first.storageState();
    const open: DemoBrowser['open'] = ({ visitor, ...options }) =>
      browser.newContext({ ...shared, ...options, ...(!visitor && { storageState }) });
    const askApproval = async () => `${approvalPagePath}/${await askSampleApproval(cloud, workspace.call)}`;
    await work({ workspace, gallery: demo.gallery, askApproval, open });
  } finally {
    await browser.close();
    await cloud.stop();
  }
}

export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(() => document.fonts.ready);
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

const brandColors = {
  light: { primary: '#2fa37a', secondary: '#e0a04a', text: '#1d211e', background: '#ffffff' },
  dark: { primary: '#1f7a5a', secondary: '#9a5b1e', text: '#eef2ef', background: '#141815' },
};

export async function themePublicPages({ workspace, open }: DemoBrowser, theme: Theme): Promise<void> {
  const { organizationId } = workspace;
  const { contrast: _contrast, ...branding } = await workspace.call(organizationRoutes.getBranding, {});
  await workspace.call(organizationRoutes.saveBranding, { ...branding, brandColors: brandColors[theme] });
  const context = await open({ visitor: true });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(referencePagePath(organizationId));
    expect(await page.content()).toContain(`--page-background:${brandColors[theme].background}`);
  }).toPass();
  await context.close();
}
