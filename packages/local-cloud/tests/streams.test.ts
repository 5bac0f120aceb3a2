import type { DynamoDBRecord } from 'aws-lambda';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deliverBatch } from '../streams/batch.ts';
import { compileFilters, readStreamMappings, type StreamMapping } from '../streams/mappings.ts';
import { Assembly } from '../template/assembly.ts';
import { notEmulated } from '../template/not-emulated.ts';

const pattern = '{"eventName":["INSERT"],"dynamodb":{"Keys":{"pk":{"S":[{"prefix":"MAIL#"}]}}}}';
const record = (eventName: string, pk: string) => ({ eventName, dynamodb: { Keys: { pk: { S: pk } } } });

describe('the filter of a stream', () => {
  it('passes records that match its pattern, and no other', () => {
    const accepts = compileFilters([pattern]);
    expect(accepts(record('INSERT', 'MAIL#1'))).toBe(true);
    expect(accepts(record('MODIFY', 'MAIL#1'))).toBe(false);
    expect(accepts(record('INSERT', 'ORG#1'))).toBe(false);
    expect(accepts({ eventName: 'INSERT', dynamodb: {} })).toBe(false);
  });

  it('passes a match of any of several patterns, and all without one', () => {
    const accepts = compileFilters(['{"eventName":["REMOVE"]}', '{"eventName":["INSERT","MODIFY"]}']);
    expect(['INSERT', 'MODIFY', 'REMOVE', 'OTHER'].map((name) => accepts(record(name, 'x')))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(compileFilters([])(record('INSERT', 'x'))).toBe(true);
  });

  it.each([
    '{"a":[{"exists":true}]}',
    '{"a":[{"anything-but":["x"]}]}',
    '{"a":[{"numeric":[">",1]}]}',
    '{"a":[1]}',
  ])('is refused at the start when it says more than is known here: %s', (unknown) => {
    expect(() => compileFilters([unknown])).toThrow(/does not know the filter a/);
  });
});

const records = (...numbers: number[]): DynamoDBRecord[] =>
  numbers.map((n) => ({ dynamodb: { SequenceNumber: String(n) } }));
const numbersOf = (batch: DynamoDBRecord[]) => batch.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber));

async function deliver(
  handle: (numbers: number[], call: number) => unknown,
  change: Partial<StreamMapping> = {},
) {
  const calls: number[][] = [];
  const lines: string[] = [];
  const mapping: StreamMapping = {
    functionId: 'fn',
    tableName: 'table',
    accepts: () => true,
    batchSize: 10,
    retries: 2,
    bisects: true,
    reportsFailures: true,
    ...change,
  };
  const invoker = {
    invoke: async (_id: string, event: unknown) => {
      const numbers = numbersOf((event as { Records: DynamoDBRecord[] }).Records);
      calls.push(numbers);
      return handle(numbers, calls.length);
    },
    log: (_id: string, text: string) => lines.push(text),
  };
  await deliverBatch(records(1, 2, 3, 4), mapping, invoker, new AbortController().signal);
  return { calls, lines };
}

const failures = (...numbers: number[]) => ({
  batchItemFailures: numbers.map((n) => ({ itemIdentifier: String(n) })),
});

describe('a batch of records', () => {
  it('that is handled is delivered once', async () => {
    expect(await deliver(() => failures())).toEqual({ calls: [[1, 2, 3, 4]], lines: [] });
  });

  it('is delivered again from the first record that failed', async () => {
    const { calls, lines } = await deliver((_numbers, call) => (call === 1 ? failures(3, 2) : undefined));
    expect(calls).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4],
    ]);
    expect(lines).toEqual([]);
  });

  it('goes to the failure destination after the last retry, with a log line', async () => {
    const { calls, lines } = await deliver(() => failures(4));
    expect(calls).toEqual([[1, 2, 3, 4], [4], [4]]);
    expect(lines).toEqual(['To the failure destination after 2 retries: record 4']);
  });

  it('is halved when the function throws, so that one bad record fails alone', async () => {
    const handled: number[] = [];
    const { lines } = await deliver((numbers) => {
      if (numbers.includes(3)) throw new Error('poison');
      handled.push(...numbers);
      return undefined;
    });
    expect(handled).toEqual([1, 2, 4]);
    expect(lines).toEqual(['To the failure destination after 2 retries: record 3']);
  });

  it('counts as handled if the function reports no failures', async () => {
    expect((await deliver(() => failures(1), { reportsFailures: false })).calls).toHaveLength(1);
  });
});

const account = { region: 'eu-central-1', accountId: '123456789012', host: 'localhost:3000' };

function withApp<Result>(mapping: object, read: (assembly: Assembly) => Result): Result {
  const directory = mkdtempSync(join(tmpdir(), 'refdeck-streams-'));
  const Resources = {
    Table: {
      Type: 'AWS::DynamoDB::GlobalTable',
      Properties: {
        TableName: 'cards',
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      },
    },
    Fn: { Type: 'AWS::Lambda::Function', Properties: { FunctionName: 'send' } },
    Mapping: { Type: 'AWS::Lambda::EventSourceMapping', Properties: mapping },
  };
  writeFileSync(join(directory, 'One.template.json'), JSON.stringify({ Resources }));
  try {
    return read(new Assembly(directory, account));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const ofTable = {
  EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
  FunctionName: { Ref: 'Fn' },
  FilterCriteria: { Filters: [{ Pattern: pattern }] },
  BatchSize: 10,
  MaximumRetryAttempts: 6,
  FunctionResponseTypes: ['ReportBatchItemFailures'],
};

describe('an event source mapping', () => {
  it('of a table’s stream is read from the template', () => {
    const [mapping] = withApp(ofTable, readStreamMappings);
    expect(mapping).toMatchObject({
      functionId: 'send',
      tableName: 'cards',
      batchSize: 10,
      retries: 6,
      bisects: false,
      reportsFailures: true,
    });
    expect(mapping!.accepts(record('INSERT', 'MAIL#1'))).toBe(true);
    expect(withApp(ofTable, notEmulated)).toEqual([]);
  });

  it('without a bound of retries is refused', () => {
    const { MaximumRetryAttempts: _, ...unbounded } = ofTable;
    expect(() => withApp(unbounded, readStreamMappings)).toThrow(/One\/Mapping has no MaximumRetryAttempts/);
  });

  it('of any other source is reported as not emulated', () => {
    const ofQueue = { ...ofTable, EventSourceArn: 'arn:aws:sqs:eu-central-1:123456789012:queue' };
    expect(withApp(ofQueue, readStreamMappings)).toEqual([]);
    expect(withApp(ofQueue, notEmulated)).toEqual(['One/Mapping (AWS::Lambda::EventSourceMapping)']);
  });
});
