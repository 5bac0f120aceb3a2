import { record } from '../shared/audit/record.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { billingPage } from './environment.ts';
import { readSubscription } from '../payments/store.ts';
import { callStripe, isUnknown } from '../payments/stripe.ts';
import { syncSubscription } from '../payments/sync-subscription.ts';

export async function openPortal(context: MemberContext): Promise<{ url: string }> {
  const { table, organizationId } = context;
  const subscription = await readSubscription(context);
  if (!subscription || subscription.customerDeleted) throw new AppError('NO_SUBSCRIPTION');
  const { customerId } = subscription;
  const url = await sessionFor(customerId);
  if (url === undefined) {
    // Stripe has deleted the customer, which our row does not show yet.
    await syncSubscription(context, customerId);
    throw new AppError('NO_SUBSCRIPTION');
  }
  await table.commit([record(context, organizationId, 'billing.portal', { id: customerId })]);
  return { url };
}

async function sessionFor(customer: string): Promise<string | undefined> {
  try {
    const session = await callStripe((stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: billingPage() }),
    );
    return session.url;
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
}
