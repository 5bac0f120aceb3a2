import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { seedDemo } from '#tools/seed/seed';
import config from '../../../playwright.config.ts';
import { startTestCloud } from '../../support/cloud.ts';
import type { Progress } from '../section.ts';

export interface Demo {
  browser: Browser;
  origin: string;
  newContext: () => Promise<BrowserContext>;
}

/** Serves the built web and the demo organization from a local cloud while `act` measures them in a browser. */
export async function withDemo<Result>(
  progress: Progress,
  act: (demo: Demo) => Promise<Result>,
): Promise<Result> {
  if (!existsSync('dist/web/app.html')) throw new Error('Measuring needs the built web: npm run build');
  const cloud = await startTestCloud({ webDir: 'dist/web' });
  let browser: Browser | undefined;
  try {
    progress('Seeding the demo');
    process.env.REFDECK_USER_POOL = cloud.endpoints.cognito;
    process.env.REFDECK_DEMO = JSON.stringify(await seedDemo(cloud, cloud.dataDir));
    browser = await chromium.launch(config.use?.launchOptions);
    const { origin } = cloud;
    const newContext = async () => {
      const context = await browser!.newContext({
        baseURL: origin,
        viewport: { width: 1350, height: 940 },
      });
      context.setDefaultTimeout(30_000);
      return context;
    };
    return await act({ browser, origin, newContext });
  } finally {
    await browser?.close();
    await cloud.stop();
  }
}
