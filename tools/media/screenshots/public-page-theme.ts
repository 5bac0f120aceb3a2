import { expect } from '@playwright/test';
import { organizationRoutes } from '#contract/organization';
import { referencePagePath } from '#web/shared/public-address.ts';
import type { DemoBrowser } from './demo-browser.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Those that the invented organisation would have chosen. */
const brandColors = {
  light: { primary: '#2fa37a', secondary: '#e0a04a', text: '#1d211e', background: '#ffffff' },
  dark: { primary: '#1f7a5a', secondary: '#9a5b1e', text: '#eef2ef', background: '#141815' },
};

/** A public page has the colours of its organisation, whatever its visitor prefers. */
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
