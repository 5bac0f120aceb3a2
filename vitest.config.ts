import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { markdown } from './web/plugins/markdown.ts';

/** Five times what the slowest test takes alone on one core: what is done sooner is not waited for, and no guarantee is about speed. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 50 } },
};

/** Three kinds of suites: those that need nothing, those on the synthesized templates, those on real engines. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [markdown(), react()],
        test: {
          name: 'unit',
          // Half of the work was to start a process for each file and to read the same modules in it.
          isolate: false,
          include: [
            'tests/{contract,web,cards,docs,tools}/**/*.test.{ts,tsx}',
            'tests/functions/*.test.ts',
            'packages/*/tests/*.test.ts',
          ],
          ...patience,
        },
      },
      {
        test: {
          name: 'infra',
          // The templates are made once for all files.
          isolate: false,
          include: ['tests/infra/**/*.test.ts'],
          globalSetup: 'tests/infra/build.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,isolation,attack}/**/*.test.ts'],
          globalSetup: 'tests/support/cloud.ts',
          ...patience,
        },
      },
    ],
  },
});
