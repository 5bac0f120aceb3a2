import * as z from 'zod/mini';

export const siteEnvironment = z.object({
  WEB_ORIGIN: z.url(),
  DEMO_ORGANIZATION: z.optional(z.string()),
});

/** It is missing on a developer's machine, where `npm run smoke` runs the test. */
export const smokeEnvironment = z.object({
  SMOKE_SECRET_NAME: z.string().check(z.minLength(1)),
  /** The smoke test runs at this interval, within a run of the check. */
  SMOKE_MINUTES: z.string().check(z.regex(/^\d+$/)),
});
