import type { PageQuery } from '#contract/page';
import type { Reference } from '#contract/reference';
import { partitions, prefixes } from '../data/keys.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { toReference } from './store.ts';

export async function listReferences(
  { table, organizationId }: MemberContext,
  page: PageQuery,
): Promise<{ references: Reference[]; nextCursor?: string }> {
  const { items, nextCursor } = await table.page(
    partitions.organization(organizationId),
    prefixes.reference,
    page,
  );
  return { references: items.map(toReference), nextCursor };
}
