import { Stripe } from 'stripe';
import { AppError } from '../shared/errors/app-error.ts';
import { stripeEnvironment } from './environment.ts';
import { dropCachedSecret, readSecret } from './secret.ts';

/** Several calls, each tried twice, must fit the function's time, so that the caller gets our response. */
const timeoutMs = 3_000;

let opened: { key: string; stripe: Stripe } | undefined;

/** Returns the client for the current key. It retries once, with an idempotency key. */
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

/**
 * Returns a part of an idempotency key that changes every ten minutes, because Stripe repeats a failure for
 * a day under the same key. Duplicates across the boundary are found by searching.
 */
export const stretchOf = (now: Date): string => String(Math.floor(now.getTime() / 600_000));

/** Returns true for a live key. Events of the other mode are ignored. */
export async function isLive(): Promise<boolean> {
  return /^(sk|rk)_live_/.test((await readSecret()).secretKey);
}

/** Runs a call to Stripe; when Stripe does not respond, or does not take our key, the caller may try again. */
export async function callStripe<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result> {
  try {
    return await call(await openStripe());
  } catch (error) {
    if (isRefusedKey(error)) dropCachedSecret();
    else if (!isOutage(error)) throw error;
    throw Object.assign(new AppError('PAYMENTS_UNAVAILABLE'), { cause: error });
  }
}

/** It was replaced at Stripe, and perhaps already in Secrets Manager. */
const isRefusedKey = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

const isOutage = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError;

/** Returns true if Stripe does not know the object: it was deleted, or belongs to another account or mode. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
