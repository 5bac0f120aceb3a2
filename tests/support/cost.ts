import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
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

/** What an operation asks of the table, run in this process against the engine behind the gateway. */
export async function costOf<Answer>(act: () => Promise<Answer>): Promise<{ answer: Answer; cost: Cost }> {
  if (!running) connect();
  const cost = { calls: 0, units: 0 };
  running = cost;
  return { answer: await act(), cost };
}

function connect(): void {
  const { endpoints, region, credentials, tableName } = inject('cloud');
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    AWS_REGION: region,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  openTable().client.middlewareStack.add(
    (next) => async (request) => {
      const result = await next({ ...request, input: { ...request.input, ReturnConsumedCapacity: 'TOTAL' } });
      const { ConsumedCapacity: consumed } = result.output as Metered;
      running!.calls += 1;
      for (const { CapacityUnits = 0 } of consumed ? [consumed].flat() : []) running!.units += CapacityUnits;
      return result;
    },
    { step: 'initialize', name: 'meter' },
  );
}
