import * as z from 'zod/mini';

/** What the function that checks the site finds in its environment. */
export const siteEnvironment = z.object({
  WEB_ORIGIN: z.url(),
  /** Whose public page is looked at; without it none is. */
  DEMO_ORGANIZATION: z.optional(z.string()),
});

/** The same of what signs in there. Not set on a developer's machine, where `npm run smoke` does it. */
export const smokeEnvironment = z.object({
  SMOKE_SECRET_NAME: z.string().check(z.minLength(1)),
  /** How often, of the runs of the check. */
  SMOKE_MINUTES: z.string().check(z.regex(/^\d+$/)),
});
