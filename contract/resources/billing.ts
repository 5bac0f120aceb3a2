import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';

/** The states of a subscription, as Stripe names them. */
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

/** The payment method. Anything but a card has only a type ("sepa_debit", "link"). */
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
  /** The printed number; a draft invoice has none. */
  number: z.optional(z.string()),
  date: z.string(),
  /** The amount in cents. */
  amount: z.number(),
  /** The ISO 4217 code in lower case. */
  currency: z.string(),
  /** "paid" is shown as paid, any other status as pending. */
  status: z.string(),
  /** The plan's name, or the text on Stripe's invoice. */
  plan: z.string(),
  /** The PDF on Stripe's site. */
  pdf: z.optional(z.string()),
});
export type Invoice = z.output<typeof invoice>;

export const billing = z.object({
  /** The name of the plan. */
  name: z.string(),
  /** The ids of the paid plans. An empty list means the free plan. */
  subscriptions: z.array(z.string()),
  status: z.optional(subscriptionStatus),
  /** The id of the chosen price. */
  priceId: z.optional(z.string()),
  /** The date of the next payment, if there is one. */
  nextBillingDate: z.optional(z.string()),
  /** The end of a canceled subscription. */
  endsAt: z.optional(z.string()),
  trialEndsAt: z.optional(z.string()),
  /** After a failed payment the plan's limits hold until this time. */
  pastDueUntil: z.optional(z.string()),
  /** True if the first subscription of the popular plan starts with a trial. */
  trialAvailable: z.boolean(),
  paymentMethod: z.optional(paymentMethod),
  usage: z.object({
    references: z.number(),
    limit: z.number(),
    storageBytes: z.number(),
    storageLimit: z.number(),
  }),
  /** Newest first. The list is missing while Stripe does not respond. */
  invoices: z.optional(z.array(invoice)),
});
export type Billing = z.output<typeof billing>;

/** An address on Stripe's site. */
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
    summary: 'A portal session: change the plan or the card, cancel, see invoices',
    body: z.strictObject({}),
    response: stripePage,
    errors: ['NO_SUBSCRIPTION', 'PAYMENTS_UNAVAILABLE'],
  },
} as const satisfies Routes;

/** Stripe authenticates by signature instead of a token, so this route has a table of its own. */
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
