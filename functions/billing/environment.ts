import * as z from 'zod/mini';

export const returnEnvironment = z.object({ WEB_ORIGIN: z.url() });

export const billingPage = (): string =>
  `${returnEnvironment.parse(process.env).WEB_ORIGIN}/app/organization/billing`;
