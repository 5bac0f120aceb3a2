import { record } from '../audit/record.ts';
import { AppError } from '../http/failure.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { returnEnvironment } from './environment.ts';
import { readSubscription } from './store.ts';
import { asking } from './stripe.ts';
import { syncSubscription } from './sync-subscription.ts';

export async function openPortal(context: MemberContext): Promise<{ url: string }> {
  const { table, organizationId } = context;
  const known = await readSubscription(context);
  if (known) await syncSubscription(context, known.customerId);
  const subscription = known && (await readSubscription(context));
  if (!subscription || subscription.customerGone) throw new AppError('NO_SUBSCRIPTION');
  const { customerId } = subscription;
  const returnUrl = `${returnEnvironment.parse(process.env).WEB_ORIGIN}/app/organization/billing`;
  const { url } = await asking((stripe) =>
    stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
  );
  await table.commit([record(context, organizationId, 'billing.portal', { id: customerId })]);
  return { url };
}
