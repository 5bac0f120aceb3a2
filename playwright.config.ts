import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/start/preflight.mjs';

/** Browser journeys in Debian's Chromium against the local cloud with the built web. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // Five times what the slowest takes alone on one core, and no more often told: what is there sooner is not waited for.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // Where the JSON goes is said by the environment.
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  globalSetup: './tests/journeys/support/start-cloud.ts',
  use: {
    // Set by the global set-up, which runs before the workers read this.
    baseURL: process.env.REFDECK_ORIGIN,
    browserName: 'chromium',
    // Nothing is judged in the middle of a fade.
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
