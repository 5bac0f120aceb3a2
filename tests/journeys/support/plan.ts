import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys';
import type { Workspace } from './workspace.ts';

/** Gives the organisation a larger plan, as billing would: the free one has room for five cards. */
export async function enlargePlan({ organizationId }: Workspace, maxCards: number): Promise<void> {
  const { tableName, ...options } = JSON.parse(process.env.REFDECK_TABLE!) as DynamoDBClientConfig & {
    tableName: string;
  };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(options));
  await client.send(
    new UpdateCommand({
      TableName: tableName,
      Key: keys.organization(organizationId),
      UpdateExpression: 'SET maxCards = :max',
      ExpressionAttributeValues: { ':max': maxCards },
    }),
  );
  client.destroy();
}
