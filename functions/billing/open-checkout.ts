import { Stripe } from 'stripe';
import type { billingRoutes } from '#contract/resources/billing';
import { limits } from '#contract/rules/limits';
import { planOfPrice, popularPlan } from '#contract/rules/plans';
import type { Input } from '#contract/primitives/route';
import { record } from '../shared/audit/record.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { expire } from '../payments/checkouts.ts';
import { customerOf } from './customer.ts';
import { billingPage } from './environment.ts';
import { openPortal } from './open-portal.ts';
import { isRunning } from '../payments/state.ts';
import { readSubscription, type SubscriptionItem } from '../payments/store.ts';
import { callStripe, stretchOf } from '../payments/stripe.ts';
import { syncSubscription } from '../payments/sync-subscription.ts';

interface Checkout {
  customerId: string;
  url: string;
}

const attempts = 4;
/** Only a customer's newest sessions can be open. */
const sessionsPageSize = 10;

export async function openCheckout(
  context: MemberContext,
  { priceId }: Input<typeof billingRoutes.openCheckout>,
): Promise<{ url: string }> {
  if (priceId === undefined && (await readSubscription(context))) return await openPortal(context);
  const price = priceId ?? popularPlan.prices[0]!.id;
  if (!planOfPrice(price)) throw notOnOffer();
  const { customerId, url } = await onlyCheckout(context, price);
  await context.table.commit([
    record(context, context.organizationId, 'billing.checkout', { id: customerId }),
  ]);
  return { url };
}

/** One price has one session, so a double click makes one subscription. Another price closes the session first. */
async function onlyCheckout(context: MemberContext, price: string): Promise<Checkout> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const customerId = await customerOf(context);
    const before = await requireNone(context, customerId);
    if (before.customerDeleted) continue;
    const trial = !before.subscribedBefore && planOfPrice(price)!.popular;
    const wanted = { customerId, price, trial };
    const found = await callStripe((stripe) => findOrMake(stripe, context, wanted));
    if (found?.made) await requireNone(context, customerId, found.id);
    if (found) return { customerId, url: found.url };
  }
  throw new AppError('BUSY');
}

/** Stripe is asked because the webhook of a recent payment may not have arrived. */
async function requireNone(
  context: MemberContext,
  customerId: string,
  made?: string,
): Promise<SubscriptionItem> {
  await syncSubscription(context, customerId);
  const subscription = (await readSubscription(context))!;
  if (!isRunning(subscription.status)) return subscription;
  if (made !== undefined) await callStripe((stripe) => expire(stripe, made));
  throw new AppError('ALREADY_SUBSCRIBED');
}

interface Wanted {
  customerId: string;
  price: string;
  trial: boolean;
}

/** Returns undefined if another call was faster; the caller then looks again. */
async function findOrMake(stripe: Stripe, context: MemberContext, wanted: Wanted) {
  const { customerId, price } = wanted;
  const { data } = await stripe.checkout.sessions.list({ customer: customerId, limit: sessionsPageSize });
  const open = data.filter(({ status }) => status === 'open');
  const same = open.find(({ metadata }) => metadata?.priceId === price);
  const others = open.filter((one) => one !== same);
  const expired = await Promise.all(others.map(({ id }) => expire(stripe, id)));
  if (expired.includes(false)) return undefined;
  if (same?.url) return { id: same.id, url: same.url, made: false };
  try {
    const { id, url } = await stripe.checkout.sessions.create(
      session(context.organizationId, wanted),
      // Callers who saw the same sessions share a key and get one session; Stripe refuses another price under it.
      { idempotencyKey: `checkout-${customerId}-after-${data[0]?.id ?? 'none'}-${stretchOf(context.now)}` },
    );
    return url === null ? undefined : { id, url, made: true };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) return undefined;
    throw error;
  }
}

function session(
  organizationId: string,
  { customerId, price, trial }: Wanted,
): Stripe.Checkout.SessionCreateParams {
  const page = billingPage();
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: organizationId,
    line_items: [{ price, quantity: 1 }],
    metadata: { organizationId, priceId: price },
    subscription_data: {
      metadata: { organizationId },
      ...(trial && { trial_period_days: limits.trialDays }),
    },
    success_url: `${page}?checkout=done`,
    cancel_url: `${page}?checkout=canceled`,
  };
}

function notOnOffer(): AppError {
  const message = 'Must be the price of a plan on offer';
  return new AppError('VALIDATION_FAILED', `priceId: ${message}`, { fields: { priceId: message } });
}
