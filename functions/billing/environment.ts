import * as z from 'zod/mini';

/** The environment of functions that call Stripe. */
export const stripeEnvironment = z.object({
  STRIPE_SECRET_NAME: z.string().check(z.minLength(1)),
  /** Another Stripe than the real one: only on a developer's machine. */
  STRIPE_API: z.optional(z.url()),
});

/** The origin to which Stripe sends people back. */
export const returnEnvironment = z.object({ WEB_ORIGIN: z.url() });

/** The page that people come back to from Stripe. */
export const billingPage = (): string =>
  `${returnEnvironment.parse(process.env).WEB_ORIGIN}/app/organization/billing`;
