import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Permissions } from '@refdeck/local-cloud/iam/permissions';
import { requestsOf, type AwsCall } from '@refdeck/local-cloud/iam/requests';
import { formatted } from '#tools/docs/formatted';

const file = join('tests', 'infra', 'recorded-calls.json');

/** Maps each function to its table calls, such as `TransactWriteItems PutItem AUDIT#, UpdateItem ORG#`. */
type Recorded = Record<string, string[]>;

export const recordedCalls = (): Recorded => JSON.parse(readFileSync(file, 'utf8')) as Recorded;

type Call = [functionId: string, call: AwsCall];

/**
 * Adds the table calls of this run to the recorded ones: `REFDECK_CALLS=write npx vitest run --project api
 * <suites>`. Returns a function that stores them.
 */
export function recordCalls(): () => Promise<void> {
  const found = new Map(Object.entries(recordedCalls()).map(([name, calls]) => [name, new Set(calls)]));
  const { refusal } = Permissions.prototype as {
    refusal: (this: Permissions, ...call: Call) => Promise<string | undefined>;
  };
  Permissions.prototype.refusal = function (...[functionId, call]: Call) {
    const [, name = functionId] = /^Refdeck-\w+-\w+-(\w+)[0-9A-F]{8}$/.exec(functionId) ?? [];
    if (call.service === 'dynamodb') found.set(name, (found.get(name) ?? new Set()).add(textOf(call)));
    return refusal.call(this, functionId, call);
  };
  return async () => {
    const names = [...found.keys()].toSorted();
    const sorted = names.map((name) => [name, [...found.get(name)!].toSorted()]);
    writeFileSync(file, await formatted(file, JSON.stringify(Object.fromEntries(sorted))));
  };
}

const anyone = { region: 'any', accountId: 'any', arnOfSecret: () => undefined };

function textOf(call: AwsCall): string {
  const touched = requestsOf(call, anyone, 'item').flatMap(({ action, context }) =>
    [context!['dynamodb:LeadingKeys']!].flat().map((key) => `${action.split(':')[1]} ${scopeOf(key)}`),
  );
  return `${operationOf(call)} ${[...new Set(touched)].toSorted().join(', ')}`;
}

const operationOf = ({ target = '' }: AwsCall): string => target.split('.').at(-1)!;
const scopeOf = (key: string): string => /^(JOB#[^#]+|SECRET#[\w-]+|[^#]+#)/.exec(key)![0];

export function callOf(recorded: string, TableName: string): AwsCall {
  const [, operation, touched] = /^(\w+) (.*)$/.exec(recorded)!;
  const items = touched!.split(', ').map((one) => one.split(' ') as [action: string, scope: string]);
  const key = (scope: string) => ({ pk: { S: `${scope}x` }, sk: { S: 'x' } });
  const one = ([action, scope]: [string, string]) =>
    action === 'PutItem' ? { TableName, Item: key(scope) } : { TableName, Key: key(scope) };
  const bodies: Record<string, object> = {
    Query: {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: `${items[0]![1]}x` } },
    },
    BatchGetItem: { RequestItems: { [TableName]: { Keys: items.map(([, scope]) => key(scope)) } } },
    TransactWriteItems: {
      TransactItems: items.map((item) => ({ [item[0].replace('Item', '')]: one(item) })),
    },
  };
  return {
    service: 'dynamodb',
    method: 'POST',
    path: '/',
    target: `DynamoDB_20120810.${operation}`,
    body: JSON.stringify(bodies[operation!] ?? one(items[0]!)),
  };
}
