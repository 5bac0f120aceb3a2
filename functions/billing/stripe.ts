import { Stripe } from 'stripe';
import { AppError } from '../http/failure.ts';
import { stripeEnvironment } from './environment.ts';
import { readSecret } from './secret.ts';

/** Well below the 15 seconds of the function, so that the caller gets our answer. */
const timeoutMs = 5_000;

let opened: { key: string; stripe: Stripe } | undefined;

/** The client for the key of now; it tries a call twice, under an idempotency key of its own where there is none. */
export async function openStripe(): Promise<Stripe> {
  const { secretKey } = await readSecret();
  if (opened?.key !== secretKey) opened = { key: secretKey, stripe: clientFor(secretKey) };
  return opened.stripe;
}

function clientFor(key: string): Stripe {
  const { STRIPE_API } = stripeEnvironment.parse(process.env);
  const address = STRIPE_API === undefined ? undefined : new URL(STRIPE_API);
  return new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address && { host: address.hostname, port: address.port, protocol: 'http' as const }),
  });
}

/** Whether the key moves money: what happens in the other mode is none of ours. */
export async function isLive(): Promise<boolean> {
  return /^(sk|rk)_live_/.test((await readSecret()).secretKey);
}

/** Runs a call to Stripe; when Stripe does not answer, or cannot, the caller may try again. */
export async function asking<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result> {
  try {
    return await call(await openStripe());
  } catch (error) {
    if (isOutage(error)) throw new AppError('PAYMENTS_UNAVAILABLE');
    throw error;
  }
}

const isOutage = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError;
