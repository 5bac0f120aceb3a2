import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { Stripe } from 'stripe';
import { inject } from 'vitest';
import { billingRoutes, webhookRoutes, type Billing } from '#contract/resources/billing';
import { plans, popularPlan, type Product } from '#contract/rules/plans';
import type { SignedBody } from '#contract/primitives/route';
import { keys } from '#functions/shared/data/keys';
import type { SubscriptionItem } from '#functions/payments/store';
import { controlOf, type StripeControl } from '@refdeck/local-stripe/control';
import { callRaw, type CallResponse, type Caller } from './call.ts';
import { call, makeOwner, type Owner } from './people.ts';
import { dumpPartition } from './table.ts';

export const stripeControl = (): StripeControl => controlOf(inject('cloud').endpoints.stripe!);

export const secretName = 'refdeck/local/stripe';

/** The environment with which functions in the test find Stripe and its secret. */
export function stripeVariables(): Record<string, string> {
  const { endpoints, control } = inject('cloud');
  return {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${control}/secretsmanager`,
    STRIPE_SECRET_NAME: secretName,
    STRIPE_API: endpoints.stripe!,
  };
}

async function readSecret(): Promise<{ secretKey: string; webhookSecrets: string[] }> {
  const { region, credentials, control } = inject('cloud');
  const endpoint = `${control}/secretsmanager`;
  const client = new SecretsManagerClient({ region, credentials, endpoint });
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretName }));
  return JSON.parse(SecretString!) as { secretKey: string; webhookSecrets: string[] };
}

export async function openStripe(): Promise<Stripe> {
  const { secretKey } = await readSecret();
  const { hostname: host, port } = new URL(inject('cloud').endpoints.stripe!);
  return new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false });
}

export const paidPlans = plans.filter(({ prices }) => prices.length > 0);
export const businessPlan: Product = paidPlans.find(({ popular }) => !popular)!;
export const teamPrice = popularPlan.prices[0]!.id;
export const businessPrice = businessPlan.prices[0]!.id;

export const openCheckout = async (caller: Caller, priceId = businessPrice): Promise<string> =>
  (await call(billingRoutes.openCheckout, { priceId }, caller)).url;

export async function becomeCustomer({
  caller,
  organizationId,
}: Pick<Owner, 'caller' | 'organizationId'>): Promise<string> {
  await openCheckout(caller);
  const { customerId } = (await subscriptionOf(organizationId))!;
  await stripeControl().settled({ customer: customerId });
  return customerId;
}

export interface Paid extends Owner {
  customer: string;
  subscription: string;
}

export async function makePaid(priceId = businessPrice, card?: string): Promise<Paid> {
  const owner = await makeOwner();
  const session = await openCheckout(owner.caller, priceId);
  const customer = (await subscriptionOf(owner.organizationId))!.customerId;
  const { subscription } = await stripeControl().pay({ session, card });
  await stripeControl().settled({ customer });
  return { ...owner, customer, subscription };
}

export const billingOf = (caller: Caller): Promise<Billing> => call(billingRoutes.getBilling, {}, caller);

const rowOf = async (organizationId: string, sk: string) =>
  (await dumpPartition(`ORG#${organizationId}`)).find((row) => row.sk === sk);

export const subscriptionOf = async (organizationId: string): Promise<SubscriptionItem | undefined> =>
  (await rowOf(organizationId, keys.subscription(organizationId).sk)) as SubscriptionItem | undefined;

export const granted = {
  free: { maxCards: 5, storageBytes: 100 * 1024 ** 2, pastDueUntil: undefined },
  team: { maxCards: 50, storageBytes: 10 * 1024 ** 3, pastDueUntil: undefined },
  business: { maxCards: 500, storageBytes: 100 * 1024 ** 3, pastDueUntil: undefined },
};

export const limitsOf = async (organizationId: string) => {
  const { maxCards, storageBytes, pastDueUntil } = (await rowOf(organizationId, 'META'))!;
  return { maxCards, storageBytes, pastDueUntil };
};

let events = 0;

export function eventAbout(customer: string, changes: object = {}): Record<string, unknown> {
  events += 1;
  return {
    id: `evt_test_${process.pid}_${Date.now()}_${events}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', id: 'sub_told', status: 'canceled', customer } },
    ...changes,
  };
}

export async function signed(
  event: object,
  { at, secret }: { at?: number; secret?: string } = {},
): Promise<SignedBody> {
  const payload = JSON.stringify(event);
  const [own] = (await readSecret()).webhookSecrets;
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? own!,
    ...(at !== undefined && { timestamp: at }),
  });
  return { payload, signature };
}

export const send = (body: SignedBody): Promise<CallResponse> =>
  callRaw(webhookRoutes.receiveStripeEvent, body, {});

/** Holds back later webhooks of a customer, after earlier ones have arrived. */
export async function holdBack(customer: string): Promise<void> {
  await stripeControl().settled({ customer });
  await stripeControl().hold({ customer });
}
