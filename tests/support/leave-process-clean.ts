import sharp from 'sharp';
import { afterAll, vi } from 'vitest';

const before = { ...process.env };

/** Suites of one project share a process, so each one ends what it changed there. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  // The function that checks uploads blocks all decoders but its own, and seeding draws SVG.
  sharp.unblock({ operation: ['VipsForeignLoad'] });
});
