import * as z from 'zod/mini';

/** The environment of functions that call Stripe. */
export const stripeEnvironment = z.object({
  STRIPE_SECRET_NAME: z.string().check(z.minLength(1)),
  /** The address of a local stand-in for Stripe, on a developer's machine. */
  STRIPE_API: z.optional(z.url()),
});
