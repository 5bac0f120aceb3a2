import { Stripe } from 'stripe';
import type { SignedBody } from '#contract/primitives/route';
import { serverLimits } from '#contract/rules/server-limits';
import { readSecret } from '../payments/secret.ts';
import { isLive } from '../payments/stripe.ts';
import { syncSubscription } from '../payments/sync-subscription.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { AppError } from '../shared/errors/app-error.ts';

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

/** Events without a customer change no subscription. */
function customerOf({ data: { object } }: Stripe.Event): string | undefined {
  const subject = object as { object: string; id?: string; customer?: string | { id: string } | null };
  if (subject.object === 'customer') return subject.id;
  const { customer } = subject;
  return typeof customer === 'string' ? customer : customer?.id;
}

/** The signature's time may differ from now by five minutes. */
export function verify(
  { payload, signature }: SignedBody,
  secrets: readonly string[],
  now: Date,
): Stripe.Event {
  if (!(timeOf(signature) <= now.getTime() / 1000 + serverLimits.signatureSeconds))
    throw new AppError('SIGNATURE_INVALID');
  for (const secret of secrets) {
    try {
      const { signatureSeconds } = serverLimits;
      return Stripe.webhooks.constructEvent(
        payload,
        signature,
        secret,
        signatureSeconds,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
        throw new AppError('SIGNATURE_INVALID');
    }
  }
  throw new AppError('SIGNATURE_INVALID');
}

/** Stripe's own check allows any time ahead. Of several times the last counts, as in that check. */
function timeOf(signature: string): number {
  const time = signature.split(',').findLast((part) => part.startsWith('t='));
  return Number.parseInt(time?.slice('t='.length) ?? '', 10);
}
