import * as z from 'zod/mini';

/** What a function that talks to Stripe finds in its environment. */
export const stripeEnvironment = z.object({
  STRIPE_SECRET_NAME: z.string().check(z.minLength(1)),
  /** Another Stripe than the real one: only on a developer's machine. */
  STRIPE_API: z.optional(z.url()),
});

/** What a function that sends people to Stripe finds beside it: where they come back to. */
export const returnEnvironment = z.object({ WEB_ORIGIN: z.url() });

/** The page that people come back to from Stripe. */
export const billingPage = (): string =>
  `${returnEnvironment.parse(process.env).WEB_ORIGIN}/app/organization/billing`;
