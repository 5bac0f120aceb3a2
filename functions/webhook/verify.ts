import { Stripe } from 'stripe';
import { limits } from '#contract/limits';
import type { SignedBody } from '#contract/route';
import { AppError } from '../shared/errors/app-error.ts';

/** The event in a body that one of the secrets has signed, at most five minutes ago, and not more than five ahead. */
export function verify(
  { payload, signature }: SignedBody,
  secrets: readonly string[],
  now: Date,
): Stripe.Event {
  if (!(timeOf(signature) <= now.getTime() / 1000 + limits.signatureSeconds))
    throw new AppError('SIGNATURE_INVALID');
  for (const secret of secrets) {
    try {
      const { signatureSeconds } = limits;
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

/** Read as Stripe's own check reads it, which lets any time ahead pass: the last one counts. */
function timeOf(signature: string): number {
  const time = signature.split(',').findLast((part) => part.startsWith('t='));
  return Number.parseInt(time?.slice('t='.length) ?? '', 10);
}
