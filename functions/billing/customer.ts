import { absent } from '../data/expression.ts';
import { hashOf } from '../data/hash.ts';
import { keys } from '../data/keys.ts';
import { stripeScope } from '../data/scope.ts';
import { put } from '../data/write.ts';
import { RaceLost } from '../http/failure.ts';
import { readOrganization } from '../organization/store.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { memberTable } from '../tenancy/member-table.ts';
import { readSubscription } from './store.ts';
import { asking } from './stripe.ts';

/** The organisation as Stripe's customer, made when it first goes to Stripe. Of several calls at once, all get the same one. */
export async function customerOf(context: MemberContext): Promise<string> {
  const known = await readSubscription(context);
  return known?.customerId ?? (await createCustomer(context));
}

async function createCustomer(context: MemberContext): Promise<string> {
  const { organizationId } = context;
  const { name, email } = await readOrganization(context);
  const { id } = await asking((stripe) =>
    stripe.customers.create(
      { name, email, metadata: { organizationId } },
      { idempotencyKey: `customer-${organizationId}-${hashOf(name, email)}` },
    ),
  );
  try {
    await memberTable(organizationId, stripeScope(id)).commit([
      put(keys.subscription(organizationId), { customerId: id, version: 1 }, { pk: absent }),
      put(keys.stripeCustomer(id), { organizationId }, { pk: absent }),
    ]);
    return id;
  } catch (error) {
    const winner = error instanceof RaceLost ? await readSubscription(context) : undefined;
    if (!winner) throw error;
    return winner.customerId;
  }
}
