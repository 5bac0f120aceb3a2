/**
 * `tsx tests/bench/analytics.ts [events] [days]`: a year of a large organisation, counted by the real code, and what the
 * reports on it cost, as the engine itself counts capacity. A million events take an hour; a month of them (82000 30) is
 * as dense.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { EventType } from '#contract/event';
import { getAnalytics } from '#functions/analytics/get-analytics';
import { addDays } from '#functions/analytics/period';
import { rollUp } from '#functions/analytics/roll-up';
import { openTable } from '#functions/data/client';
import { keys } from '#functions/data/keys';
import { organizationScope } from '#functions/data/scope';
import { scopedTable } from '#functions/data/scoped-table';
import { sendEvents } from '#functions/event/send-events';
import { startTestCloud } from '../support/cloud.ts';

const wanted = Number(process.argv[2] ?? 1_000_000);
const references = 200;
const eventsPerBatch = 12;
const days = Number(process.argv[3] ?? 365);
const firstDay = '2025-01-01';
const organizationId = '01HZX0000000000000000BENCH';
const referenceIds = Array.from(
  { length: references },
  (_, n) => `01HZX000000000000000${String(n).padStart(6, '0')}`,
);
const types: EventType[] = ['view', 'visible', 'visible', 'visible', 'open', 'click'];
const hosts = Array.from({ length: 20 }, (_, n) => `www.customer-number-${n}.example`);
const countries = ['DE', 'AT', 'CH', 'FR', 'NL', 'US', 'GB', 'IT', 'ES', 'PL', 'SE', 'DK'];
const line = (text: string) => process.stdout.write(`${text}\n`);

const cloud = await startTestCloud();
try {
  await main();
} finally {
  await cloud.stop();
}

async function main(): Promise<void> {
  Object.assign(process.env, {
    TABLE_NAME: cloud.tableName,
    AWS_REGION: cloud.region,
    AWS_ENDPOINT_URL_DYNAMODB: cloud.endpoints.dynamodb,
    AWS_ACCESS_KEY_ID: cloud.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: cloud.credentials.secretAccessKey,
  });
  await publish();
  const spent = countUnits();

  const started = performance.now();
  const { sent, batches } = await visitAllYear();
  const seconds = (performance.now() - started) / 1000;
  line(`${sent} events in ${batches} batches, ${(batches / seconds).toFixed(0)} batches a second`);
  line(
    `a batch: ${(spent.steps / batches).toFixed(1)} items written, ${(spent.reads / batches).toFixed(1)} RRU`,
  );
  const { moved } = await rollUp(new Date('2026-02-01T00:30:00Z'));
  line(`rolled up: ${moved} items`);

  const lastDay = addDays(firstDay, days - 1);
  for (const length of new Set([days, 90, 30, 7].filter((count) => count <= days))) {
    Object.assign(spent, { reads: 0, calls: 0 });
    const from = addDays(lastDay, 1 - length);
    const begun = performance.now();
    const { totals } = await report({ from, to: lastDay });
    const { views, visible, opens, clicks } = totals;
    const told = length === days ? `, told ${views + visible + opens + clicks} of ${sent} events` : '';
    const took = `${(performance.now() - begun).toFixed(0)} ms`;
    line(`report of ${length} days: ${spent.reads.toFixed(1)} RRU in ${spent.calls} reads, ${took}${told}`);
  }
}

/** The public side of an organisation with all its cards. */
async function publish(): Promise<void> {
  const { client, tableName: TableName } = openTable();
  const rows = [
    keys.publicPage(organizationId),
    ...referenceIds.map((id) => keys.publicReference(organizationId, id)),
  ];
  for (let n = 0; n < rows.length; n += 100) {
    const TransactItems = rows.slice(n, n + 100).map((Item) => ({ Put: { TableName, Item } }));
    await client.send(new TransactWriteCommand({ TransactItems }));
  }
}

/** Every visitor sends one batch of a dozen events. Eight are there at once. */
async function visitAllYear(): Promise<{ sent: number; batches: number }> {
  let sent = 0;
  let batches = 0;
  const perDay = Math.ceil(wanted / days / eventsPerBatch);
  for (let day = 0; day < days; day += 1) {
    const now = new Date(`${addDays(firstDay, day)}T12:00:00Z`);
    const waiting = Array.from({ length: perDay }, (_, n) => n);
    const visitor = async () => {
      for (let n = waiting.pop(); n !== undefined; n = waiting.pop()) {
        await visit(now, n);
        sent += eventsPerBatch;
        batches += 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, visitor));
  }
  return { sent, batches };
}

function any<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)]!;
}

async function visit(now: Date, n: number): Promise<void> {
  const events = Array.from({ length: eventsPerBatch }, () => ({
    type: any(types),
    referenceId: any(referenceIds),
  }));
  const visitor = {
    address: `198.51.100.${n % 250}`,
    userAgent: `Mozilla/5.0 ${n % 2 ? 'Mobile' : 'Windows'} ${n}`,
    country: any(countries),
    optedOut: false,
    prefetch: false,
  };
  const batch = {
    organizationId,
    batchId: `bench-${now.getTime()}-${n}`,
    source: any(['page', 'embed'] as const),
    referrer: any(hosts),
    events,
  };
  await sendEvents({ requestId: 'bench', now, log: () => undefined, visitor }, batch);
}

function report(query: { from: string; to: string }) {
  const context = {
    requestId: 'bench',
    now: new Date(),
    log: () => undefined,
    userId: 'bench',
    organizationId,
    role: 'member' as const,
    table: scopedTable(organizationScope(organizationId)),
  };
  return getAnalytics(context, { ...query, granularity: 'day' });
}

interface Capacity {
  CapacityUnits?: number;
}

/**
 * Adds up what every command says that it used. Of a transaction, the local engine does not count every item, so those are
 * counted here.
 */
function countUnits(): { reads: number; steps: number; calls: number } {
  const spent = { reads: 0, steps: 0, calls: 0 };
  openTable().client.middlewareStack.add(
    (next) => async (args) => {
      const input = Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next({ ...args, input });
      spent.calls += 1;
      if ('TransactItems' in input) spent.steps += input.TransactItems?.length ?? 0;
      else {
        const { ConsumedCapacity = [] } = result.output as { ConsumedCapacity?: Capacity | Capacity[] };
        for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) spent.reads += CapacityUnits;
      }
      return result;
    },
    { step: 'initialize' },
  );
  return spent;
}
