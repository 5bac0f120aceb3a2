import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';

export const subscriptionStatus = z.enum([
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
]);

/** Anything but a card has only a type ("sepa_debit", "link"). */
export const paymentMethod = z.object({
  type: z.string(),
  brand: z.optional(z.string()),
  last4: z.optional(z.string()),
  expMonth: z.optional(z.number()),
  expYear: z.optional(z.number()),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

export const invoice = z.object({
  id: z.string(),
  number: z.optional(z.string()),
  date: z.string(),
  /** Cents. */
  amount: z.number(),
  currency: z.string(),
  /** "paid" is shown as paid, any other status as pending. */
  status: z.string(),
  plan: z.string(),
  pdf: z.optional(z.string()),
});
export type Invoice = z.output<typeof invoice>;

export const billing = z.object({
  name: z.string(),
  /** Ids of the paid plans; empty for the free plan. */
  subscriptions: z.array(z.string()),
  status: z.optional(subscriptionStatus),
  priceId: z.optional(z.string()),
  nextBillingDate: z.optional(z.string()),
  endsAt: z.optional(z.string()),
  trialEndsAt: z.optional(z.string()),
  /** After a failed payment the plan's limits hold until this time. */
  pastDueUntil: z.optional(z.string()),
  /** Only the first subscription of the popular plan starts with a trial. */
  trialAvailable: z.boolean(),
  paymentMethod: z.optional(paymentMethod),
  usage: z.object({
    references: z.number(),
    limit: z.number(),
    storageBytes: z.number(),
    storageLimit: z.number(),
  }),
  /** Newest first; missing while Stripe does not respond. */
  invoices: z.optional(z.array(invoice)),
});
export type Billing = z.output<typeof billing>;

const stripePage = z.object({ url: z.string() });

export const billingRoutes = {
  getBilling: {
    method: 'GET',
    path: '/api/organization/billing',
    access: 'billing:read',
    summary: 'The subscription of the organization, what it uses of it, and its invoices',
    response: billing,
  },
  openCheckout: {
    method: 'POST',
    path: '/api/stripe/session',
    access: 'billing:write',
    summary:
      'A checkout session for a price; without one the portal for an organization that has been there before, else the popular plan',
    body: z.strictObject({
      priceId: z.optional(
        z.string().check(z.regex(/^price_\w{1,100}$/, 'Must be the price of a plan on offer')),
      ),
    }),
    response: stripePage,
    errors: ['ALREADY_SUBSCRIBED', 'NO_SUBSCRIPTION', 'PAYMENTS_UNAVAILABLE'],
  },
  openPortal: {
    method: 'POST',
    path: '/api/stripe/portal',
    access: 'billing:write',
    summary:
      'A portal session: change the plan or the card, cancel, see invoices. `NO_SUBSCRIPTION` until a first checkout has begun; an abandoned one is enough',
    body: z.strictObject({}),
    response: stripePage,
    errors: ['NO_SUBSCRIPTION', 'PAYMENTS_UNAVAILABLE'],
  },
} as const satisfies Routes;

/** Stripe authenticates by signature instead of a token. */
export const webhookRoutes = {
  receiveStripeEvent: {
    method: 'POST',
    path: '/api/stripe/webhook',
    access: 'public',
    summary: 'Stripe tells that something has changed; what it is now is asked of Stripe',
    signedBy: 'stripe-signature',
    response: z.object({ received: z.literal(true) }),
    errors: ['SIGNATURE_INVALID', 'PAYMENTS_UNAVAILABLE'],
  },
} as const satisfies Routes;
