import * as z from 'zod/mini';
import { paymentMethod, subscriptionStatus } from '#contract/resources/billing';
import { absent, equals, type Condition } from '../shared/data/expression.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** The state that Stripe returned last. */
const subscriptionState = z.object({
  status: z.optional(subscriptionStatus),
  subscriptionId: z.optional(z.string()),
  planId: z.optional(z.string()),
  priceId: z.optional(z.string()),
  /** The end of what is paid for. */
  periodEnd: z.optional(z.string()),
  /** When a cancellation takes effect. */
  endsAt: z.optional(z.string()),
  trialEndsAt: z.optional(z.string()),
  paymentMethod: z.optional(paymentMethod),
  /** Since when a payment is missing; the grace period counts from here. */
  pastDueSince: z.optional(z.string()),
  /** There was a subscription once: the next one begins without a trial. */
  subscribedBefore: z.optional(z.boolean()),
  /** Stripe does not know the customer any more: the next checkout makes another. */
  customerDeleted: z.optional(z.boolean()),
});
export type SubscriptionState = z.output<typeof subscriptionState>;

/** The organization at Stripe: which customer it is, and its subscription. */
export const subscriptionRow = z.extend(subscriptionState, {
  customerId: z.string(),
  /** Every write increases it. A caller with an older version asks Stripe again. */
  version: z.number(),
  syncedAt: z.optional(z.string()),
});
export type SubscriptionItem = z.output<typeof subscriptionRow>;

export async function readSubscription({
  table,
  organizationId,
}: Pick<MemberContext, 'table' | 'organizationId'>): Promise<SubscriptionItem | undefined> {
  return fromRow(subscriptionRow, await table.get(keys.subscription(organizationId)));
}

/** Nobody has written it since. */
export const unchanged = (before: SubscriptionItem | undefined): Condition =>
  before ? { version: equals(before.version) } : { pk: absent };
