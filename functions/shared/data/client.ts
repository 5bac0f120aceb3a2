import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableEnvironment } from './table.ts';

const maxAttempts = 2;
const attemptMs = 3_000;

/** The longest that one request to the table takes: whoever asks late in a call must know. */
export const requestMs = maxAttempts * attemptMs;

let opened: { client: DynamoDBDocumentClient; tableName: string } | undefined;

/** The one DynamoDB client of this function, with the name of its table; made at the first use and kept while warm. */
export function openTable(): { client: DynamoDBDocumentClient; tableName: string } {
  const requestHandler = { requestTimeout: attemptMs, throwOnRequestTimeout: true };
  opened ??= {
    client: DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts, requestHandler }), {
      marshallOptions: { removeUndefinedValues: true },
    }),
    tableName: tableEnvironment.parse(process.env).TABLE_NAME,
  };
  return opened;
}
