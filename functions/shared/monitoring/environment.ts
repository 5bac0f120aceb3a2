import * as z from 'zod/mini';

/** What the function that checks the site finds in its environment. */
export const siteEnvironment = z.object({
  WEB_ORIGIN: z.url(),
  /** Whose public page is looked at; without it none is. */
  DEMO_ORGANIZATION: z.optional(z.string()),
});
