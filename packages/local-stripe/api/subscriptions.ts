import * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { mergeMetadata } from '../changes.ts';
import { ApiError } from '../errors.ts';
import type { Subscription } from '../shapes.ts';
import {
  cancelAtPeriodEnd,
  changePrice,
  changeSubscription,
  endSubscription,
  hasEnded,
} from '../subscriptions.ts';
import { flag, metadata, page, paging, route, text } from './route.ts';

const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** Without a status Stripe leaves out those that have ended. */
function hasStatus(subscription: Subscription, status: (typeof statuses)[number] | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return hasEnded(subscription);
  return status === undefined ? !hasEnded(subscription) : subscription.status === status;
}

const subscriptions = [
  route(
    'GET',
    '/v1/subscriptions',
    { ...paging, customer: text, price: text, status: z.optional(z.enum(statuses)) },
    (account, { customer, price, status, ...paged }) => {
      if (customer !== undefined) account.get('customers', customer, 'customer');
      const found = Object.values(account.state.subscriptions)
        .filter((subscription) => customer === undefined || subscription.customer === customer)
        .filter(({ items }) => price === undefined || items.data.some((item) => item.price.id === price))
        .filter((subscription) => hasStatus(subscription, status));
      return page('/v1/subscriptions', found, paged);
    },
  ),
  route('GET', '/v1/subscriptions/:id', {}, (account, _, id) => account.get('subscriptions', id)),
  route(
    'POST',
    '/v1/subscriptions/:id',
    {
      cancel_at_period_end: z.optional(flag),
      default_payment_method: text,
      items: z.optional(z.array(z.strictObject({ id: z.string(), price: z.string() }))),
      metadata,
    },
    (account, params, id) => updateSubscription(account, id, params),
  ),
  route('DELETE', '/v1/subscriptions/:id', {}, (account, _, id) =>
    endSubscription(account, account.get('subscriptions', id)),
  ),
];

interface Change {
  cancel_at_period_end?: boolean | undefined;
  default_payment_method?: string | undefined;
  items?: { id: string; price: string }[] | undefined;
  metadata?: Record<string, string> | undefined;
}

function updateSubscription(account: Account, id: string, change: Change): Subscription {
  let subscription = account.get('subscriptions', id);
  const { cancel_at_period_end, default_payment_method, items } = change;
  if (default_payment_method) {
    const card = account.get('paymentMethods', default_payment_method, 'default_payment_method');
    subscription = changeSubscription(account, subscription, { default_payment_method: card.id });
  }
  for (const [position, item] of (items ?? []).entries()) {
    if (item.id !== subscription.items.data[0]!.id) {
      throw new ApiError(400, `No such subscription item: '${item.id}'`, { param: `items[${position}][id]` });
    }
    const price = account.price(item.price, `items[${position}][price]`);
    subscription = changePrice(account, subscription, price);
  }
  if (change.metadata) {
    const merged = mergeMetadata(subscription.metadata, change.metadata);
    subscription = changeSubscription(account, subscription, { metadata: merged });
  }
  return cancel_at_period_end === undefined
    ? subscription
    : cancelAtPeriodEnd(account, subscription, cancel_at_period_end);
}

const invoices = [
  route(
    'GET',
    '/v1/invoices',
    {
      ...paging,
      customer: text,
      subscription: text,
      status: z.optional(z.enum(['draft', 'open', 'paid', 'uncollectible', 'void'])),
    },
    (account, { customer, subscription, status, ...paged }) => {
      if (customer !== undefined) account.get('customers', customer, 'customer');
      const found = Object.values(account.state.invoices)
        .filter((invoice) => customer === undefined || invoice.customer === customer)
        .filter(
          ({ parent }) =>
            subscription === undefined || parent.subscription_details.subscription === subscription,
        )
        .filter((invoice) => status === undefined || invoice.status === status);
      return page('/v1/invoices', found, paged);
    },
  ),
  route('GET', '/v1/invoices/:id', {}, (account, _, id) => account.get('invoices', id)),
];

export const subscriptionRoutes = [...subscriptions, ...invoices];
