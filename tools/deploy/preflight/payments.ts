import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { Stripe } from 'stripe';
import { plans } from '#contract/rules/plans';
import { stripeSecretName } from '#infra/stage';
import { demand, note, passed, refused, type Check } from './check.ts';

const setUp = 'docs/operations/billing.md, "Setting up Stripe"';

/** If a key is set, Stripe must sell the deployed plans; otherwise payments return 503. */
export const payments: Check = {
  about: 'Payments',
  async run(target) {
    const key = await keyOf(target.stage.name, target.stage.region);
    if (!key) return note(`No key of Stripe yet: payments answer 503 until it is set (${setUp}).`);
    const missing = await notForSale(clientFor(key));
    if (missing.length > 0)
      return refused(
        `Stripe does not sell ${missing.join(', ')}. Take over what it sells, and commit it: STRIPE_SECRET_KEY=<the key> npm run products`,
      );
    if (!/^(sk|rk)_live_/.test(key))
      return demand(target, `The key is of Stripe's test mode: nobody pays. Put in the live one (${setUp}).`);
    return passed('Stripe sells every plan.');
  },
};

async function keyOf(stageName: string, region: string): Promise<string | undefined> {
  try {
    const client = new SecretsManagerClient({ region });
    const SecretId = stripeSecretName(stageName);
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
    // The secret is a random word until an operator sets it.
    return SecretString.startsWith('{')
      ? (JSON.parse(SecretString) as { secretKey?: string }).secretKey
      : undefined;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

function clientFor(key: string): Stripe {
  const { STRIPE_API } = process.env;
  const address = STRIPE_API === undefined ? undefined : new URL(STRIPE_API);
  return new Stripe(key, {
    timeout: 10_000,
    telemetry: false,
    ...(address && { host: address.hostname, port: address.port, protocol: 'http' as const }),
  });
}

async function notForSale(stripe: Stripe): Promise<string[]> {
  const sold = new Set<string>();
  for await (const { id } of stripe.prices.list({ active: true, limit: 100 })) sold.add(id);
  return plans.flatMap(({ prices }) => prices.map(({ id }) => id)).filter((id) => !sold.has(id));
}
