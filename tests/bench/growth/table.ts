import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DynamoDBClient,
  type AttributeValue,
  type ConsumedCapacity,
} from '@aws-sdk/client-dynamodb';
import { startDynamoDb } from '@refdeck/local-cloud/dynamodb/engine';
import { S3_CREDENTIALS, startS3 } from '@refdeck/local-cloud/s3/engine';
import { openTable } from '#functions/shared/data/client';
import { tableKeys } from '#functions/shared/data/table';
import { openBucket } from '#functions/shared/files/bucket';

export type Row = Record<string, AttributeValue>;

export interface Demand {
  calls: number;
  readUnits: number;
  /** Counted from the requests, because the engine reports too few units for a transaction. */
  itemsWritten: number;
  bucketCalls: number;
}

const name = 'growth';

/** Starts the engines alone, in memory and without a stream, so that nothing else takes time. */
export async function startEngines() {
  const directory = mkdtempSync(join(tmpdir(), 'refdeck-growth-'));
  const onCrash = (error: Error) => {
    throw error;
  };
  const dynamodb = await startDynamoDb({ onCrash });
  const s3 = await startS3({ directory, buckets: [name], origins: ['http://localhost'] });
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    TABLE_NAME: name,
    ASSET_BUCKET: name,
    TABLE_ATTEMPT_MS: '60000',
  });
  const engine = new DynamoDBClient({ maxAttempts: 2 });
  const { partition, sort } = tableKeys;
  await engine.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [partition, sort].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: partition, KeyType: 'HASH' },
        { AttributeName: sort, KeyType: 'RANGE' },
      ],
    }),
  );
  const demand = meterDemand();
  return {
    load: (rows: Iterable<Row>) => loadRows(engine, name, rows),
    async demandOf<Result>(act: () => Promise<Result>): Promise<Demand & { result: Result }> {
      Object.assign(demand, nothing());
      return { result: await act(), ...demand };
    },
    async stop(): Promise<void> {
      await Promise.all([dynamodb.stop(), s3.stop()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
export type Engines = Awaited<ReturnType<typeof startEngines>>;

async function loadRows(engine: DynamoDBClient, table: string, rows: Iterable<Row>): Promise<void> {
  const batches = inBatches(rows);
  const writer = async () => {
    for (const batch of batches) {
      const RequestItems = { [table]: batch.map((Item) => ({ PutRequest: { Item } })) };
      await engine.send(new BatchWriteItemCommand({ RequestItems }));
    }
  };
  await Promise.all(Array.from({ length: 4 }, writer));
}

/** Yields batches from one iterator, which several writers share. */
function* inBatches(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < 25) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const nothing = (): Demand => ({ calls: 0, readUnits: 0, itemsWritten: 0, bucketCalls: 0 });

/** Adds up the consumption that the responses to the functions report. */
function meterDemand(): Demand {
  const demand = nothing();
  openTable().client.middlewareStack.add(
    (next) => async (args) => {
      const input = Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next({ ...args, input });
      demand.calls += 1;
      if ('TransactItems' in input) demand.itemsWritten += input.TransactItems?.length ?? 0;
      else if ('UpdateExpression' in input) demand.itemsWritten += 1;
      else {
        const { ConsumedCapacity = [] } = result.output as {
          ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
        };
        for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) demand.readUnits += CapacityUnits;
      }
      return result;
    },
    { step: 'initialize' },
  );
  openBucket().client.middlewareStack.add(
    (next) => (args) => {
      demand.bucketCalls += 1;
      return next(args);
    },
    { step: 'initialize' },
  );
  return demand;
}
