import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableEnvironment } from './table.ts';

let opened: { client: DynamoDBDocumentClient; tableName: string } | undefined;

/** The one DynamoDB client of this function, with the name of its table; made at the first use and kept while warm. */
export function openTable(): { client: DynamoDBDocumentClient; tableName: string } {
  opened ??= {
    client: DynamoDBDocumentClient.from(new DynamoDBClient({}), {
      marshallOptions: { removeUndefinedValues: true },
    }),
    tableName: tableEnvironment.parse(process.env).TABLE_NAME,
  };
  return opened;
}
