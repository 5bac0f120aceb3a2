import * as z from 'zod/mini';

/** The environment of the function that checks the site. */
export const siteEnvironment = z.object({
  WEB_ORIGIN: z.url(),
  /** The organization whose public page is checked, if any. */
  DEMO_ORGANIZATION: z.optional(z.string()),
});

/**
 * The environment of the smoke test. It is missing on a developer's machine, where `npm run smoke` runs the
 * test.
 */
export const smokeEnvironment = z.object({
  SMOKE_SECRET_NAME: z.string().check(z.minLength(1)),
  /** How often, of the runs of the check. */
  SMOKE_MINUTES: z.string().check(z.regex(/^\d+$/)),
});
