import { absent } from '../shared/data/expression.ts';
import { hashOf } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { stripeScope } from '../shared/data/scope.ts';
import { put, remove } from '../shared/data/write.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import { readOrganization } from '../shared/membership/organization.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { readSubscription, unchanged, type SubscriptionItem } from '../payments/store.ts';
import { callStripe, stretchOf } from '../payments/stripe.ts';

/** Concurrent first calls all get the same customer. */
export async function customerOf(context: MemberContext): Promise<string> {
  const known = await readSubscription(context);
  return known && !known.customerDeleted ? known.customerId : await createCustomer(context, known);
}

async function createCustomer(context: MemberContext, gone?: SubscriptionItem): Promise<string> {
  const { organizationId, now } = context;
  const { name, email } = await readOrganization(context);
  const { id } = await callStripe((stripe) =>
    stripe.customers.create(
      { name, email, metadata: { organizationId } },
      {
        idempotencyKey: `customer-${organizationId}-${hashOf(name, email, gone?.customerId ?? '', stretchOf(now))}`,
      },
    ),
  );
  try {
    const ids = gone ? [id, gone.customerId] : [id];
    await memberTable(organizationId, stripeScope(...ids)).commit([
      put(
        keys.subscription(organizationId),
        { customerId: id, version: (gone?.version ?? 0) + 1, subscribedBefore: gone?.subscribedBefore },
        unchanged(gone),
      ),
      put(keys.stripeCustomer(id), { organizationId }, { pk: absent }),
      ...(gone ? [remove(keys.stripeCustomer(gone.customerId), {})] : []),
    ]);
    return id;
  } catch (error) {
    const winner = error instanceof RaceLost ? await readSubscription(context) : undefined;
    if (!winner) throw error;
    return winner.customerId;
  }
}
