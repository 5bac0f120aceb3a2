import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/start/preflight.mjs';

/** Browser journeys in Debian's Chromium against the local cloud with the built web. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // The slowest test takes a fifth of this alone on one core. A long limit delays only tests that hang.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  globalSetup: './tests/journeys/support/start-cloud.ts',
  use: {
    // Set by the global set-up, which runs before the workers read this.
    baseURL: process.env.REFDECK_ORIGIN,
    browserName: 'chromium',
    // A picture in the middle of a fade would differ in each run.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    // A trace costs a fifth of the whole run: ask for one with `npx playwright test <journey> --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Needs Playwright's own ffmpeg, which is not a Debian package.
    video: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
