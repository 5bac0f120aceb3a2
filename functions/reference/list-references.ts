import type { PageQuery } from '#contract/page';
import type { Reference, ReferenceFilters } from '#contract/reference';
import { keys, partitions, prefixes } from '../data/keys.ts';
import type { MemberContext } from '../tenancy/context.ts';
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
  const { items, nextCursor } = await table.page(partitions.organization(organizationId), under, page);
  const ids = items.map(({ sk }) => (sk as string).slice(under.length));
  const rows = await table.getMany(ids.map((id) => keys.reference(organizationId, id)));
  // Deleted or changed between the two reads: a moment later it would not have been found either.
  const still = (rows as (ReferenceItem | undefined)[]).filter(
    (row) => row !== undefined && filedUnder(row).includes(under),
  );
  return { items: still as ReferenceItem[], nextCursor };
}
