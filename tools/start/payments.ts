import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { startRelay } from '@refdeck/local-stripe/relay';
import { startLocalStripe, type LocalStripe } from '@refdeck/local-stripe';
import { plans } from '#contract/rules/plans';

export interface Payments {
  /** Undefined with a real key. */
  stripe: LocalStripe | undefined;
  secret: { secretKey: string; webhookSecrets: string[] };
  environment: Record<string, string>;
  stop(): Promise<void> | void;
}

interface PaymentOptions {
  dataDir: string;
  origin: string;
  onStep?: ((step: string) => void) | undefined;
}

/** Stripe in test mode if the environment has a key, else the local one. */
export async function startPayments({ dataDir, origin, onStep }: PaymentOptions): Promise<Payments> {
  const webhookUrl = `${origin}/api/stripe/webhook`;
  const secretKey = process.env.STRIPE_SECRET_KEY;
  if (secretKey) return realStripe(secretKey, webhookUrl, onStep ?? (() => undefined));
  const stripe = await startLocalStripe({
    file: join(dataDir, 'stripe.json'),
    webhookUrl,
    business: 'Refdeck',
    offer: plans,
  });
  return {
    stripe,
    secret: { secretKey: stripe.secretKey, webhookSecrets: [stripe.webhookSecret] },
    environment: { STRIPE_API: stripe.origin },
    stop: () => stripe.stop(),
  };
}

/** The Stripe CLI forwards events if its secret is set; otherwise the relay fetches them. */
function realStripe(secretKey: string, webhookUrl: string, log: (line: string) => void): Payments {
  if (!/^(sk|rk)_test_/.test(secretKey)) {
    throw new Error(
      'STRIPE_SECRET_KEY must be a key of test mode (sk_test_…): the local cloud takes no money.',
    );
  }
  const forwarded = process.env.STRIPE_WEBHOOK_SECRET;
  const webhookSecret = forwarded ?? `whsec_${randomBytes(24).toString('base64url')}`;
  const relay = forwarded
    ? undefined
    : startRelay({ stripe: new Stripe(secretKey, { telemetry: false }), webhookUrl, webhookSecret, log });
  return {
    stripe: undefined,
    secret: { secretKey, webhookSecrets: [webhookSecret] },
    environment: {},
    stop: () => relay?.stop(),
  };
}
