import type { PaymentMethod, SubscriptionStatus } from '#contract/billing';
import { absent, equals, type Condition } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** What Stripe said when it was last asked. */
export interface SubscriptionState {
  status?: SubscriptionStatus | undefined;
  subscriptionId?: string | undefined;
  planId?: string | undefined;
  priceId?: string | undefined;
  /** The end of what is paid for. */
  periodEnd?: string | undefined;
  /** When a cancellation takes effect. */
  endsAt?: string | undefined;
  trialEndsAt?: string | undefined;
  paymentMethod?: PaymentMethod | undefined;
  /** Since when a payment is missing; the grace period counts from here. */
  pastDueSince?: string | undefined;
  /** There was a subscription once: the next one begins without a trial. */
  subscribedBefore?: boolean | undefined;
  /** Stripe does not know the customer any more: the next checkout makes another. */
  customerGone?: boolean | undefined;
}

/** The organisation at Stripe: which customer it is, and its subscription. */
export interface SubscriptionItem extends SubscriptionState {
  customerId: string;
  /** Grows with every write: whoever read an older one asks Stripe again. */
  version: number;
  syncedAt?: string | undefined;
}

export const toSubscription = (item: Item | undefined): SubscriptionItem | undefined =>
  item as unknown as SubscriptionItem | undefined;

export async function readSubscription({
  table,
  organizationId,
}: Pick<MemberContext, 'table' | 'organizationId'>): Promise<SubscriptionItem | undefined> {
  return toSubscription(await table.get(keys.subscription(organizationId)));
}

/** Nobody has written it since. */
export const unchanged = (before: SubscriptionItem | undefined): Condition =>
  before ? { version: equals(before.version) } : { pk: absent };
