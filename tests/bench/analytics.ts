/**
 * `tsx tests/bench/analytics.ts [events] [days]`: a year of a large organisation, counted by the real code, and what the
 * reports on it cost, as the engine itself counts capacity. Stops unless every total is what was sent. Each batch is the
 * largest that a browser may send; at the 6 to 17 a second that were seen, a million events take 20 to 55 minutes.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { AnalyticsReport } from '#contract/analytics';
import type { EventType, VisitEvent } from '#contract/event';
import { limits } from '#contract/limits';
import { getAnalytics } from '#functions/analytics/get-analytics';
import { addDays, dayIn } from '#functions/analytics/period';
import { rollUp } from '#functions/analytics/roll-up';
import { openTable } from '#functions/shared/data/client';
import { keys } from '#functions/shared/data/keys';
import { organizationScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { sendEvents } from '#functions/event/send-events';
import { startTestCloud } from '../support/cloud.ts';

const wanted = Number(process.argv[2] ?? 1_000_000);
const days = Number(process.argv[3] ?? 365);
const references = 200;
const timeZone = 'Europe/Helsinki';
// Days to come: the engine takes away what expires, and with it who was counted.
const firstDay = addDays(dayIn(timeZone, new Date()), 2);
const perDay = Math.ceil(wanted / days / limits.eventsPerBatch);
const organizationId = '01HZX0000000000000000BENCH';
const referenceIds = Array.from(
  { length: references },
  (_, n) => `01HZX000000000000000${String(n).padStart(6, '0')}`,
);
const metrics = { view: 'views', visible: 'visible', open: 'opens', click: 'clicks' } as const;
const types: EventType[] = ['view', 'visible', 'visible', 'visible', 'open', 'click'];
const hosts = Array.from({ length: 20 }, (_, n) => `www.customer-number-${n}.example`);
const countries = ['DE', 'AT', 'CH', 'FR', 'NL', 'US', 'GB', 'IT', 'ES', 'PL', 'SE', 'DK'];
const line = (text: string) => process.stdout.write(`${text}\n`);
const sent = new Map<string, number>();

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
  await respondOnce();
  const spent = countUnits();

  const started = performance.now();
  await visitAllYear();
  const seconds = (performance.now() - started) / 1000;
  const batches = perDay * days;
  line(
    `${batches * limits.eventsPerBatch} events in ${batches} batches on ${days} days, ${(batches / seconds).toFixed(0)} batches a second`,
  );
  line(
    `a batch: ${(spent.steps / batches).toFixed(1)} items written, ${(spent.reads / batches).toFixed(1)} RRU`,
  );
  const lastDay = addDays(firstDay, days - 1);
  // When the year is over: what is still to come is refused.
  const now = new Date(`${addDays(lastDay, 2)}T00:30:00Z`);
  await rollUpAll(now);

  for (const length of new Set([days, 90, 30, 7, 1].filter((count) => count <= days))) {
    Object.assign(spent, { reads: 0, calls: 0 });
    const begun = performance.now();
    const response = await report({ from: addDays(lastDay, 1 - length), to: lastDay }, now);
    const took = performance.now() - begun;
    line(
      `report of ${length} days: ${spent.reads.toFixed(1)} RRU in ${spent.calls} reads, ${took.toFixed(0)} ms, ${JSON.stringify(response).length} bytes`,
    );
    if (length === days) requireAll(response);
  }
}

/** A run takes a part of what is due, because another one comes in an hour; there is none here. */
async function rollUpAll(now: Date): Promise<void> {
  const moves: number[] = [];
  while (moves.at(-1) !== 0) moves.push((await rollUp(now)).moved);
  line(`rolled up, run by run: ${moves.join(', ')} items`);
}

/** Every event is in the report, and none is there twice. */
function requireAll({ totals, byReference }: AnalyticsReport): void {
  const counted = new Map<string, number>();
  for (const [type, metric] of Object.entries(metrics)) {
    const inCards = byReference.reduce((total, row) => total + row[metric], 0);
    counted.set(`all ${type}`, totals[metric]);
    counted.set(`cards ${type}`, inCards);
    for (const row of byReference) counted.set(`${row.referenceId} ${type}`, row[metric]);
  }
  const wrong = [...sent].filter(([name, count]) => counted.get(name) !== count);
  if (wrong.length > 0) throw new Error(`Not what was sent: ${JSON.stringify(wrong.slice(0, 5))}`);
  if (totals.visitors !== perDay * days) throw new Error(`${totals.visitors} visitors`);
  line(`every one of ${sent.size} totals is what was sent`);
}

/** An organisation with all its cards, each of about 2 kB. */
async function publish(): Promise<void> {
  const { client, tableName: TableName } = openTable();
  const card = {
    status: 'Published',
    visibility: 'public',
    templateId: 'design',
    tags: ['industry', 'automation'],
    attributes: {
      referenceType: 'Success story',
      description: 'd'.repeat(300),
      longDescription: 'l'.repeat(1_200),
    },
    custom: { templateConfig: '{"cornerRadius":12}', outcomes: 'o'.repeat(200), mainImage: 'm'.repeat(80) },
  };
  const rows = [
    { ...keys.publicPage(organizationId), timeZone },
    ...referenceIds.flatMap((id) => [
      { ...keys.publicReference(organizationId, id), id },
      { ...keys.reference(organizationId, id), ...card, id, name: `Reference ${id}` },
    ]),
  ];
  for (let n = 0; n < rows.length; n += 100) {
    const TransactItems = rows.slice(n, n + 100).map((Item) => ({ Put: { TableName, Item } }));
    await client.send(new TransactWriteCommand({ TransactItems }));
  }
}

/** The function as it is deployed; all others are counted by its code in this process. A test cloud wants its log. */
async function respondOnce(): Promise<void> {
  const { status } = await fetch(`${cloud.origin}/api/public/event`, { method: 'POST', body: '{}' });
  if (status !== 400) throw new Error(`An empty batch was answered with ${status}`);
}

/** Eight parts of the year go by at once. Each day begins with four visitors that meet, the others come one by one. */
async function visitAllYear(): Promise<void> {
  const parts = 8;
  const length = Math.ceil(days / parts);
  const part = async (first: number) => {
    for (let day = first; day < Math.min(first + length, days); day += 1) {
      const together = Math.min(4, perDay);
      await Promise.all(Array.from({ length: together }, (_, n) => visit(day, n)));
      for (let n = together; n < perDay; n += 1) await visit(day, n);
    }
    line(`visited: part ${first / length + 1} of ${parts}`);
  };
  await Promise.all(Array.from({ length: parts }, (_, n) => part(n * length)));
}

function any<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)]!;
}

/** What happens on one page of cards. */
function eventsOfPage(): VisitEvent[] {
  const first = Math.floor(Math.random() * (references / limits.cardsPerPage)) * limits.cardsPerPage;
  const cards = referenceIds.slice(first, first + limits.cardsPerPage);
  // Each once, as it counts.
  const all = cards.flatMap((referenceId) => types.map((type) => ({ type, referenceId, at: Math.random() })));
  const some = all.toSorted((a, b) => a.at - b.at).slice(0, limits.eventsPerBatch - 1);
  return [{ type: 'view' }, ...some.map(({ type, referenceId }) => ({ type, referenceId }))];
}

async function visit(day: number, n: number): Promise<void> {
  // Every other one comes when it is still the day before in UTC.
  const hour = n % 2 === 0 ? '09:00:00Z' : '00:30:00+02:00';
  const now = new Date(`${addDays(firstDay, day)}T${hour}`);
  const events = eventsOfPage();
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
  for (const { type, referenceId } of events) {
    const names = [`all ${type}`, ...(referenceId ? [`cards ${type}`, `${referenceId} ${type}`] : [])];
    for (const name of names) sent.set(name, (sent.get(name) ?? 0) + 1);
  }
}

function report(query: { from: string; to: string }, now: Date) {
  const context = {
    requestId: 'bench',
    now,
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
