import * as z from 'zod/mini';
import { paymentMethod, subscriptionStatus } from '#contract/resources/billing';
import { absent, equals, type Condition } from '../shared/data/expression.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import type { MemberContext } from '../shared/membership/context.ts';

const subscriptionState = z.object({
  status: z.optional(subscriptionStatus),
  subscriptionId: z.optional(z.string()),
  planId: z.optional(z.string()),
  priceId: z.optional(z.string()),
  periodEnd: z.optional(z.string()),
  endsAt: z.optional(z.string()),
  trialEndsAt: z.optional(z.string()),
  paymentMethod: z.optional(paymentMethod),
  /** The grace period counts from the first missing payment. */
  pastDueSince: z.optional(z.string()),
  /** Only a first subscription begins with a trial. */
  subscribedBefore: z.optional(z.boolean()),
  /** The next checkout creates a new customer. */
  customerDeleted: z.optional(z.boolean()),
});
export type SubscriptionState = z.output<typeof subscriptionState>;

export const subscriptionRow = z.extend(subscriptionState, {
  customerId: z.string(),
  /** Every write increases the version; a caller with an older one asks Stripe again. */
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

export const unchanged = (before: SubscriptionItem | undefined): Condition =>
  before ? { version: equals(before.version) } : { pk: absent };
