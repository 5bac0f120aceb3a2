import { keys } from '../shared/data/keys.ts';
import { anyOf, organizationScope, stripeScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { remove } from '../shared/data/write.ts';
import { readSubscription } from './store.ts';
import { syncSubscription, type SyncCall } from './sync-subscription.ts';

/** Ends what a deleted organization still pays for, at once and for good. Nothing where nobody has ever gone to Stripe. */
export async function endSubscription(call: SyncCall, organizationId: string): Promise<void> {
  const subscription = await readSubscription({
    table: scopedTable(organizationScope(organizationId)),
    organizationId,
  });
  // The sync ends the subscription of a deleted organization.
  if (subscription) await syncSubscription(call, subscription.customerId);
}

/** Forgets which of Stripe's customers an organization was. Its invoices stay with Stripe, as the law wants. */
export async function unlinkStripeCustomer(organizationId: string): Promise<void> {
  const own = organizationScope(organizationId);
  const subscription = await readSubscription({ table: scopedTable(own), organizationId });
  if (!subscription) return;
  await scopedTable(anyOf(own, stripeScope(subscription.customerId))).commit([
    remove(keys.stripeCustomer(subscription.customerId), {}),
    remove(keys.subscription(organizationId), {}),
  ]);
}
