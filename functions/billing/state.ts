import type { Stripe } from 'stripe';
import { subscriptionStatus, type PaymentMethod } from '#contract/billing';
import { limits } from '#contract/limits';
import { freePlan, maxCards, planOfPrice, plans, storageBytes, type Product } from '#contract/plans';
import type { SubscriptionState } from './store.ts';

/** Which of several subscriptions counts, first to last. */
const precedence: readonly Stripe.Subscription.Status[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
];

/** Stripe still takes, or wants, money for these: there is no room for a second one. */
const running: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

export const isRunning = (status: string | undefined): boolean => status !== undefined && running.has(status);

/** Those of our plans: an account at Stripe may sell other things too. */
export const ofOurPlans = (subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription[] =>
  subscriptions.filter((subscription) => planOf(subscription) !== undefined);

/** The subscription as we keep it, from all that a customer has or had. */
export function stateOf(
  subscriptions: readonly Stripe.Subscription[],
  customer: Stripe.Customer | Stripe.DeletedCustomer,
  before: SubscriptionState | undefined,
  now: Date,
): SubscriptionState {
  const subscription = ofOurPlans(subscriptions).toSorted(
    (a, b) => precedence.indexOf(a.status) - precedence.indexOf(b.status) || b.created - a.created,
  )[0];
  if (!subscription) return before?.subscribedBefore ? { subscribedBefore: true } : {};
  const item = subscription.items.data[0]!;
  const status = subscriptionStatus.parse(subscription.status);
  return {
    status,
    subscriptionId: subscription.id,
    planId: planOf(subscription)!.id,
    priceId: item.price.id,
    periodEnd: isoTime(item.current_period_end),
    endsAt: endOf(subscription, item),
    trialEndsAt: status === 'trialing' ? isoTime(subscription.trial_end) : undefined,
    paymentMethod: cardOf(subscription, customer),
    pastDueSince: status === 'past_due' ? (before?.pastDueSince ?? now.toISOString()) : undefined,
    subscribedBefore: true,
  };
}

// A price that is not sold any more still belongs to the plan whose product it is of.
function planOf({ items }: Stripe.Subscription): Product | undefined {
  const price = items.data[0]?.price;
  if (!price) return undefined;
  const productId = typeof price.product === 'string' ? price.product : price.product.id;
  return planOfPrice(price.id) ?? plans.find(({ id }) => id === productId);
}

function endOf(
  { status, cancel_at, cancel_at_period_end, ended_at }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): string | undefined {
  if (!running.has(status)) return isoTime(ended_at);
  return isoTime(cancel_at ?? (cancel_at_period_end ? item.current_period_end : null));
}

function cardOf(
  { default_payment_method: own }: Stripe.Subscription,
  customer: Stripe.Customer | Stripe.DeletedCustomer,
): PaymentMethod | undefined {
  const method = own ?? (customer.deleted ? null : customer.invoice_settings.default_payment_method);
  if (!method || typeof method === 'string') return undefined;
  const { type, card } = method;
  return {
    type,
    ...(card && { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }),
  };
}

const isoTime = (seconds: number | null): string | undefined =>
  seconds === null ? undefined : new Date(seconds * 1000).toISOString();

const dayMs = 24 * 60 * 60 * 1000;

/** Until when the plan's limits hold although a payment is missing. */
export const graceEnd = ({ pastDueSince }: SubscriptionState): string | undefined =>
  pastDueSince && new Date(Date.parse(pastDueSince) + limits.graceDays * dayMs).toISOString();

/** The plan whose limits hold now. */
export function planInForce(state: SubscriptionState | undefined, now: Date): Product {
  const { status, planId } = state ?? {};
  const inGrace = status === 'past_due' && graceEnd(state!)! > now.toISOString();
  const paid = status === 'active' || status === 'trialing' || inGrace;
  return (paid && plans.find(({ id }) => id === planId)) || freePlan;
}

/** What the organisation's own row holds of a plan, beside the counters that it bounds. */
export const limitsOf = (plan: Product) => ({ maxCards: maxCards(plan), storageBytes: storageBytes(plan) });
