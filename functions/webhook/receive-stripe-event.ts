import type { Stripe } from 'stripe';
import type { SignedBody } from '#contract/route';
import { readSecret } from '../billing/secret.ts';
import { isLive } from '../billing/stripe.ts';
import { syncSubscription } from '../billing/sync-subscription.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { verify } from './verify.ts';

export async function receiveStripeEvent(
  context: CallContext,
  body: SignedBody,
): Promise<{ received: true }> {
  const { webhookSecrets } = await readSecret();
  const event = verify(body, webhookSecrets, context.now);
  const { id, type, livemode } = event;
  if (livemode !== (await isLive())) {
    context.log('STRIPE_EVENT_OF_OTHER_MODE', { event: id, type });
    return { received: true };
  }
  const customerId = customerOf(event);
  if (customerId) await syncSubscription(context, customerId, id);
  return { received: true };
}

/** Whom an event is about. Of those without a customer none changes a subscription. */
function customerOf({ data: { object } }: Stripe.Event): string | undefined {
  const subject = object as { object: string; id?: string; customer?: string | { id: string } | null };
  if (subject.object === 'customer') return subject.id;
  const { customer } = subject;
  return typeof customer === 'string' ? customer : customer?.id;
}
