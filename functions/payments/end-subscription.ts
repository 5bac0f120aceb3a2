import { keys } from '../shared/data/keys.ts';
import { anyOf, organizationScope, stripeScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { remove } from '../shared/data/write.ts';
import { readSubscription } from './store.ts';
import { syncSubscription, type SyncCall } from './sync-subscription.ts';

/** Does nothing if the organization never went to Stripe. */
export async function endSubscription(call: SyncCall, organizationId: string): Promise<void> {
  const subscription = await readSubscription({
    table: scopedTable(organizationScope(organizationId)),
    organizationId,
  });
  // The sync ends the subscription of a deleted organization.
  if (subscription) await syncSubscription(call, subscription.customerId);
}

/** The invoices stay with Stripe, as the law requires. */
export async function unlinkStripeCustomer(organizationId: string): Promise<void> {
  const own = organizationScope(organizationId);
  const subscription = await readSubscription({ table: scopedTable(own), organizationId });
  if (!subscription) return;
  await scopedTable(anyOf(own, stripeScope(subscription.customerId))).commit([
    remove(keys.stripeCustomer(subscription.customerId), {}),
    remove(keys.subscription(organizationId), {}),
  ]);
}
