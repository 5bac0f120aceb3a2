import { tender, type Tender, type tenderRoutes } from '#contract/resources/tender';
import type { Input } from '#contract/primitives/route';
import { fromRow } from '../shared/data/read.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function listTenders(
  { table, organizationId }: MemberContext,
  page: Input<typeof tenderRoutes.listTenders>,
): Promise<{ tenders: Tender[]; nextCursor?: string }> {
  const { items, nextCursor } = await table.page(
    partitions.organization(organizationId),
    prefixes.tender,
    page,
  );
  return { tenders: items.map((item) => fromRow(tender, item)), nextCursor };
}
