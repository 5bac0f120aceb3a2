import { getAnalytics } from '#functions/analytics/get-analytics';
import { addDays } from '#functions/shared/days/days';
import { rollUp } from '#functions/counting/roll-up';
import { cards, countedRows, days, eventsOf, requireAll, todayIn, visit } from '../growth/counted.ts';
import {
  cell,
  column,
  demandOf,
  flat,
  growing,
  measure,
  shown,
  type Operation,
} from '../growth/operations.ts';
import { contextOf, idOf, makePattern, rowsOf, type Pattern } from '../growth/organization.ts';
import { startEngines, type Engines } from '../growth/table.ts';
import type { Finding, Progress, Section } from '../section.ts';

/** The last size is beyond every plan, so operations that grow are measured without it. */
const sizes = [10, 1_000, 5_000, 100_000];
const neighbors = [1, 100, 10_000];
const years = [1, 3, 28];

async function ofReferences(engines: Engines, pattern: Pattern, progress: Progress): Promise<Finding> {
  const ids = sizes.map((_, n) => idOf('S', n));
  for (const [n, size] of sizes.entries()) {
    await engines.load(rowsOf(pattern, ids[n]!, size));
    progress(`An organization of ${size} references is written`);
  }
  const rows = [];
  const grown: string[] = [];
  for (const operation of [...flat, ...growing]) {
    progress(operation.name);
    const measured = await measure(engines, operation, operation.grows ? ids.slice(0, -1) : ids);
    const cells = measured.map((one, n) => [column(sizes[n]!, 'references'), cell(one)] as const);
    const grows = operation.grows ? { [column(sizes.at(-1)!, 'references')]: '' } : {};
    rows.push({
      Operation: operation.name,
      ...Object.fromEntries(cells),
      ...grows,
      Why: operation.grows ?? 'flat',
    });
    if (operation.grows) continue;
    const [, filled, , most] = measured.map(demandOf);
    // A slug that is taken needs one more read.
    if (most!.some((value, n) => value > filled![n]! * 1.05 + 1)) grown.push(operation.name);
  }
  return {
    title: 'References of one organization',
    rows,
    goals: [
      {
        goal: 'What is flat takes the same at 100,000 references as at 1,000',
        measured: grown.join(', ') || 'all do',
        met: grown.length === 0,
      },
    ],
  };
}

async function ofNeighbors(engines: Engines, pattern: Pattern, progress: Progress): Promise<Finding> {
  const wanted = flat.filter(({ name }) => !name.startsWith('files'));
  const columns: Record<string, Record<string, string>> = {};
  const demands = new Map<string, string[]>();
  let made = 0;
  for (const count of neighbors) {
    const from = made;
    made = count;
    await engines.load(
      (function* all() {
        for (let n = from; n < count; n += 1) yield* rowsOf(pattern, idOf('N', n), 2);
      })(),
    );
    progress(`Among ${count} organizations`);
    // Each round takes a new organization because a reference can be withdrawn only once.
    const own = idOf('M', count);
    await engines.load(rowsOf(pattern, own, 10));
    for (const operation of wanted) {
      const [measured] = await measure(engines, operation, [own]);
      (columns[operation.name] ??= {})[column(count, 'organizations')] = cell(measured!);
      demands.set(operation.name, [...(demands.get(operation.name) ?? []), demandOf(measured!).join(' / ')]);
    }
  }
  const differing = [...demands].filter(([, values]) => new Set(values).size > 1);
  return {
    title: 'Organizations in the table',
    rows: Object.entries(columns).map(([Operation, cells]) => ({ Operation, ...cells })),
    goals: [
      {
        goal: 'No call asks more because there are more organizations',
        measured:
          differing.map(([name, values]) => `${name}: ${values.join(', ')}`).join('; ') ||
          'each asks the same',
        met: differing.length === 0,
      },
    ],
  };
}

async function ofEvents(engines: Engines, pattern: Pattern, progress: Progress): Promise<Finding> {
  const ids = years.map((_, n) => idOf('E', n));
  const today = todayIn(new Date());
  const batches = 40;
  for (const [n, visits] of years.entries()) {
    await engines.load(rowsOf(pattern, ids[n]!, cards));
    await engines.load(countedRows(ids[n]!, visits, today));
    for (let sent = 0; sent < batches; sent += 4)
      await Promise.all(Array.from({ length: 4 }, () => visit(ids[n]!, new Date())));
    // Batches of a busy day are buffered, and counted by the roll-up.
    await rollUp(new Date(Date.now() + 5 * 60_000));
    const period = { from: addDays(today, 1 - days), to: today, granularity: 'day' as const };
    requireAll(await getAnalytics(contextOf(ids[n]!), period), visits, batches);
    progress(`${eventsOf(visits).toLocaleString('en')} events, and ${batches} batches counted on top`);
  }
  const operations: Operation[] = [
    { name: 'count a batch of 50 events', act: (id) => visit(id, new Date(), 0) },
    ...[days, 90, 30, 7].map((length) => ({
      name: `report of ${length} days`,
      act: (id: string) =>
        getAnalytics(contextOf(id), { from: addDays(today, 1 - length), to: today, granularity: 'day' }),
    })),
  ];
  const rows = [];
  const goals = [];
  for (const operation of operations) {
    const measured = await measure(engines, operation, ids);
    const cells = measured.map((one, n) => [column(eventsOf(years[n]!), 'events'), cell(one)] as const);
    rows.push({ Operation: operation.name, ...Object.fromEntries(cells) });
    const [least, , most] = measured;
    goals.push({
      goal: `${operation.name}: at most a tenth more for 28 times as many events`,
      measured: `${shown(least!.read)} and ${shown(most!.read)} units`,
      met: most!.read <= least!.read * 1.1 + 1,
    });
  }
  return {
    title: 'Counted events',
    rows,
    goals,
  };
}

async function measureGrowth(progress: Progress): Promise<Finding[]> {
  const engines = await startEngines();
  try {
    const pattern = await makePattern();
    const events = await ofEvents(engines, pattern, progress);
    const organizations = await ofNeighbors(engines, pattern, progress);
    return [await ofReferences(engines, pattern, progress), events, organizations];
  } finally {
    await engines.stop();
  }
}

export const section: Section = {
  title: 'Growth',
  method: `What one organization costs as it grows, as others join, and as visits are counted. Operations run in this process on DynamoDB Local and a local S3
with nothing beside them. One organization is made by the real operations and its rows are multiplied. A cell: read units / items written in transactions ·
calls of table and bucket · kilobytes of the response before compression · median milliseconds of seven runs in turn, or of the only run where that took
over 0.4 s. Events are those of a year of ${cards} cards, 20 referrers and 12 countries: the functions that count a batch make the rows, 40 more batches
are really counted, and each report is compared with all that was sent.`,
  measure: measureGrowth,
};
