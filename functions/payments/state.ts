import type { Stripe } from 'stripe';
import { subscriptionStatus, type PaymentMethod } from '#contract/resources/billing';
import { limits } from '#contract/rules/limits';
import { freePlan, maxCards, planOfPrice, plans, storageBytes, type Product } from '#contract/rules/plans';
import { daysAfter } from '../shared/days/days.ts';
import type { SubscriptionState } from './store.ts';

/** The first of a customer's subscriptions in this order counts. */
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

/** Stripe still charges for these, so there must be no second subscription. */
const running: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

export const isRunning = (status: string | undefined): boolean => status !== undefined && running.has(status);

/** The Stripe account may sell other products too. */
export const isOurs = (subscription: Stripe.Subscription, organizationId: string): boolean =>
  subscription.metadata.organizationId === organizationId || planOf(subscription) !== undefined;

export function stateOf(
  subscriptions: readonly Stripe.Subscription[],
  customer: Stripe.Customer | Stripe.DeletedCustomer,
  before: SubscriptionState | undefined,
  now: Date,
): SubscriptionState {
  const subscription = subscriptions.toSorted(
    (a, b) => precedence.indexOf(a.status) - precedence.indexOf(b.status) || b.created - a.created,
  )[0];
  const customerDeleted = customer.deleted ? true : undefined;
  if (!subscription) return { subscribedBefore: before?.subscribedBefore, customerDeleted };
  const item = subscription.items.data[0]!;
  const status = subscriptionStatus.parse(subscription.status);
  return {
    status,
    subscriptionId: subscription.id,
    planId: planOf(subscription)?.id ?? productOf(item),
    priceId: item.price.id,
    periodEnd: isoTime(item.current_period_end),
    endsAt: endOf(subscription, item),
    trialEndsAt: status === 'trialing' ? isoTime(subscription.trial_end) : undefined,
    paymentMethod: cardOf(subscription, customer),
    pastDueSince: status === 'past_due' ? (before?.pastDueSince ?? now.toISOString()) : undefined,
    subscribedBefore: true,
    customerDeleted,
  };
}

// A price that is no longer sold still belongs to its product's plan.
function planOf({ items }: Stripe.Subscription): Product | undefined {
  const item = items.data[0];
  return item && (planOfPrice(item.price.id) ?? plans.find(({ id }) => id === productOf(item)));
}

const productOf = ({ price: { product } }: Stripe.SubscriptionItem): string =>
  typeof product === 'string' ? product : product.id;

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

/** The plan's limits hold until then although a payment is missing. */
export const graceEnd = ({ pastDueSince }: SubscriptionState): string | undefined =>
  pastDueSince && daysAfter(new Date(pastDueSince), limits.graceDays).toISOString();

/** Returns undefined for a plan that we no longer know. */
export function limitsInForce(state: SubscriptionState, now: Date) {
  const { status, planId } = state;
  const inGrace = status === 'past_due' && graceEnd(state)! > now.toISOString();
  const isPaid = status === 'active' || status === 'trialing' || inGrace;
  const plan = isPaid ? plans.find(({ id }) => id === planId) : freePlan;
  return plan && { maxCards: maxCards(plan), storageBytes: storageBytes(plan) };
}
