import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { typefaceBytes } from './tests/support/typeface-bytes.ts';
import { markdown } from './web/plugins/markdown.ts';

/** Five times what the slowest test takes alone on one core. No test depends on speed. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 50 } },
};

/** `unit` needs no engine, `infra` reads the synthesized templates, `api` runs on real engines. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [markdown(), react(), typefaceBytes()],
        test: {
          name: 'unit',
          // Starting a process per file, and loading the same modules in it, doubled the time.
          isolate: false,
          include: [
            'tests/{contract,web,cards,docs,tools}/**/*.test.{ts,tsx}',
            'tests/functions/*.test.ts',
            'packages/*/tests/*.test.ts',
          ],
          setupFiles: ['tests/support/seed.ts', 'tests/support/leave-process-clean.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'infra',
          // All files share one synthesis.
          isolate: false,
          include: ['tests/infra/**/*.test.ts'],
          globalSetup: 'tests/infra/build.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'api',
          // Loading the same modules for each file took a fifth of the time.
          isolate: false,
          include: ['tests/{api,isolation,attack}/**/*.test.ts'],
          globalSetup: 'tests/support/cloud.ts',
          setupFiles: [
            'tests/support/seed.ts',
            'tests/support/end-on-failure.ts',
            'tests/support/leave-process-clean.ts',
          ],
          ...patience,
        },
      },
    ],
  },
});
