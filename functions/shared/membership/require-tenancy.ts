import { exists } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { OutOfScope, type ScopedTable } from '../data/scoped-table.ts';
import { put } from '../data/write.ts';

/** The id of no organization, because its time is 1970. The condition keeps a write from ever succeeding. */
const other = keys.organization('0'.repeat(26));
const change = put(other, {}, { pk: exists });

const ways: readonly ((table: ScopedTable) => Promise<unknown>)[] = [
  async (table) => await table.get(other),
  async (table) => await table.getMany([other]),
  async (table) => await table.page(other.pk, '', { limit: 1 }),
  async (table) => await table.all(other.pk),
  async (table) => await table.keys(other.pk, 1),
  async (table) => await table.apply(change),
  async (table) => await table.commit([change]),
];

let refused: Promise<boolean> | undefined;

/** Asks for another organization in every way that a call has. An instance serves nobody unless all are refused. */
export async function requireTenancy(table: ScopedTable): Promise<void> {
  refused ??= Promise.allSettled(ways.map((way) => way(table))).then((tried) =>
    tried.every((one) => one.status === 'rejected' && one.reason instanceof OutOfScope),
  );
  if (!(await refused)) throw new Error('A row of another organization was within reach');
}
