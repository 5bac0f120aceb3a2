import * as z from 'zod/mini';
import type { Subscription } from '../shapes.ts';
import { cancelAtPeriodEnd, endSubscription, hasEnded } from '../subscriptions.ts';
import { flag, page, paging, route, text } from './route.ts';

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

/** Without a status Stripe leaves out ended subscriptions. */
function hasStatus(subscription: Subscription, status: (typeof statuses)[number] | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return hasEnded(subscription);
  return status === undefined ? !hasEnded(subscription) : subscription.status === status;
}

const subscriptions = [
  route(
    'GET',
    '/v1/subscriptions',
    { ...paging, customer: text, status: z.optional(z.enum(statuses)) },
    (account, { customer, status, ...paged }) => {
      if (customer !== undefined) account.get('customers', customer, 'customer');
      const found = Object.values(account.state.subscriptions)
        .filter((subscription) => customer === undefined || subscription.customer === customer)
        .filter((subscription) => hasStatus(subscription, status));
      return page('/v1/subscriptions', found, paged);
    },
  ),
  route('GET', '/v1/subscriptions/:id', {}, (account, _, id) => account.get('subscriptions', id)),
  route(
    'POST',
    '/v1/subscriptions/:id',
    { cancel_at_period_end: flag },
    (account, { cancel_at_period_end }, id) =>
      cancelAtPeriodEnd(account, account.get('subscriptions', id), cancel_at_period_end),
  ),
  route('DELETE', '/v1/subscriptions/:id', {}, (account, _, id) =>
    endSubscription(account, account.get('subscriptions', id)),
  ),
];

const invoices = [
  route('GET', '/v1/invoices', { ...paging, customer: z.string() }, (account, { customer, ...paged }) => {
    account.get('customers', customer, 'customer');
    return page('/v1/invoices', account.invoicesOf(customer), paged);
  }),
];

export const subscriptionRoutes = [...subscriptions, ...invoices];
