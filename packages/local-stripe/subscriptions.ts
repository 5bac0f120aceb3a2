import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { ApiError } from './errors.ts';
import { newId } from './ids.ts';
import { charge, collect } from './invoices.ts';
import type { Price, Subscription, SubscriptionItem } from './shapes.ts';
import type { SubscriptionData } from './store.ts';

const daySeconds = 24 * 3600;

export const hasEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** The anchor's day of the month, or the last day of a shorter month. */
export function periodEnd(start: number, { recurring }: Pick<Price, 'recurring'>, anchor = start): number {
  const months = recurring.interval_count * (recurring.interval === 'year' ? 12 : 1);
  const date = new Date(start * 1000);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(new Date(anchor * 1000).getUTCDate(), lastDay));
  return date.getTime() / 1000;
}

/** Incomplete until the first invoice is paid, or trialing. */
export function createSubscription(
  account: Account,
  input: { customer: string; price: Price; quantity: number; card: string; data: SubscriptionData },
): Subscription {
  const { customer, price, quantity, card, data } = input;
  const { now } = account;
  const trialEnd = data.trialDays > 0 ? now + data.trialDays * daySeconds : null;
  const id = newId('sub');
  const item: SubscriptionItem = {
    id: newId('si', 14),
    object: 'subscription_item',
    created: now,
    current_period_end: trialEnd ?? periodEnd(now, price),
    current_period_start: now,
    metadata: {},
    price,
    quantity,
    subscription: id,
  };
  const subscription: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: now,
    currency: price.currency,
    customer,
    default_payment_method: card,
    ended_at: null,
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: data.metadata,
    start_date: now,
    status: trialEnd ? 'trialing' : 'incomplete',
    trial_end: trialEnd,
    trial_start: trialEnd ? now : null,
  };
  account.put('subscriptions', subscription);
  account.emit('customer.subscription.created', subscription);
  return bill(account, subscription, 'subscription_create');
}

export function differences<Item extends object>(before: Item, after: Item): Partial<Item> {
  const changed = (Object.keys(before) as (keyof Item)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  return Object.fromEntries(changed.map((key) => [key, before[key]])) as Partial<Item>;
}

export function changeSubscription(
  account: Account,
  subscription: Subscription,
  change: Partial<Subscription>,
): Subscription {
  const changed = { ...subscription, ...change };
  const before = differences(subscription, changed);
  if (Object.keys(before).length === 0) return subscription;
  account.put('subscriptions', changed);
  account.emit('customer.subscription.updated', changed, before);
  return changed;
}

function bill(
  account: Account,
  subscription: Subscription,
  reason: Parameters<typeof charge>[2],
): Subscription {
  const invoice = charge(account, subscription, reason);
  return afterPayment(account, subscription, invoice);
}

function afterPayment(
  account: Account,
  subscription: Subscription,
  { id, status }: { id: string; status: Stripe.Invoice.Status | null },
): Subscription {
  const trialing = subscription.status === 'trialing';
  const standing = status === 'paid' ? 'active' : 'past_due';
  return changeSubscription(account, subscription, {
    latest_invoice: id,
    status: trialing ? 'trialing' : standing,
  });
}

const withItem = (subscription: Subscription, change: Partial<SubscriptionItem>): Subscription['items'] => ({
  ...subscription.items,
  data: subscription.items.data.map((item) => ({ ...item, ...change })),
});

/** A canceled subscription ends; an unpaid one is charged for its open invoice. */
export function renew(account: Account, subscription: Subscription): Subscription {
  assertRuns(subscription);
  if (subscription.cancel_at_period_end) return endSubscription(account, subscription);
  const open = account.state.invoices[subscription.latest_invoice ?? ''];
  if (open?.status === 'open') {
    return afterPayment(account, subscription, collect(account, subscription, open));
  }
  const [item] = subscription.items.data;
  const start = item!.current_period_end;
  return nextPeriod(account, subscription, start);
}

export function endTrial(account: Account, subscription: Subscription): Subscription {
  assertRuns(subscription);
  if (subscription.status !== 'trialing') throw new ApiError(400, 'The subscription is not in a trial.');
  if (subscription.cancel_at_period_end) return endSubscription(account, subscription);
  return nextPeriod(account, subscription, account.now);
}

function nextPeriod(account: Account, subscription: Subscription, start: number): Subscription {
  const { price } = subscription.items.data[0]!;
  const endsTrial = subscription.status === 'trialing';
  const anchor = endsTrial ? start : subscription.billing_cycle_anchor;
  const current_period_end = periodEnd(start, price, anchor);
  const next = changeSubscription(account, subscription, {
    items: withItem(subscription, { current_period_start: start, current_period_end }),
    status: 'active',
    billing_cycle_anchor: anchor,
    ...(endsTrial && { trial_end: start }),
  });
  return bill(account, next, 'subscription_cycle');
}

/** Nothing is prorated: another interval begins a new period, charged in full. */
export function changePrice(account: Account, subscription: Subscription, price: Price): Subscription {
  assertRuns(subscription);
  const item = subscription.items.data[0]!;
  if (item.price.id === price.id) return subscription;
  const { now } = account;
  const trialing = subscription.status === 'trialing';
  const sameInterval = periodEnd(now, item.price) === periodEnd(now, price);
  const period =
    trialing || sameInterval ? {} : { current_period_start: now, current_period_end: periodEnd(now, price) };
  const changed = changeSubscription(account, subscription, {
    items: withItem(subscription, { price, ...period }),
    ...('current_period_start' in period && { billing_cycle_anchor: now }),
  });
  return 'current_period_start' in period ? bill(account, changed, 'subscription_update') : changed;
}

export function cancelAtPeriodEnd(
  account: Account,
  subscription: Subscription,
  cancel: boolean,
): Subscription {
  assertRuns(subscription);
  return changeSubscription(account, subscription, {
    cancel_at_period_end: cancel,
    cancel_at: cancel ? subscription.items.data[0]!.current_period_end : null,
    canceled_at: cancel ? account.now : null,
  });
}

/** Open invoices stay open, as in Stripe. */
export function endSubscription(account: Account, subscription: Subscription): Subscription {
  assertRuns(subscription);
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? account.now,
    ended_at: account.now,
  };
  account.put('subscriptions', ended);
  account.emit('customer.subscription.deleted', ended);
  return ended;
}

function assertRuns(subscription: Subscription): void {
  if (!hasEnded(subscription)) return;
  throw new ApiError(404, `No such subscription: '${subscription.id}'`, {
    code: 'resource_missing',
    param: 'id',
  });
}
