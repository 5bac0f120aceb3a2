import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { tableKeys } from '#functions/shared/data/table';

/** Returns the definition of a table with the deployed keys, for an engine without the stack. */
export function tableNamed(TableName: string): CreateTableCommandInput {
  const { partition, sort } = tableKeys;
  const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST' as const,
    AttributeDefinitions: [partition, sort].map(attribute),
    KeySchema: [
      { AttributeName: partition, KeyType: 'HASH' as const },
      { AttributeName: sort, KeyType: 'RANGE' as const },
    ],
  };
}
