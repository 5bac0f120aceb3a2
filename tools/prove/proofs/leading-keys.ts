import { DynamoDBClient, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { findTable } from '#tools/restore-drill/operator';
import type { Proof } from '../proof.ts';
import { makeRole, policyOf, removeRole } from '../temporary-role.ts';

const policy = (table: string) => {
  const Resource = `arn:aws:dynamodb:*:*:table/${table}`;
  const keys = (operator: string, values: string[]) => ({ [operator]: { 'dynamodb:LeadingKeys': values } });
  return policyOf([
    {
      Effect: 'Allow',
      Action: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
      Resource,
      Condition: keys('ForAllValues:StringLike', ['PROVE#*', 'AUDIT#*']),
    },
    {
      Effect: 'Deny',
      Action: 'dynamodb:UpdateItem',
      Resource,
      Condition: keys('ForAnyValue:StringLike', ['AUDIT#*']),
    },
  ]);
};

/** Failing conditions cancel the transaction if IAM allows it, so nothing is written. */
export const leadingKeys: Proof = {
  id: 'leading-keys',
  statement:
    'IAM judges each item of a transaction by its own keys, or those of its kind; not by the keys of all items.',
  async run({ region, stageName, pause }, keep) {
    const table = await findTable(new DynamoDBClient({ region }), stageName);
    const role = await makeRole({ region, pause }, policy(table), keep);
    const credentials = await role.assume();
    const client = new DynamoDBClient({ region, credentials });
    const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'PROVE' } });
    const ConditionExpression = 'attribute_exists(pk)';
    const message = await client
      .send(
        new TransactWriteItemsCommand({
          TransactItems: [
            {
              Update: {
                TableName: table,
                Key: key('PROVE#1'),
                UpdateExpression: 'SET n = :n',
                ExpressionAttributeValues: { ':n': { N: '1' } },
                ConditionExpression,
              },
            },
            { Put: { TableName: table, Item: key('AUDIT#PROVE'), ConditionExpression } },
          ],
        }),
      )
      .then(
        () => 'written',
        (error: unknown) => (error as Error).name,
      );
    const evidence = `${role.name}: ${message}`;
    if (message === 'TransactionCanceledException')
      return { result: 'holds', message: `${evidence}: let through, so REFDECK_STRICT_AUDIT=yes may be set` };
    if (message === 'AccessDeniedException')
      return {
        result: 'fails',
        message: `${evidence}: judged by the keys of all items, so REFDECK_STRICT_AUDIT must stay off`,
      };
    return { result: 'later', message: evidence };
  },
  cleanUp: async (_site, made) => await removeRole(made),
};
