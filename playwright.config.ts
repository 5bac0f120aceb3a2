import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/preflight.mjs';

/** Browser journeys in Debian's Chromium against the local cloud with the built web. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  globalSetup: './tests/journeys/support/start-cloud.ts',
  use: {
    // Set by the global set-up, which runs before the workers read this.
    baseURL: process.env.REFDECK_ORIGIN,
    browserName: 'chromium',
    // Nothing is judged in the middle of a fade.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
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
