import { collection, type Collection } from '#contract/resources/collection';
import type { PageQuery } from '#contract/primitives/page';
import { fromRow } from '../shared/data/read.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function listCollections(
  { table, organizationId }: MemberContext,
  page: PageQuery,
): Promise<{ collections: Collection[]; nextCursor?: string }> {
  const { items, nextCursor } = await table.page(
    partitions.organization(organizationId),
    prefixes.collection,
    page,
  );
  return { collections: items.map((item) => fromRow(collection, item)), nextCursor };
}
