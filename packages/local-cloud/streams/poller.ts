import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
  type _Record,
  type DynamoDBStreamsClient,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { deliverBatch, type Invoker } from './batch.ts';
import { readStreamMappings, type StreamMapping } from './mappings.ts';
import type { Assembly } from '../template/assembly.ts';

export interface StreamClients {
  tables: DynamoDBClient;
  streams: DynamoDBStreamsClient;
}

// AWS also reads a few times a second. Reading for each write took a fifth of the tests' time.
const BETWEEN_READS_MS = 200;
/** The most records of one read, so more may follow. */
const FULL_READ = 1_000;
const NEW_SHARDS_EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 500;

interface Shard {
  id: string;
  iterator?: string;
  lastDelivered?: string;
  done?: boolean;
}

/** Reads from the begin of a stream and delivers records in order. */
export class StreamPoller {
  private readonly mapping: StreamMapping;
  private readonly clients: StreamClients;
  private readonly invoker: Invoker;
  private readonly stopping = new AbortController();
  private readonly shards = new Map<string, Shard>();
  private shardsKnownAt = 0;
  private failing = false;
  private streamArn = '';

  constructor(mapping: StreamMapping, clients: StreamClients, invoker: Invoker) {
    this.mapping = mapping;
    this.clients = clients;
    this.invoker = invoker;
  }

  /** Fails without a stream; later failures are retried. */
  async start(): Promise<void> {
    const { tableName } = this.mapping;
    const { Table } = await this.clients.tables.send(new DescribeTableCommand({ TableName: tableName }));
    if (!Table?.LatestStreamArn) throw new Error(`The table ${tableName} has no stream.`);
    this.streamArn = Table.LatestStreamArn;
    void this.poll();
  }

  /** A running call ends with its function. */
  stop(): void {
    this.stopping.abort();
  }

  private async poll(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.findShards();
        let isMore = false;
        for (const shard of this.shards.values())
          isMore = (await this.readShard(shard)) >= FULL_READ || isMore;
        if (!isMore) await this.pause(BETWEEN_READS_MS);
        this.failing = false;
      } catch (error) {
        this.report(error);
        for (const shard of this.shards.values()) delete shard.iterator;
        // A lost position means reading from the begin, which functions tolerate.
        if (error instanceof TrimmedDataAccessException) this.shards.clear();
        await this.pause(AFTER_FAILURE_MS);
      }
    }
  }

  /** Reports only the first failure of a series. */
  private report(error: unknown): void {
    if (!this.failing && !this.stopping.signal.aborted) {
      this.invoker.log(this.mapping.functionId, `The stream could not be read: ${String(error)}`);
    }
    this.failing = true;
  }

  private async findShards(): Promise<void> {
    if (Date.now() - this.shardsKnownAt < NEW_SHARDS_EVERY_MS) return;
    const { StreamDescription } = await this.clients.streams.send(
      new DescribeStreamCommand({ StreamArn: this.streamArn }),
    );
    for (const { ShardId: id = '' } of StreamDescription?.Shards ?? []) {
      if (!this.shards.has(id)) this.shards.set(id, { id });
    }
    this.shardsKnownAt = Date.now();
  }

  private async readShard(shard: Shard): Promise<number> {
    if (shard.done) return 0;
    const { Records = [], NextShardIterator } = await this.clients.streams.send(
      new GetRecordsCommand({ ShardIterator: shard.iterator ?? (await this.iteratorAt(shard)) }),
    );
    const { signal } = this.stopping;
    for (const batch of this.batches(Records.map((record) => asEvent(record, this.streamArn)))) {
      await deliverBatch(batch, this.mapping, this.invoker, signal);
    }
    shard.lastDelivered = Records.at(-1)?.dynamodb?.SequenceNumber ?? shard.lastDelivered;
    shard.iterator = NextShardIterator;
    shard.done = !NextShardIterator;
    return Records.length;
  }

  private async iteratorAt({ id, lastDelivered }: Shard): Promise<string | undefined> {
    const { ShardIterator } = await this.clients.streams.send(
      new GetShardIteratorCommand({
        StreamArn: this.streamArn,
        ShardId: id,
        ...(lastDelivered
          ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: lastDelivered }
          : { ShardIteratorType: 'TRIM_HORIZON' }),
      }),
    );
    return ShardIterator;
  }

  private batches(records: DynamoDBRecord[]): DynamoDBRecord[][] {
    const { accepts, batchSize } = this.mapping;
    const wanted = records.filter(accepts);
    return Array.from({ length: Math.ceil(wanted.length / batchSize) }, (_, n) =>
      wanted.slice(n * batchSize, (n + 1) * batchSize),
    );
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

/** Times are in seconds. */
function asEvent(record: _Record, eventSourceARN: string): DynamoDBRecord {
  const { dynamodb } = record;
  const seconds = Math.floor((dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0) / 1000);
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion,
    eventSource: 'aws:dynamodb',
    awsRegion: record.awsRegion,
    eventSourceARN,
    dynamodb: { ...dynamodb, ApproximateCreationDateTime: seconds },
  } as DynamoDBRecord;
}

export async function startStreams(
  assembly: Assembly,
  clients: StreamClients,
  invoker: Invoker,
): Promise<{ stop(): void }> {
  const pollers = readStreamMappings(assembly).map((mapping) => new StreamPoller(mapping, clients, invoker));
  await Promise.all(pollers.map((poller) => poller.start()));
  return {
    stop: () => {
      for (const poller of pollers) poller.stop();
    },
  };
}
