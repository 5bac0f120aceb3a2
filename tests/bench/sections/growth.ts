import { getAnalytics } from '#functions/analytics/get-analytics';
import { addDays } from '#functions/analytics/period';
import { rollUp } from '#functions/analytics/roll-up';
import { cards, countedRows, days, eventsOf, requireAll, todayIn, visit } from '../growth/counted.ts';
import { cell, column, flat, growing, measure, shown, type Operation } from '../growth/operations.ts';
import { contextOf, idOf, makePattern, rowsOf, type Pattern } from '../growth/organization.ts';
import { startEngines, type Engines } from '../growth/table.ts';
import type { Finding, Section } from '../section.ts';

/** The last is beyond every plan; what grows was clear before. */
const sizes = [10, 1_000, 5_000, 100_000];
const neighbors = [1, 100, 10_000];
/** Visits of each kind of visitor a day. */
const years = [1, 3, 28];

async function ofReferences(
  engines: Engines,
  pattern: Pattern,
  progress: (line: string) => void,
): Promise<Finding> {
  const ids = sizes.map((_, n) => idOf('S', n));
  for (const [n, size] of sizes.entries()) {
    await engines.load(rowsOf(pattern, ids[n]!, size));
    progress(`An organization of ${size} references is written`);
  }
  const rows = [];
  const goals = [];
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
    const [, filled, , most] = measured.map(({ read, written, calls }) => [read, written, calls]);
    goals.push({
      goal: `${operation.name}: the same at 100,000 references as at 1,000`,
      measured: `${most!.join(' / ')} and ${filled!.join(' / ')}`,
      // A slug that is taken asks for one more.
      met: most!.every((value, n) => value <= filled![n]! * 1.05 + 1),
    });
  }
  return {
    title: 'References of one organization',
    rows,
    goals,
    remark:
      'A cell: read units / items written in transactions · calls of table and bucket · kilobytes of the answer before compression · median milliseconds. ' +
      'What grows is measured up to 5,000, ten times what the largest plan sells: its units are the same for each card, and the local engine reads page after page of a partition in a time that grows with its square, which AWS does not. ' +
      'With 100,000 cards one miss of a public page would read 75,000 units (250 MB), more than its function has memory for, and the browser would hold 320 MB of a list: such a plan needs the page written once when something changes, and search on the server ([scaling](scaling.md)).',
  };
}

async function ofNeighbors(
  engines: Engines,
  pattern: Pattern,
  progress: (line: string) => void,
): Promise<Finding> {
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
    // Another one each time: a reference is withdrawn once.
    const own = idOf('M', count);
    await engines.load(rowsOf(pattern, own, 10));
    for (const operation of wanted) {
      const [measured] = await measure(engines, operation, [own]);
      (columns[operation.name] ??= {})[column(count, 'organizations')] = cell(measured!);
      const { read, written, calls } = measured!;
      demands.set(operation.name, [
        ...(demands.get(operation.name) ?? []),
        [read, written, calls].join(' / '),
      ]);
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
    remark:
      'Every key begins with its organization, so a neighbor is another partition. What does see all of them are jobs: they read what is due, not who exists; only the nightly comparison with Stripe asks for each customer ([scaling](scaling.md)).',
  };
}

async function ofEvents(
  engines: Engines,
  pattern: Pattern,
  progress: (line: string) => void,
): Promise<Finding> {
  const ids = years.map((_, n) => idOf('E', n));
  const today = todayIn(new Date());
  const batches = 40;
  let moved = 0;
  for (const [n, visits] of years.entries()) {
    await engines.load(rowsOf(pattern, ids[n]!, cards));
    await engines.load(countedRows(ids[n]!, visits, today));
    for (let sent = 0; sent < batches; sent += 4)
      await Promise.all(Array.from({ length: 4 }, () => visit(ids[n]!, new Date())));
    // A day as large as this one's is buffered.
    moved += (await rollUp(new Date(Date.now() + 5 * 60_000))).moved;
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
    remark:
      `A year of ${cards} cards, 20 referrers and 12 countries. The rows that counting leaves are made by the functions that say what a batch adds, times the visits; ${batches} batches were then really counted on each, ` +
      `and each report was held against all that was sent. ${moved} of the batches were buffered, and counted later. More events are more digits, not more rows.`,
  };
}

async function measureGrowth(progress: (line: string) => void): Promise<Finding[]> {
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
  method:
    'What one organization costs as it grows, as others join, and as visits are counted. Operations run in this process on DynamoDB Local and a local S3 with nothing beside them. One organization is made by the real operations and its rows are multiplied. ' +
    'Units are what the engine counts; times are medians of seven in turn, or of the only run where that took over 0.4 s.',
  measure: measureGrowth,
};
