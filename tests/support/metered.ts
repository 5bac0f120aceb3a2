import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/shared/data/client';
import { runInProcess } from './in-process.ts';

export interface Cost {
  calls: number;
  /** Read and write units, as the engine counts them. */
  units: number;
}

interface Metered {
  ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
}

let running: Cost | undefined;
let metered: DynamoDBDocumentClient | undefined;

export async function costOf<Result>(act: () => Promise<Result>): Promise<{ response: Result; cost: Cost }> {
  metered ??= meter();
  const cost = { calls: 0, units: 0 };
  running = cost;
  try {
    return { response: await act(), cost };
  } finally {
    running = undefined;
  }
}

function meter(): DynamoDBDocumentClient {
  runInProcess();
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
