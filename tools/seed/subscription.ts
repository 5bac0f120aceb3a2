import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { billingRoutes } from '#contract/resources/billing';
import { maxCards, popularPlan } from '#contract/rules/plans';
import { keys } from '#functions/shared/data/keys';
import type { RefdeckCloud } from '#tools/start/cloud';
import type { Call } from './people.ts';

/** The free plan has no room for the sample references. */
export async function subscribe(cloud: RefdeckCloud, call: Call, organizationId: string): Promise<void> {
  const { stripe } = cloud;
  // Only a person can pay at the real Stripe.
  if (!stripe) return await raiseCardLimit(cloud, organizationId);
  const { subscriptions } = await call(billingRoutes.getBilling, {});
  if (subscriptions.length > 0) return;
  const { url } = await call(billingRoutes.openCheckout, { priceId: popularPlan.prices[0]!.id });
  await stripe.pay({ session: url });
  await arrival(call);
}

async function arrival(call: Call): Promise<void> {
  const patience = AbortSignal.timeout(30_000);
  for (;;) {
    const { usage } = await call(billingRoutes.getBilling, {});
    if (usage.limit >= maxCards(popularPlan)) return;
    if (patience.aborted) throw new Error('The payment of the demo organization did not arrive.');
    await pause(100);
  }
}

export async function raiseCardLimit(
  cloud: RefdeckCloud,
  organizationId: string,
  limit = maxCards(popularPlan),
): Promise<void> {
  const { region, credentials, endpoints } = cloud;
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
  const update = new UpdateCommand({
    TableName: cloud.tableName,
    Key: keys.organization(organizationId),
    UpdateExpression: 'SET maxCards = :limit',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':limit': limit },
  });
  await DynamoDBDocumentClient.from(client).send(update);
  client.destroy();
}
