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
          // Half of the work was to start a process for each file and to read the same modules in it.
          isolate: false,
          include: ['tests/{contract,web,cards,local,house}/**/*.test.{ts,tsx}', 'tests/functions/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'infra',
          // The templates are made once for all files.
          isolate: false,
          include: ['tests/infra/**/*.test.ts'],
          globalSetup: 'tests/infra/build.ts',
          testTimeout: 120_000,
          // All templates of two stages, while other suites run beside.
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,isolation,attack}/**/*.test.ts'],
          globalSetup: 'tests/support/cloud.ts',
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
