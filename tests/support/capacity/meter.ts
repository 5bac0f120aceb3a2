import { createServer, type IncomingMessage } from 'node:http';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { listen } from '@refdeck/local-cloud/listen';
import { callsPerCount } from '#functions/shared/security/organization-limit';
import { scopes, tableKeys } from '#functions/shared/data/table';
import { sizeOf } from './size.ts';

export interface Units {
  reads: number;
  writes: number;
  calls: number;
}

export interface Meter {
  endpoint: string;
  /** One call in twenty counts against the organization's limit (decision 95), which is apart from its units. */
  unitsOf(act: () => Promise<unknown>): Promise<{ units: Units; admissions: number }>;
  stop(): Promise<void>;
}

type Item = Record<string, AttributeValue>;
type Send = (operation: string, input: object) => Promise<{ status: number; body: unknown }>;
type Consumed = { CapacityUnits?: number };
interface EngineResponse {
  ConsumedCapacity?: Consumed | Consumed[];
}

/** A proxy between functions and the engine, which adds up what AWS would bill. */
export async function startMeter(engine: string): Promise<Meter> {
  let running: Units | undefined;
  let admissions = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const operation = String(request.headers['x-amz-target']).split('.')[1]!;
      const input = JSON.parse(await textOf(request)) as object;
      const send = sender(engine, request.headers.authorization ?? '');
      const isCounted = !isAdmission(operation, input);
      if (!isCounted) admissions += 1;
      const { status, body } =
        running && isCounted ? await metered(operation, input, send, running) : await send(operation, input);
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  return {
    ...(await listen(server)),
    unitsOf: async (act) => {
      const units = { reads: 0, writes: 0, calls: 0 };
      running = units;
      admissions = 0;
      await act();
      running = undefined;
      return { units, admissions };
    },
  };
}

interface Update {
  Key?: Item;
  UpdateExpression?: string;
  ExpressionAttributeValues?: Item;
}

/** No other limit counts so many at once. */
function isAdmission(
  operation: string,
  { Key, UpdateExpression = '', ExpressionAttributeValues }: Update,
): boolean {
  const [, added = ''] = /ADD #count (:v\d+)/.exec(UpdateExpression) ?? [];
  return (
    operation === 'UpdateItem' &&
    Boolean(Key?.[tableKeys.partition]?.S?.startsWith(scopes.rate)) &&
    ExpressionAttributeValues?.[added]?.N === String(callsPerCount)
  );
}

async function metered(operation: string, input: object, send: Send, units: Units) {
  units.calls += 1;
  if (operation === 'TransactWriteItems')
    return await transact(input as Transaction, send, (writes) => (units.writes += writes));
  if (operation === 'UpdateItem')
    return await single(operation, input, send, (writes) => (units.writes += writes));
  return await single(operation, input, send, (reads) => (units.reads += reads));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** The engine reads the access key of the signature without verifying it. */
const sender =
  (engine: string, authorization: string): Send =>
  async (operation, input) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      authorization,
    };
    const body = JSON.stringify({ ...input, ReturnConsumedCapacity: 'TOTAL' });
    const response = await fetch(engine, { method: 'POST', headers, body });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };

const consumed = ({ ConsumedCapacity: capacity }: EngineResponse): number =>
  (capacity ? [capacity].flat() : []).reduce((total, { CapacityUnits = 0 }) => total + CapacityUnits, 0);

/** Returns the engine's count, but at least AWS's minimum for an empty result, which the engine counts as nothing. */
async function single(operation: string, input: object, send: Send, count: (units: number) => void) {
  const response = await send(operation, input);
  if (response.status === 200)
    count(Math.max(consumed(response.body as EngineResponse), least(operation, input)));
  return response;
}

interface Wanted {
  ConsistentRead?: boolean;
  RequestItems?: Record<string, { Keys: Item[]; ConsistentRead?: boolean }>;
}

function least(operation: string, { ConsistentRead = false, RequestItems = {} }: Wanted): number {
  if (operation === 'UpdateItem') return 1;
  const unit = (consistent = false) => (consistent ? 1 : 0.5);
  if (operation === 'GetItem' || operation === 'Query') return unit(ConsistentRead);
  if (operation !== 'BatchGetItem') throw new Error(`No unit is known of ${operation}`);
  const tables = Object.values(RequestItems);
  return tables.reduce((total, { Keys, ConsistentRead: one }) => total + Keys.length * unit(one), 0);
}

interface Target {
  TableName: string;
  Key?: Item;
  Item?: Item;
}
interface Transaction {
  TransactItems: Partial<Record<'Put' | 'Update' | 'Delete' | 'ConditionCheck', Target>>[];
}

/**
 * Computes the units from the size of each item before and after, because the engine counts equal items of a
 * transaction once. AWS bills a condition check as a write and reports no units for a refused transaction.
 */
async function transact(input: Transaction, send: Send, count: (writes: number) => void) {
  const sizes = () => sizesOf(input, send);
  const before = await sizes();
  const response = await send('TransactWriteItems', input);
  if (response.status !== 200) return response;
  const after = await sizes();
  const writes = before.map((size, n) => 2 * Math.max(1, Math.ceil(Math.max(size, after[n]!) / 1024)));
  const [only] = input.TransactItems;
  if (
    writes.length === 1 &&
    (only!.Put || only!.Update) &&
    consumed(response.body as EngineResponse) !== writes[0]
  )
    throw new Error(
      `The engine counts ${consumed(response.body as EngineResponse)} units where the meter counts ${writes[0]}`,
    );
  count(writes.reduce((total, one) => total + one, 0));
  return response;
}

async function sizesOf({ TransactItems }: Transaction, send: Send): Promise<number[]> {
  const targets = TransactItems.map((step) => Object.values(step)[0]!);
  const wanted = targets.map(({ Key, Item: { pk, sk } = {} }) => Key ?? ({ pk, sk } as Item));
  const { TableName } = targets[0]!;
  const RequestItems = { [TableName]: { Keys: wanted, ConsistentRead: true } };
  const { body } = await send('BatchGetItem', { RequestItems });
  const { Responses, UnprocessedKeys } = body as {
    Responses: Record<string, Item[]>;
    UnprocessedKeys: object;
  };
  if (Object.keys(UnprocessedKeys).length > 0) throw new Error('The engine has not read every item');
  const nameOf = ({ pk, sk }: Item) => `${pk!.S} ${sk!.S}`;
  const found = new Map(Responses[TableName]!.map((item) => [nameOf(item), item]));
  return wanted.map((key) => sizeOf(found.get(nameOf(key))));
}
