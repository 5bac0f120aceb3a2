import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { AppError } from '../shared/errors/app-error.ts';
import { stripeEnvironment } from './environment.ts';

/** The operator stores it in Secrets Manager (`docs/operations/billing.md`). */
const stripeSecret = z.object({
  secretKey: z.string().check(z.regex(/^(sk|rk)_/)),
  /** Two are valid while one replaces the other. */
  webhookSecrets: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});
export type StripeSecret = z.output<typeof stripeSecret>;

// A replaced key is out of use within minutes, without a deployment.
const ttlMs = 5 * 60 * 1000;

let cached: { secret: StripeSecret; until: number } | undefined;

/** Throws `PAYMENTS_UNAVAILABLE` before the secret is set. */
export async function readSecret(): Promise<StripeSecret> {
  if (cached && cached.until > Date.now()) return cached.secret;
  const { STRIPE_SECRET_NAME } = stripeEnvironment.parse(process.env);
  const client = new SecretsManagerClient({
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
  });
  const { SecretString = '' } = await client.send(
    new GetSecretValueCommand({ SecretId: STRIPE_SECRET_NAME }),
  );
  const secret = stripeSecret.safeParse(parsed(SecretString));
  if (!secret.success) throw new AppError('PAYMENTS_UNAVAILABLE', 'Payments are not set up yet.');
  cached = { secret: secret.data, until: Date.now() + ttlMs };
  return secret.data;
}

export function dropCachedSecret(): void {
  cached = undefined;
}

// An unset secret holds a random word.
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
