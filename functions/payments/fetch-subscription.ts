import type { Stripe } from 'stripe';
import type { OrganizationItem } from '../shared/membership/organization.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { closeCheckouts } from './checkouts.ts';
import { isOurs, isRunning, stateOf } from './state.ts';
import type { SubscriptionItem, SubscriptionState } from './store.ts';
import { callStripe, isUnknown } from './stripe.ts';

const pageSize = 100;

/** It also ends the subscription of a deleted organization, and checkouts that would create a second one. */
export async function fetchSubscription(
  { log, now }: Pick<CallContext, 'log' | 'now'>,
  { organizationId, status }: OrganizationItem,
  before: SubscriptionItem,
): Promise<SubscriptionState> {
  const { customerId } = before;
  const found = await callStripe((stripe) => readStripe(stripe, customerId));
  const ours = found.subscriptions.filter((one) => isOurs(one, organizationId));
  const running = ours.filter((one) => isRunning(one.status));
  const isDeleted = status === 'deleted';
  if (running.length > 1) {
    log('SUBSCRIBED_TWICE', { organizationId, customerId }, { RefundsDue: 1 });
  }
  if (!found.customer.deleted && (isDeleted || (running.length > 0 && !isRunning(before.status)))) {
    await closeCheckouts(customerId);
  }
  if (isDeleted && running.length > 0) {
    if (!isRunning(before.status)) {
      log('PAID_AFTER_DELETION', { organizationId, customerId }, { RefundsDue: 1 });
    }
    await callStripe((stripe) => Promise.all(running.map(({ id }) => stripe.subscriptions.cancel(id))));
    const ended = await callStripe((stripe) => readStripe(stripe, customerId));
    const left = ended.subscriptions.filter((one) => isOurs(one, organizationId));
    return stateOf(left, ended.customer, before, now);
  }
  return stateOf(ours, found.customer, before, now);
}

interface Found {
  subscriptions: Stripe.Subscription[];
  customer: Stripe.Customer | Stripe.DeletedCustomer;
}

async function readStripe(stripe: Stripe, customer: string): Promise<Found> {
  try {
    const [subscriptions, found] = await Promise.all([
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: pageSize,
        expand: ['data.default_payment_method'],
      }),
      stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }),
    ]);
    return { subscriptions: subscriptions.data, customer: found };
  } catch (error) {
    if (!isUnknown(error)) throw error;
    // A customer of another account or mode counts as deleted.
    return { subscriptions: [], customer: { id: customer, object: 'customer', deleted: true } };
  }
}
