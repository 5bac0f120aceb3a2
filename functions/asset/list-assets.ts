import type { Asset } from '#contract/resources/asset';
import type { PageQuery } from '#contract/primitives/page';
import { fromRow } from '../shared/data/read.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { assetRow } from './store.ts';

export async function listAssets(
  { table, organizationId }: MemberContext,
  page: PageQuery,
): Promise<{ assets: Asset[]; nextCursor?: string }> {
  const { items, nextCursor } = await table.page(
    partitions.organization(organizationId),
    prefixes.asset,
    page,
  );
  return { assets: items.map((item) => fromRow(assetRow, item)), nextCursor };
}
