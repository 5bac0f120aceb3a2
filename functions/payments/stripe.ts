import { Stripe } from 'stripe';
import { AppError } from '../shared/errors/app-error.ts';
import { stripeEnvironment } from './environment.ts';
import { dropCachedSecret, readSecret } from './secret.ts';

/** Several calls, each tried twice, must fit the function's time limit. */
const timeoutMs = 3_000;

let opened: { key: string; stripe: Stripe } | undefined;

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

/** Stripe repeats a failure for a day under one key, so this part of the key changes every ten minutes. */
export const stretchOf = (now: Date): string => String(Math.floor(now.getTime() / 600_000));

/** Events of the other mode are ignored. */
export async function isLive(): Promise<boolean> {
  return /^(sk|rk)_live_/.test((await readSecret()).secretKey);
}

/** The caller may try again if Stripe does not respond or refuses the key. */
export async function callStripe<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result> {
  try {
    return await call(await openStripe());
  } catch (error) {
    if (isRefusedKey(error)) dropCachedSecret();
    else if (!isOutage(error)) throw error;
    throw Object.assign(new AppError('PAYMENTS_UNAVAILABLE'), { cause: error });
  }
}

/** A refused key was replaced at Stripe, and perhaps already in Secrets Manager. */
const isRefusedKey = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

const isOutage = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError;

/** An unknown object was deleted, or belongs to another account or mode. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
