import type { PageQuery } from '#contract/page';
import type { Reference, ReferenceFilters } from '#contract/reference';
import { encodeCursor } from '../shared/data/cursor.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { fitting } from '../shared/http/fitting.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { filedUnder, filingOf } from './filing.ts';
import { toReference, type ReferenceItem } from './store.ts';

interface Listed {
  items: ReferenceItem[];
  nextCursor?: string;
}

export async function listReferences(
  context: MemberContext,
  { limit, cursor, ...filters }: PageQuery & ReferenceFilters,
): Promise<{ references: Reference[]; nextCursor?: string }> {
  const page = { limit, cursor };
  const filtered = Object.values(filters).some((value) => value !== undefined);
  const { items, nextCursor } = filtered ? await filed(context, filters, page) : await all(context, page);
  return { references: items.map(toReference), nextCursor };
}

async function all({ table, organizationId }: MemberContext, page: PageQuery): Promise<Listed> {
  const { items, nextCursor } = await table.page(
    partitions.organization(organizationId),
    prefixes.reference,
    page,
  );
  return { items: items as unknown as ReferenceItem[], nextCursor };
}

async function filed(
  { table, organizationId }: MemberContext,
  filters: ReferenceFilters,
  page: PageQuery,
): Promise<Listed> {
  const under = filingOf(filters);
  const list = partitions.organization(organizationId);
  const { items, nextCursor } = await table.page(list, under, page);
  const ids = items.map(({ sk }) => (sk as string).slice(under.length));
  const rows = await table.getMany(ids.map((id) => keys.reference(organizationId, id)));
  // A query ends after 1 MB by itself; rows that are read by their keys do not.
  const held = fitting(rows as (ReferenceItem | undefined)[]);
  const cut = held.length < rows.length && encodeCursor(list, under, items[held.length - 1]!.sk as string);
  // Deleted or changed between the two reads: a moment later it would not have been found either.
  const still = held.filter((row) => row !== undefined && filedUnder(row).includes(under));
  return { items: still as ReferenceItem[], nextCursor: cut || nextCursor };
}
