import * as z from 'zod/mini';

/** The origin to which Stripe sends people back. */
export const returnEnvironment = z.object({ WEB_ORIGIN: z.url() });

/** The page that people come back to from Stripe. */
export const billingPage = (): string =>
  `${returnEnvironment.parse(process.env).WEB_ORIGIN}/app/organization/billing`;
