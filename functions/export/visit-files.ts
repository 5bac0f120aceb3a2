import { addCounts, dimensions, noCounts, valuesOf, type Dimension } from '../counting/counters.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import type { ArchiveFile } from './archive.ts';
import { toCsv, type Cell } from './table-files.ts';

const columns = ['Day', 'About', 'Value', 'Views', 'Visible', 'Opens', 'Clicks', 'Visitors'];

/** Counted visits, one table for each month: each day as a whole, by what is known of visits, and by reference. */
export async function* visitFiles(table: ScopedTable, organizationId: string): AsyncGenerator<ArchiveFile> {
  const pk = partitions.statistics(organizationId);
  const days = await table.all(pk, { prefix: prefixes.dayCounters });
  for (const month of new Set(days.map((item) => dayOf(item).slice(0, 7)))) {
    const ofMonth = days.filter((item) => dayOf(item).startsWith(month));
    const references = await table.all(pk, { prefix: `${prefixes.reference}${month}#` });
    const rows = [
      ...ofMonth.flatMap(rowsOfDay),
      ...references.flatMap((item) => rowsOfReference(item, month)),
    ];
    yield { path: `visits/${month}.csv`, body: [Buffer.from(toCsv([columns, ...rows]))] };
  }
}

const dayOf = ({ sk }: Item): string => String(sk).slice(prefixes.dayCounters.length);

function rowsOfDay(item: Item): Cell[][] {
  const row = (about: string, value: string, before: string) => [
    dayOf(item),
    about,
    value,
    ...counts(item, before),
  ];
  const known = (Object.keys(dimensions) as Dimension[]).flatMap((dimension) =>
    [...valuesOf(item, dimension)].map(([value, before]) => row(dimension, value, before)),
  );
  return [row('all', '', ''), ...known];
}

/** The names of its counters begin with the day of the month. */
function rowsOfReference(item: Item, month: string): Cell[][] {
  const id = String(item.sk).split('#').at(-1)!;
  const days = new Set(Object.keys(item).flatMap((name) => /^\d\d/.exec(name) ?? []));
  return [...days].toSorted().map((day) => [`${month}-${day}`, 'reference', id, ...counts(item, day)]);
}

const counts = (item: Item, before: string): number[] => Object.values(addCounts(noCounts(), item, before));
