import * as z from 'zod/mini';

export const stripeEnvironment = z.object({
  STRIPE_SECRET_NAME: z.string().check(z.minLength(1)),
  /** Only a developer's machine sets it, to a local stand-in for Stripe. */
  STRIPE_API: z.optional(z.url()),
});
