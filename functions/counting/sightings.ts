import * as z from 'zod/mini';
import type { VisitEvent } from '#contract/resources/event';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { hashOf } from '../shared/data/hash.ts';
import { keys, partitions, sightingsOf } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { statisticsScope } from '../shared/data/scope.ts';
import { scopedTable, type ScopedTable } from '../shared/data/scoped-table.ts';
import { put } from '../shared/data/write.ts';
import { noReferrers } from './counters.ts';

const sightingRow = z.object({ host: z.string(), lastDay: z.string() });
export type Sighting = z.output<typeof sightingRow>;

const known = new Set<string>();
const mostKnown = 20_000;

interface Seen {
  organizationId: string;
  host: string;
  events: readonly VisitEvent[];
  day: string;
}

export async function recordSightings(seen: Seen, now: Date): Promise<void> {
  const { organizationId, host, day } = seen;
  if (noReferrers.includes(host)) return;
  const nameOf = (referenceId: string) => hashOf(organizationId, referenceId, host, day);
  const ids = new Set(seen.events.flatMap(({ referenceId }) => referenceId ?? []));
  const fresh = [...ids].filter((id) => !known.has(nameOf(id)));
  if (fresh.length === 0) return;
  const row = { host, lastDay: day, ...expiresAfterDays('sightingDays', now) };
  await scopedTable(statisticsScope(organizationId)).commit(
    fresh.map((id) => put(keys.sighting(organizationId, id, hashOf('host', host)), row)),
  );
  if (known.size > mostKnown) known.clear();
  for (const id of fresh) known.add(nameOf(id));
}

/** The latest website comes first. */
export async function readSightings(
  table: ScopedTable,
  organizationId: string,
  referenceId: string,
): Promise<Sighting[]> {
  const rows = await table.all(partitions.statistics(organizationId), { prefix: sightingsOf(referenceId) });
  return rows
    .map((row) => fromRow(sightingRow, row))
    .toSorted((a, b) => b.lastDay.localeCompare(a.lastDay) || a.host.localeCompare(b.host));
}
