/** `npm run cost` writes the tables; with assumptions in ms (`-- --read 90 --page 150`) it only prints. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { synthesized } from '../../tests/infra/templates.ts';
import { assumedMs, type Durations } from './calls.ts';
import { capacityTables, stageTables, tablesOf, withTables } from './render.ts';

const kinds = Object.keys(assumedMs) as (keyof Durations)[];
const { values } = parseArgs({
  options: Object.fromEntries(kinds.map((kind) => [kind, { type: 'string' as const }])),
});
const own = Object.entries(values).map(([kind, ms]) => [kind, Number(ms)]);
if (own.some(([, ms]) => !Number.isFinite(ms))) throw new Error('Durations are numbers of milliseconds');

const durations = { ...assumedMs, ...(Object.fromEntries(own) as Partial<Durations>) };
const stages = synthesized().templates;
const templates = stages.prod;
const tables = tablesOf(templates, durations);
const capacity = capacityTables(templates, durations);

async function write(name: string, written: Record<string, string>): Promise<void> {
  const file = join('docs', 'operations', name);
  writeFileSync(file, await withTables(readFileSync(file, 'utf8'), written));
}

if (own.length > 0) {
  const { routes, events, months } = tables;
  process.stdout.write(`${[routes, events, months, capacity.shared].join('\n\n')}\n`);
} else {
  await write('costs.md', { ...tables, ...stageTables(stages) });
  await write('scaling.md', capacity);
  process.stdout.write(`${tables.months}\n`);
}
