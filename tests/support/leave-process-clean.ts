import { afterAll, vi } from 'vitest';

/** Suites of one project share a process, so each one ends what it changed there. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
