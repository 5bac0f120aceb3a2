import type { tenderRoutes } from '#contract/resources/tender';
import type { Input, Output } from '#contract/primitives/route';
import { recall } from '#contract/tender/dispatch';
import { partitions, prefixes, recallsOf } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function listRecalls(
  { table, organizationId }: MemberContext,
  { tenderId, ...page }: Input<typeof tenderRoutes.listRecalls>,
): Promise<Output<typeof tenderRoutes.listRecalls>> {
  const prefix = tenderId === undefined ? prefixes.recall : recallsOf(tenderId);
  const { items, nextCursor } = await table.page(partitions.organization(organizationId), prefix, page);
  return { recalls: items.map((item) => fromRow(recall, item)), nextCursor };
}
