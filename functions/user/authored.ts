import { limits } from '#contract/limits';
import * as z from 'zod/mini';
import type { ProfileExport } from '#contract/profile-export';
import { fromRow } from '../shared/data/read.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import { anyOf, organizationScope } from '../shared/data/scope.ts';
import { scopedTable, type ScopedTable } from '../shared/data/scoped-table.ts';

type Authored = ProfileExport['authored'][number];

/** What every kind of record has. */
const authoredRow = z.object({ id: z.string(), name: z.string(), createdAt: z.string() });

const types = ['reference', 'customer', 'collection', 'asset'] as const;

/**
 * What a person made in these organisations, newest first in each. No key tells the author, so every record is read, page by
 * page, and only its name is kept; the export is rare and limited. Stops where an export is full.
 */
export async function readAuthored(userId: string, organizationIds: readonly string[]): Promise<Authored[]> {
  const table = scopedTable(anyOf(...organizationIds.map(organizationScope)));
  const lists = organizationIds.flatMap((organizationId) =>
    types.map((type) => readOfType(table, organizationId, type, userId)),
  );
  return (await Promise.all(lists)).flat();
}

async function readOfType(
  table: ScopedTable,
  organizationId: string,
  type: Authored['type'],
  userId: string,
): Promise<Authored[]> {
  const found: Authored[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.page(partitions.organization(organizationId), prefixes[type], {
      limit: limits.pageSize,
      cursor,
    });
    const own = page.items.filter(({ createdBy }) => createdBy === userId);
    found.push(...own.map((item) => ({ organizationId, type, ...fromRow(authoredRow, item) })));
    cursor = page.nextCursor;
  } while (cursor && found.length <= limits.exportedRecords);
  return found;
}
