import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { openTable } from '#functions/data/client';

export interface Cost {
  calls: number;
  /** Read and write units, as the engine counts them. */
  units: number;
}

interface Metered {
  ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
}

let running: Cost | undefined;
let connected: DynamoDBDocumentClient | undefined;

/** What an operation asks of the table, run in this process against the engine behind the gateway. */
export async function costOf<Answer>(act: () => Promise<Answer>): Promise<{ answer: Answer; cost: Cost }> {
  connectHere();
  const cost = { calls: 0, units: 0 };
  running = cost;
  try {
    return { answer: await act(), cost };
  } finally {
    running = undefined;
  }
}

/** Gives operations that run in this process the table behind the gateway. */
export function connectHere(): DynamoDBDocumentClient {
  connected ??= connect();
  return connected;
}

function connect(): DynamoDBDocumentClient {
  const { endpoints, region, credentials, tableName } = inject('cloud');
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    AWS_REGION: region,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  const { client } = openTable();
  client.middlewareStack.add(
    (next) => async (request) => {
      const result = await next({ ...request, input: { ...request.input, ReturnConsumedCapacity: 'TOTAL' } });
      const { ConsumedCapacity: consumed } = result.output as Metered;
      if (!running) return result;
      running.calls += 1;
      for (const { CapacityUnits = 0 } of consumed ? [consumed].flat() : []) running.units += CapacityUnits;
      return result;
    },
    { step: 'initialize', name: 'meter' },
  );
  return client;
}
