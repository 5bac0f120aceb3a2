import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { logFor } from '../log/log.ts';
import { tableEnvironment } from './table.ts';

const maxAttempts = 2;
const attemptMs = 3_000;

export const requestMs = maxAttempts * attemptMs;

let opened: ReturnType<typeof open> | undefined;

export function openTable(): { client: DynamoDBDocumentClient; tableName: string } {
  return (opened ??= open());
}

/** Retries do not fix a missing grant, so the first refusal is logged. */
function reportDenial(error: unknown): never {
  if (error instanceof Error && error.name === 'AccessDeniedException')
    logFor({})('ACCESS_DENIED', { cause: error.message }, { AccessDenied: 1 });
  throw error;
}

function open() {
  const { TABLE_NAME: tableName, TABLE_ATTEMPT_MS = attemptMs } = tableEnvironment.parse(process.env);
  const requestHandler = { requestTimeout: Number(TABLE_ATTEMPT_MS), throwOnRequestTimeout: true };
  const bare = new DynamoDBClient({ maxAttempts, requestHandler });
  // It copies every input and output for a logger that does not exist.
  bare.middlewareStack.remove('loggerMiddleware');
  bare.middlewareStack.add((next) => (request) => next(request).catch(reportDenial), { step: 'initialize' });
  const client = DynamoDBDocumentClient.from(bare, { marshallOptions: { removeUndefinedValues: true } });
  return { client, tableName };
}
