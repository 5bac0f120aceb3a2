import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { markdown } from './web/markdown-plugin.ts';

/** Three kinds of suites: those that need nothing, those on the synthesised templates, those on real engines. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [markdown(), react()],
        test: {
          name: 'unit',
          include: ['tests/{contract,web,cards,local,house}/**/*.test.{ts,tsx}', 'tests/functions/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'infra',
          include: ['tests/infra/**/*.test.ts'],
          globalSetup: 'tests/infra/build.ts',
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,isolation}/**/*.test.ts'],
          globalSetup: 'tests/support/cloud.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
